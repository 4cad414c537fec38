import {
  createTrackingQueue,
  type TrackedPage,
  type TrackingCall,
  type TrackingEvent,
  type TrackingQueue,
} from '@forecourt/site';

const queue = createTrackingQueue();

/** Tracks a visitor's action. Safe to call anywhere in the browser: it waits for consent, and sends nothing without. */
export function trackEvent(event: TrackingEvent): void {
  add({ method: 'link', event });
}

/** Tracks a page view; `usePageTracking` calls it. */
export function trackPage(page: TrackedPage): void {
  add({ method: 'view', page });
}

/** `open-tracking.ts` opens it. */
export const trackingQueue: Pick<TrackingQueue, 'open' | 'close'> = queue;

/** The server would share one queue among many visitors: it must stay empty. */
function add(call: TrackingCall): void {
  if (typeof document !== 'undefined') queue.add(call);
}
