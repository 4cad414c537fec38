import { describe, expect, it } from 'vitest';
import { buildOrganisationBlock, copyrightLine } from './organisation.ts';

describe('buildOrganisationBlock', () => {
  it('says who runs the site and since when', () => {
    expect(buildOrganisationBlock('https://forecourt.example/')).toMatchObject({
      '@type': 'Organization',
      name: 'Forecourt',
      url: 'https://forecourt.example/',
      logo: 'https://forecourt.example/logo.svg',
      foundingDate: '1998',
      contactPoint: { telephone: '+353 20 910 1998' },
    });
  });
});

describe('copyrightLine', () => {
  it('has the current year', () => {
    expect(copyrightLine(new Date('2026-11-15T12:00:00Z'))).toBe('© Forecourt 2026');
  });
});
