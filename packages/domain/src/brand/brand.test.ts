import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';

describe('the brand', () => {
  it('points at nobody until an operator sets it', () => {
    const addresses = [...brand.socialLinks, ...brand.appLinks, ...brand.friends].map(({ href }) => href);
    for (const address of [...addresses, brand.careersUrl, brand.insuranceUrl, brand.sellSiteUrl]) {
      expect(/^https:\/\/[a-z0-9.-]+\.example(?:\/|$)/.test(address)).toBe(true);
    }
    expect(brand.supportEmail).toMatch(/\.example$/);
    expect(brand.supportPhone).toMatch(/^020 91\d \d{4}$/);
  });
});
