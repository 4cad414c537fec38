import { describe, expect, it } from 'vitest';
import { brand, brandLinks } from './brand.ts';

describe('the brand', () => {
  it('has no real contact details until an operator sets them', () => {
    const addresses = [...brandLinks.socialLinks, ...brandLinks.appLinks, ...brandLinks.friends].map(
      ({ href }) => href,
    );
    for (const address of [...addresses, brand.careersUrl, brand.insuranceUrl, brand.sellSiteUrl]) {
      expect(/^https:\/\/[a-z0-9.-]+\.example(?:\/|$)/.test(address)).toBe(true);
    }
    expect(brand.supportEmail).toMatch(/\.example$/);
    expect(brand.supportPhone).toMatch(/^020 91\d \d{4}$/);
  });
});
