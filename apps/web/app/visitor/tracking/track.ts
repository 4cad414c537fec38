import {
  buildEventData,
  buildPageData,
  createTrackingQueue,
  type TrackedPage,
  type TrackingCall,
  type TrackingData,
  type TrackingEvent,
} from '@forecourt/site';
import { outsideGlobals } from '../third-party-scripts/third-party-scripts.ts';

const queue = createTrackingQueue();

/** Tracks a visitor's action. Safe to call anywhere in the browser: it waits for consent, and sends nothing without. */
export function trackEvent(event: TrackingEvent): void {
  add({ method: 'link', data: buildEventData(event) });
}

/** Tracks a page view; `usePageTracking` calls it. */
export function trackPage(page: TrackedPage): void {
  add({ method: 'view', data: buildPageData(page) });
}

/** Sends the queue and everything after it, with the data of the whole visit. */
export function openTracking(visit: TrackingData): void {
  queue.open(({ method, data }) => {
    try {
      outsideGlobals().utag?.[method]({ ...visit, ...data });
    } catch (error) {
      // An error in a third-party script must not stop a visitor from saving a car.
      reportError(error);
    }
  });
}

export function closeTracking(): void {
  queue.close();
}

/** The server would share one queue among many visitors: it must stay empty. */
function add(call: TrackingCall): void {
  if (typeof document !== 'undefined') queue.add(call);
}
