import { describe, expect, it } from 'vitest';
import { isOneSlipAway } from './edit-distance.ts';
import { buildFeedMap } from './feed-map.ts';
import { suggestMap } from './suggest-map.ts';

function suggest(rows: Record<string, unknown>[]) {
  return suggestMap(
    Object.keys(rows[0] ?? {}),
    rows.map((row, index) => ({ line: index + 2, row })),
  );
}

const repeat = (column: string, ...cells: unknown[]) =>
  cells.map((cell) => ({ make: 'Ford', [column]: cell }));

describe('a suggested map', () => {
  it.each([
    ['Milage', ['1', '2'], 'mileage'],
    ['Gaerbox', ['?', '?'], 'transmission'],
    ['Paint job colour', ['?', '?'], 'colour'],
    ['F7', ['191-D-1', '08-C-22'], 'registration'],
    ['F7', ['https://a.example/1.jpg', 'https://a.example/2.jpg'], 'pictures'],
    ['F7', ['€9,950', '€12,000'], 'price'],
    ['F7', ['Diesel', 'Petrol', 'Hybrid'], 'fuel'],
    ['F7', ['Navy', 'Metallic Grey', 'Red'], 'colour'],
    ['F7', ['Cork', 'Co. Kerry'], 'county'],
    ['F7', ['a@b.example', 'c@d.example'], 'sellerEmail'],
    ['F7', ['2019', '2011'], 'year'],
    ['F7', ['12', '4711'], '-'],
    ['F7', ['Ford', 'Opel'], '-'],
    ['F7', [], '-'],
  ])('maps %s with %j to %s', (column, cells, key) => {
    const rows = cells.length > 0 ? repeat(column, ...cells) : [{ make: 'Ford', [column]: '' }];
    expect(suggest(rows)).toEqual({ columns: { [column]: key } });
  });

  it('assigns nothing twice, and nothing that a column already has', () => {
    const rows = [
      { fuel: 'Diesel', F1: 'Petrol', F2: 'Cork', F3: 'Kerry' },
      { fuel: 'Petrol', F1: 'Diesel', F2: 'Mayo', F3: 'Cork' },
    ];
    expect(suggest(rows)).toEqual({ columns: { F1: '-', F2: 'county', F3: '-' } });
  });

  it('can be used as it is', () => {
    const map = suggest(repeat('Milage', '88k', '12,000'));
    expect(buildFeedMap(map).meaningOf('Milage')).toMatchObject({ key: 'mileage' });
  });

  it('is not made if every column is understood', () => {
    expect(suggest([{ make: 'Ford' }])).toBeNull();
  });
});

describe('a typing error', () => {
  it.each([
    ['milage', 'mileage', true],
    ['mileagee', 'mileage', true],
    ['mileoge', 'mileage', true],
    ['gaerbox', 'gearbox', true],
    ['mileage', 'mileage', false],
    ['gaerobx', 'gearbox', false],
    ['year', 'area', false],
  ])('%s for %s: %s', (a, b, isSlip) => {
    expect(isOneSlipAway(a, b)).toBe(isSlip);
  });
});
