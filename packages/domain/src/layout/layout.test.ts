import { describe, expect, it } from 'vitest';
import { advertPageWidth, deviceOfWidth, isCarousel } from './breakpoints.ts';
import { canShowHiringBanner } from './hiring-banner.ts';

describe('deviceOfWidth', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [767.5, 'mobile'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'desktop'],
  ])('takes %d pixels for %s', (width, device) => {
    expect(deviceOfWidth(width)).toBe(device);
  });
});

describe('isCarousel', () => {
  it('holds up to 1128 pixels', () => {
    expect(isCarousel(1128)).toBe(true);
    expect(isCarousel(1129)).toBe(false);
  });
});

describe('advertPageWidth', () => {
  it('keeps between 320 and 1200', () => {
    expect([300, 320, 700, 1200, 1900].map(advertPageWidth)).toEqual([320, 320, 700, 1200, 1200]);
  });
});

describe('canShowHiringBanner', () => {
  const home = { path: '/', isMobile: false, stored: null };

  it('holds on the home page of a desktop', () => {
    expect(canShowHiringBanner(home)).toBe(true);
    expect(canShowHiringBanner({ ...home, path: '/?utm_source=mail' })).toBe(true);
  });

  it('does not hold elsewhere, on a phone, or once dismissed', () => {
    expect(canShowHiringBanner({ ...home, path: '/used-cars' })).toBe(false);
    expect(canShowHiringBanner({ ...home, isMobile: true })).toBe(false);
    expect(canShowHiringBanner({ ...home, stored: 'false' })).toBe(false);
  });

  it('holds with anything else in the storage', () => {
    expect(canShowHiringBanner({ ...home, stored: 'true' })).toBe(true);
  });
});
