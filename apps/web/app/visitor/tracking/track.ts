import {
  buildEventData,
  buildPageData,
  createTrackingQueue,
  type TrackedPage,
  type TrackingCall,
  type TrackingData,
  type TrackingEvent,
} from '@forecourt/site';
import { outsideGlobals } from '../outside-scripts/outside-scripts.ts';

const queue = createTrackingQueue();

/** Something that a visitor did. Safe to call anywhere in the browser: it waits for consent, and goes nowhere without. */
export function trackEvent(event: TrackingEvent): void {
  add({ method: 'link', data: buildEventData(event) });
}

/** A page that a visitor looked at; `usePageTracking` calls it. */
export function trackPage(page: TrackedPage): void {
  add({ method: 'view', data: buildPageData(page) });
}

/** Hands over what waited and whatever comes, with what is true of the whole visit. */
export function openTracking(visit: TrackingData): void {
  queue.open(({ method, data }) => {
    try {
      outsideGlobals().utag?.[method]({ ...visit, ...data });
    } catch (error) {
      // A fault in another company's script must not keep a visitor from saving a car.
      reportError(error);
    }
  });
}

export function closeTracking(): void {
  queue.close();
}

/** The server answers many visitors with one queue: it must stay empty. */
function add(call: TrackingCall): void {
  if (typeof document !== 'undefined') queue.add(call);
}
