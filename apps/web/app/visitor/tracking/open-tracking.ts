import { buildTrackingData, type TrackingData } from '@forecourt/site';
import { outsideGlobals } from '../third-party-scripts/third-party-scripts.ts';
import { trackingQueue } from './track.ts';

/**
 * Sends the queue and everything after it, with the data of the whole visit. Apart from the queue, which every page
 * loads: only a site with a tag manager needs the words of what is sent.
 */
export function openTracking(visit: TrackingData): void {
  trackingQueue.open((call) => {
    try {
      outsideGlobals().utag?.[call.method]({ ...visit, ...buildTrackingData(call) });
    } catch (error) {
      // An error in a third-party script must not stop a visitor from saving a car.
      reportError(error);
    }
  });
}
