import { dismissedValue, hiringBannerKey } from '@forecourt/site';
import { createStoredValue } from '../../visitor/browser-storage/stored-value.ts';

/** The banner's dismissal as stored in the browser, in the domain's format. */
export const bannerDismissal = createStoredValue<string | null>({
  key: hiringBannerKey,
  parse: (stored) => stored,
  format: (value) => value ?? '',
});

export function dismissBanner(): void {
  bannerDismissal.change(() => dismissedValue);
}
