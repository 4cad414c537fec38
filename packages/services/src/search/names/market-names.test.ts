import { parseSearch } from '@forecourt/domain';
import { NameBook } from '@forecourt/taxonomy';
import { describe, expect, it } from 'vitest';
import { buildMarketNames } from './market-names.ts';

const onSale = (make: string, ...models: string[]) => ({
  make,
  count: models.length,
  models: models.map((model) => ({ model, count: 1 })),
});

const names = buildMarketNames(
  'Car',
  [
    onSale('Ford', 'Focus'),
    onSale('Citroën', 'C3'),
    onSale('Volkswagen', 'Golf', 'ID.4'),
    onSale('Mercedes-Benz', 'E-Class'),
    onSale('Land Rover', 'Range Rover Sport'),
    onSale('🚗', '!!!'),
  ],
  new NameBook(),
);

describe('a page', () => {
  it.each([
    {},
    { make: 'ford' },
    { make: 'FORD' },
    { make: 'citroën' },
    { make: 'ford', model: 'focus' },
    { make: 'ford', model: 'c3' },
    { make: 'u1f697', model: 'u21u21u21' },
  ])('exists for %o, which is on sale', (named) => {
    expect(names.isOnSale(named)).toBe(true);
    expect(names.isKnown(named)).toBe(true);
  });

  it.each([{ make: 'bmw' }, { make: 'bmw', model: '5-series' }, { make: 'ford', model: 'mondeo' }])(
    'exists for %o, which is generally known',
    (named) => {
      expect(names.isOnSale(named)).toBe(false);
      expect(names.isKnown(named)).toBe(true);
    },
  );

  it.each([
    { make: 'nomake' },
    { make: 'wp-login.php' },
    { make: '車' },
    { make: 'yamaha' },
    { make: 'ford', model: 'nomodel' },
    { make: 'ford', model: 'focsu' },
    { make: 'x'.repeat(500) },
  ])('does not exist for %o', (named) => {
    expect(names.isOnSale(named)).toBe(false);
    expect(names.isKnown(named)).toBe(false);
  });
});

describe('a search', () => {
  const resolve = (query: string) =>
    names.resolve(parseSearch('Car', new URLSearchParams(query)).query).filters;

  it.each([
    ['make=vw', { make: ['volkswagen'] }],
    ['make=VW&model=golf', { make: ['volkswagen'], model: ['golf'] }],
    ['make=volkswagen&model=id-4', { make: ['volkswagen'], model: ['id4'] }],
    ['make=merc&model=eclass', { make: ['mercedes-benz'], model: ['e-class'] }],
    ['make=mercedes&model=e220', { make: ['mercedes-benz'], model: ['e-class'] }],
    ['make=range-rover&model=sport', { make: ['land-rover'], model: ['range-rover-sport'] }],
    ['make=vw&make=ford', { make: ['ford', 'volkswagen'] }],
    ['make=ford&make=vw&model=golf&model=focus', { make: ['ford', 'volkswagen'], model: ['focus', 'golf'] }],
    ['make=nomake&model=nomodel', { make: ['nomake'], model: ['nomodel'] }],
    ['model=golf', { model: ['golf'] }],
  ])('of %s means %o', (query, meant) => {
    const filters = Object.fromEntries(Object.entries(meant).map(([key, anyOf]) => [key, { anyOf }]));
    expect(resolve(query)).toEqual(filters);
  });

  it('without a name stays as it is', () => {
    const { query } = parseSearch('Car', new URLSearchParams('maxPrice=9000&page=2'));
    expect(names.resolve(query)).toBe(query);
  });
});
