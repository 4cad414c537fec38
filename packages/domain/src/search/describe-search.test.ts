import { describe, expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';
import { parseSearchAddress } from './parse-search.ts';

const names: Record<string, string> = {
  ford: 'Ford',
  focus: 'Focus',
  bmw: 'BMW',
  id3: 'ID.3',
  volkswagen: 'Volkswagen',
};

function words(path: string, search: Record<string, string | string[]> = {}) {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const parsed = parseSearchAddress(path, pairs);
  return parsed && describeSearch(parsed.query, (_key, slug) => names[slug]).sentence;
}

describe('a search in words', () => {
  it.each([
    ['/used-cars', {}, 'Used cars for sale in Ireland'],
    ['/bikes/used', {}, 'Used bikes for sale in Ireland'],
    [
      '/used-cars/ireland/cork/ford/focus',
      { minYear: '2019', maxPrice: '20000' },
      'Used Ford Focus for sale in Co. Cork, 2019 on, under €20,000',
    ],
    ['/used-cars/ford', {}, 'Used Ford cars for sale in Ireland'],
    ['/used-cars', { make: ['ford', 'bmw'] }, 'Used BMW and Ford cars for sale in Ireland'],
    ['/used-cars/volkswagen/id3/2022', {}, 'Used Volkswagen ID.3 for sale in Ireland, 2022'],
    [
      '/search',
      { body: 'estate', fuel: 'diesel', transmission: 'automatic', near: 'athlone', radius: '30' },
      'Used automatic diesel estates for sale within 30 km of Athlone',
    ],
    ['/used-cars', { condition: 'new' }, 'New cars for sale in Ireland'],
    ['/used-cars', { body: 'suv', seats: '7' }, 'Used SUVs for sale in Ireland, 7 seats'],
    [
      '/used-cars',
      { minPrice: '5000', maxPrice: '9000', maxMileage: '100000', maxTax: '200' },
      'Used cars for sale in Ireland, under 100,000 km, motor tax under €200, €5,000 to €9,000',
    ],
    [
      '/used-cars',
      { seller: 'private', q: 'tow bar' },
      'Used cars for sale in Ireland, private sellers, “tow bar”',
    ],
    ['/used-cars', { minNctMonths: '1' }, 'Used cars for sale in Ireland, at least 1 month of NCT'],
    ['/used-cars/unheard-of', {}, 'Used Unheard Of cars for sale in Ireland'],
  ])('%s %o', (path, search, sentence) => {
    expect(words(path, search as Record<string, string>)).toBe(sentence);
  });
});
