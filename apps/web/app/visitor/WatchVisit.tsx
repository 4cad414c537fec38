import { useConsent } from './consent/use-consent.ts';
import { usePageTracking } from './tracking/use-page-tracking.ts';

/** Mounted once, in the layout. */
export function WatchVisit() {
  useConsent();
  usePageTracking();
  return null;
}
