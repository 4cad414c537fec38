import { channels, publicReferencePattern } from '@forecourt/domain';
import {
  authCookieName,
  dismissedValue,
  editsAlertCookieName,
  hiringBannerKey,
  maximumSaved,
  savedKey,
} from '@forecourt/site';

/** The storage keys of what only the browser knows. */
export const visitorFacts = {
  savedKeys: channels.map(savedKey),
  savedReference: publicReferencePattern.source,
  maximumSaved,
  bannerKey: hiringBannerKey,
  bannerDismissed: dismissedValue,
  authCookie: authCookieName,
  editsAlertCookie: editsAlertCookieName,
};

export type VisitorFacts = typeof visitorFacts;
