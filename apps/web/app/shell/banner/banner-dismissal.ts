import { dismissedValue, hiringBannerKey } from '@forecourt/site';
import { createStoredValue } from '../../visitor/browser-storage/stored-value.ts';

/** What the browser has kept of the banner, as the domain reads it. */
export const bannerDismissal = createStoredValue<string | null>({
  key: hiringBannerKey,
  parse: (stored) => stored,
  format: (value) => value ?? '',
});

export function dismissBanner(): void {
  bannerDismissal.change(() => dismissedValue);
}
