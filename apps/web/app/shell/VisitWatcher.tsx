import { useConsent } from '../consent/use-consent.ts';
import { usePageTracking } from '../tracking/use-page-tracking.ts';

/** Asks for consent and tells of pages. Part of the layout: a visit may begin, or end, at an address that leads nowhere. */
export function VisitWatcher() {
  useConsent();
  usePageTracking();
  return null;
}
