import { describe, expect, it } from 'vitest';
import { advertPageWidth, deviceOfWidth, isCarousel } from './breakpoints.ts';

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
