import { channels, publicReferencePattern } from '@forecourt/domain';
import { authCookieName, dismissedValue, hiringBannerKey, maximumSaved, savedKey } from '@forecourt/site';

/** The names under which the browser keeps what only it knows. */
export const visitorFacts = {
  savedKeys: channels.map(savedKey),
  savedReference: publicReferencePattern.source,
  maximumSaved,
  bannerKey: hiringBannerKey,
  bannerDismissed: dismissedValue,
  authCookie: authCookieName,
};

export type VisitorFacts = typeof visitorFacts;
