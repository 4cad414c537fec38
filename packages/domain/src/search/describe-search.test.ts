import { describe, expect, it } from 'vitest';
import { parseSearchAddress } from './address/parse-search.ts';
import { describeCondition } from './describe-condition.ts';
import { describeSearch } from './describe-search.ts';
import { searchableAttributesOf } from './searchable-attributes.ts';

const names: Record<string, string> = {
  ford: 'Ford',
  focus: 'Focus',
  bmw: 'BMW',
  id3: 'ID.3',
  volkswagen: 'Volkswagen',
};

const nameOfDealer = (id: number) => (id === 7 ? 'Example Motors' : undefined);

function words(
  path: string,
  search: Record<string, string | string[]> = {},
  part: 'sentence' | 'short' | 'single' = 'sentence',
) {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const parsed = parseSearchAddress(path, pairs);
  return parsed && describeSearch(parsed.query, (_key, slug) => names[slug], nameOfDealer)[part];
}

describe('a search in words', () => {
  it.each([
    ['/used-cars', {}, 'New and used cars for sale in Ireland'],
    ['/bikes/used', {}, 'New and used bikes for sale in Ireland'],
    [
      '/used-cars/ireland/cork/ford/focus',
      { condition: 'used', minYear: '2019', maxPrice: '20000' },
      'Used Ford Focus for sale in Co. Cork, 2019 on, under €20,000',
    ],
    [
      '/used-cars/ford',
      { feature: ['tow-bar', 'carplay'], notFuel: 'diesel', notModel: 'focus', notWords: 'taxi' },
      'New and used Ford cars for sale in Ireland, Apple CarPlay and tow bar, not Focus, not diesel, not “taxi”',
    ],
    [
      '/used-cars',
      { plate: '192', maxOwners: '1', accident: 'no', version: 's-line', minPower: '110' },
      'New and used cars for sale in Ireland, power from 110 kW (148 bhp), one owner, no accident declared, S Line, 192 plate',
    ],
    [
      '/used-cars',
      {
        listedWithin: '7',
        cutWithin: '1',
        minPictures: '5',
        minDealerRating: '4',
        priceRating: ['good', 'great'],
      },
      'New and used cars for sale in Ireland, good or great price, listed in the last 7 days, price cut since yesterday, at least 5 pictures, dealer rated 4 stars or more',
    ],
    ['/used-cars/ford', { condition: 'used' }, 'Used Ford cars for sale in Ireland'],
    ['/used-cars', { make: ['ford', 'bmw'] }, 'New and used BMW and Ford cars for sale in Ireland'],
    ['/used-cars/volkswagen/id3/2022', {}, '2022 Volkswagen ID.3 for sale in Ireland'],
    [
      '/used-cars/ford/focus/2019',
      { condition: 'used', fuel: 'diesel' },
      'Used 2019 diesel Ford Focus for sale in Ireland',
    ],
    ['/bikes/used', { minYear: '2019', maxYear: '2019' }, '2019 bikes for sale in Ireland'],
    ['/used-cars/ford', { minYear: '2018', maxYear: '2019' }, 'Ford cars for sale in Ireland, 2018 to 2019'],
    [
      '/search',
      { body: 'estate', fuel: 'diesel', transmission: 'automatic', near: 'athlone', radius: '30' },
      'New and used automatic diesel estates for sale within 30 km of Athlone',
    ],
    [
      '/used-cars',
      { condition: 'used', minPrice: '5000', maxPrice: '9000', maxMileage: '100000', maxTax: '200' },
      'Used cars for sale in Ireland, under 100,000 km, motor tax under €200, €5,000 to €9,000',
    ],
    [
      '/used-cars',
      { condition: 'used', seller: 'private', q: 'tow bar' },
      'Used cars for sale in Ireland, private sellers, “tow bar”',
    ],
    ['/used-cars/unheard-of', { condition: 'new' }, 'New Unheard Of cars for sale in Ireland'],
  ])('%s %o', (path, search, sentence) => {
    expect(words(path, search as Record<string, string>)).toBe(sentence);
  });
});

it.each([
  ['/used-cars', {}, 'cars for sale'],
  ['/used-cars/ford', { condition: 'used', maxPrice: '9000' }, 'used Ford cars for sale'],
  ['/used-cars/ireland/cork', {}, 'cars for sale in Co. Cork'],
  ['/search', { near: 'athlone', radius: '30' }, 'cars for sale within 30 km of Athlone'],
])('in short, %s %o leaves out what goes without saying', (path, search, short) => {
  expect(words(path, search as Record<string, string>, 'short')).toBe(short);
});

describe('the condition in words', () => {
  it.each([
    ['new', 'New cars'],
    ['used', 'Used cars'],
    ['demonstrator', 'Demonstrator cars'],
    [['new', 'used'], 'New and used cars'],
    [['demonstrator', 'used'], 'Demonstrator and used cars'],
    [['new', 'demonstrator', 'used'], 'New, demonstrator and used cars'],
  ])('%o is %s', (condition, subject) => {
    expect(words('/used-cars', { condition })).toBe(`${subject} for sale in Ireland`);
  });

  it('does not mention new ones if a year or a mileage includes or excludes them', () => {
    expect(words('/used-cars', { maxYear: '2012' })).toBe('Cars for sale in Ireland, up to 2012');
    expect(words('/used-cars', { minMileage: '50000' })).toBe('Cars for sale in Ireland, from 50,000 km');
  });
});

describe('bodies in words', () => {
  it.each([
    ['/used-cars', 'suv', 'SUVs'],
    ['/used-cars', 'estate', 'estates'],
    ['/bikes/used', 'sports', 'sports bikes'],
    ['/bikes/used', 'quad-atv', 'quads and ATVs'],
    ['/bikes/used', 'scooter', 'scooters'],
    ['/commercials/used', 'luton-box', 'Luton and box vans'],
    ['/commercials/used', 'refrigerated', 'refrigerated vans'],
    ['/commercials/used', 'commercial-suv', 'commercial SUVs'],
  ])('%s with the body %s is about %s', (path, body, noun) => {
    expect(words(path, { body, condition: 'used' })).toBe(`Used ${noun} for sale in Ireland`);
  });
});

describe('a condition in words', () => {
  it.each([
    [{ seats: '7' }, '7 seats'],
    [{ doors: '1' }, '1 door'],
    [{ doors: ['3', '5'] }, '3 or 5 doors'],
    [{ minNctMonths: '1' }, 'at least 1 month of NCT'],
    [{ minNctMonths: '6' }, 'at least 6 months of NCT'],
    [{ dealer: '7' }, 'Example Motors'],
    [{ maxYearlyCost: '4000' }, 'costs under €4,000 a year'],
    [{ minYearlyCost: '2000', maxYearlyCost: '3000' }, 'costs €2,000 to €3,000 a year'],
  ])('%o is %s', (search, qualifier) => {
    expect(words('/used-cars', search as Record<string, string>)).toBe(
      `New and used cars for sale in Ireland, ${qualifier}`,
    );
  });

  it('is about the CVRT for commercials', () => {
    expect(words('/commercials/used', { minNctMonths: '6' })).toBe(
      'New and used commercials for sale in Ireland, at least 6 months of CVRT',
    );
  });

  it('leaves out a dealer whose name is unknown', () => {
    expect(words('/used-cars', { dealer: '8' })).toBe('New and used cars for sale in Ireland');
  });

  it('describes a dealer even alone, as on a chip', () => {
    const dealer = searchableAttributesOf('Car').find(({ key }) => key === 'dealer');
    expect(dealer && describeCondition(dealer, { anyOf: [8] })).toBe('one dealer');
    expect(dealer && describeCondition(dealer, { anyOf: [7] }, nameOfDealer)).toBe('Example Motors');
    expect(dealer && describeCondition(dealer, { anyOf: [7, 8] }, nameOfDealer)).toBe('2 dealers');
  });
});

describe('a single result', () => {
  it.each([
    ['/used-cars', {}, 'car for sale'],
    ['/bikes/used', { county: 'cork' }, 'bike for sale in Co. Cork'],
    ['/used-cars', { make: 'ford', model: 'focus' }, 'Ford Focus for sale'],
    [
      '/used-cars',
      { make: ['ford', 'bmw'], condition: ['new', 'used'] },
      'new or used BMW or Ford car for sale',
    ],
    ['/used-cars', { body: ['suv', 'estate'] }, 'estate or SUV for sale'],
    ['/commercials/used', { body: 'minibus' }, 'minibus for sale'],
    ['/bikes/used', { body: 'quad-atv' }, 'quad or ATV for sale'],
  ])('%s %o is a %s', (base, search, single) => {
    expect(words(base, search as Record<string, string>, 'single')).toBe(single);
  });
});
