import { useConsent } from '../visitor/consent/use-consent.ts';
import { usePageTracking } from '../visitor/tracking/use-page-tracking.ts';

/** Asks for consent and tells of pages. Part of the layout: a visit may begin, or end, at an address that leads nowhere. */
export function VisitWatcher() {
  useConsent();
  usePageTracking();
  return null;
}
