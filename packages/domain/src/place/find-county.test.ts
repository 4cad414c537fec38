import { describe, expect, it } from 'vitest';
import { counties } from './counties.ts';
import { countyName } from './county-name.ts';
import { findCounty } from './find-county.ts';

describe('findCounty', () => {
  it.each(['cork', 'Cork', 'CORK', ' Co. Cork ', 'Co Cork', 'co.cork', 'County Cork', 'co-cork', 'Corcaigh'])(
    'reads %o',
    (text) => {
      expect(findCounty(text)?.name).toBe('Cork');
    },
  );

  it('finds every county by its name, slug and Irish name', () => {
    for (const county of counties) {
      expect([findCounty(county.name), findCounty(county.slug), findCounty(county.irishName)]).toEqual([
        county,
        county,
        county,
      ]);
    }
  });

  it('finds Derry by both of its names', () => {
    expect(findCounty('Co. Londonderry')?.name).toBe('Derry');
  });

  it.each(['', 'Co.', 'Kent', 'Corkshire'])('does not find %o', (text) => {
    expect(findCounty(text)).toBeUndefined();
  });
});

describe('countyName', () => {
  it('drops a leading prefix only', () => {
    expect(countyName('Co. Cork')).toBe('Cork');
    expect(countyName('Cork')).toBe('Cork');
    expect(countyName('Cork Co. Council')).toBe('Cork Co. Council');
  });
});
