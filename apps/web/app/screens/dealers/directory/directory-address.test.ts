import { expect, test } from 'vitest';
import { directoryAddress, everyDealer, isPosition } from './directory-address.ts';
import { addressOfForm, readDirectoryAddress } from './read-directory-address.ts';

const findMake = (text: string) => (text.toLowerCase() === 'ford' ? 'Ford' : undefined);
const read = (params: Record<string, string>, query = '') =>
  readDirectoryAddress(params, new URLSearchParams(query), findMake);

test('name, make and county are in the path, the rest in the query', () => {
  expect(
    directoryAddress({
      name: 'Lee Valley',
      make: 'Ford',
      county: 'Cork',
      channel: 'Commercial',
      isSimiApproved: true,
      near: 'mallow',
      sort: 'stock',
      page: 2,
    }),
  ).toBe(
    '/dealers/name/lee-valley/make/ford/ireland/cork?channel=commercials&simi=1&near=mallow&sort=stock&page=2',
  );
  expect(directoryAddress(everyDealer)).toBe('/dealers');
});

test('an address round-trips', () => {
  expect(
    read({ name: 'lee-valley', make: 'ford', county: 'cork' }, 'channel=bikes&simi=1&near=mallow&page=3')
      ?.asked,
  ).toEqual({
    name: 'lee valley',
    make: 'Ford',
    county: 'Cork',
    channel: 'Bike',
    isSimiApproved: true,
    near: 'mallow',
    sort: null,
    page: 3,
  });
});

test('an unknown county or make is not found', () => {
  expect(read({ make: 'nosuch' })).toBeNull();
  expect(read({ county: 'atlantis' })).toBeNull();
});

test('an unknown place is reported, and measures no distance', () => {
  expect(read({}, 'near=atlantis')).toMatchObject({ unknownPlace: 'atlantis', asked: { near: null } });
});

test('a default or impossible order is left out', () => {
  expect(read({}, 'sort=best')?.asked.sort).toBeNull();
  expect(read({}, 'sort=name')?.asked.sort).toBe('name');
  expect(read({}, 'sort=distance')?.asked.sort).toBeNull();
  expect(read({}, 'near=mallow&sort=distance')?.asked.sort).toBeNull();
  expect(read({}, 'near=mallow&sort=name')?.asked.sort).toBe('name');
});

test('an invalid value is dropped and reported', () => {
  const { asked, problems } = read({}, 'channel=planes&simi=maybe&sort=luck&page=-4') ?? {};
  expect(asked).toEqual(everyDealer);
  expect(problems).toEqual([
    'We left out the order “luck”.',
    'We left out the type of vehicle “planes”.',
    'We left out the choice of members “maybe”.',
    'We left out the page “-4”.',
  ]);
  expect(read({}, 'channel=&sort=name&page=2&simi=0')?.problems).toEqual([]);
});

test('a visitor’s own position is distinguished from a town', () => {
  expect(isPosition(read({}, 'near=51.900,-8.470')?.asked.near ?? null)).toBe(true);
  expect(isPosition('mallow')).toBe(false);
});

const addressOf = (query: string) =>
  addressOfForm(new URLSearchParams(query), (text) => findMake(text) !== undefined);

test('the form redirects to the canonical address', () => {
  expect(addressOf('name=&make=Ford&county=Cork&near=&simi=1')).toBe(
    '/dealers/make/ford/ireland/cork?simi=1',
  );
  expect(addressOf('name=Lee+Valley&near=P51')).toBe('/dealers/name/lee-valley?near=P51');
  expect(addressOf('page=2')).toBeNull();
});

test('unrelated parameters are kept', () => {
  expect(addressOf('name=&make=Ford&simi=1&utm_source=mail&empty=')).toBe(
    '/dealers/make/ford?simi=1&utm_source=mail',
  );
});

test('a typed place takes precedence over a known position', () => {
  expect(addressOf('name=&near=mallow&near=53.1,-8.2')).toBe('/dealers?near=mallow');
  expect(addressOf('name=&near=&near=53.1,-8.2')).toBe('/dealers?near=53.1%2C-8.2');
});

test('an unknown county or make stays in the query, and is reported as dropped', () => {
  expect(addressOf('county=atlantis')).toBeNull();
  expect(addressOf('name=&make=Ford&county=atlantis&simi=1')).toBe(
    '/dealers/make/ford?simi=1&county=atlantis',
  );
  expect(read({ make: 'ford' }, 'county=atlantis&make=')).toMatchObject({
    asked: { make: 'Ford', county: null },
    problems: ['We left out the county “atlantis”.'],
  });
});
