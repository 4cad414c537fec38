import { buildPageData } from './page-data.ts';
import type { TrackingData } from './tracking-data.ts';
import { buildEventData } from './tracking-event.ts';
import type { TrackingCall } from './tracking-queue.ts';

export function buildTrackingData(call: TrackingCall): TrackingData {
  return call.method === 'view' ? buildPageData(call.page) : buildEventData(call.event);
}
