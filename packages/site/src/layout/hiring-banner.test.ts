import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { buildHiringBanner, canShowHiringBanner, dismissedValue, hiringBannerKey } from './hiring-banner.ts';

describe('a dismissed banner', () => {
  it('is stored as false under its key', () => {
    expect([hiringBannerKey, dismissedValue]).toEqual(['showHiringBanner', 'false']);
  });
});

describe('canShowHiringBanner', () => {
  const home = { path: '/', isMobile: false, stored: null };

  it('is true on the home page of a desktop', () => {
    expect(canShowHiringBanner(home)).toBe(true);
    expect(canShowHiringBanner({ ...home, path: '/?utm_source=mail' })).toBe(true);
  });

  it('is false elsewhere, on a phone, or once dismissed', () => {
    expect(canShowHiringBanner({ ...home, path: '/used-cars' })).toBe(false);
    expect(canShowHiringBanner({ ...home, isMobile: true })).toBe(false);
    expect(canShowHiringBanner({ ...home, stored: 'false' })).toBe(false);
  });

  it('is true for any other stored value', () => {
    expect(canShowHiringBanner({ ...home, stored: 'true' })).toBe(true);
  });
});

describe('buildHiringBanner', () => {
  it('invites visitors to sell their car', () => {
    expect(buildHiringBanner()).toMatchObject({
      linkText: 'Sell my car',
      href: '/sell-my-car',
      isRouter: true,
    });
  });

  it('links to the careers site while the site is hiring', () => {
    const careersUrl = 'https://careers.example.ie';
    const banner = buildHiringBanner({ ...brand, isHiring: true, careersUrl });
    expect(banner).toMatchObject({ href: careersUrl, isRouter: false });
    expect(buildHiringBanner({ ...brand, isHiring: true })).toMatchObject({ href: '/careers' });
  });
});
