import { NameBook } from '@forecourt/taxonomy';
import { expect, test } from 'vitest';
import { buildMarketNames } from './market-names.ts';
import { spellStock } from './spell-stock.ts';

const onSale = [{ make: 'Škoda', count: 2, models: [{ model: 'Octavia', count: 2 }] }];
const search = { names: async () => buildMarketNames('Car', onSale, new NameBook()) };
const group = { channel: 'Car' as const, county: 'Cork', count: 1, updatedAt: '2026-11-01T09:00:00.000Z' };

test('stock has the names that the market uses, without what is no longer on sale', async () => {
  const stock = [
    { ...group, make: 'SKODA', model: 'OCTAVIA' },
    { ...group, make: 'Škoda', model: 'Octavia' },
    { ...group, make: 'Ford', model: 'Focus' },
  ];
  const named = { ...group, make: 'Škoda', model: 'Octavia' };
  expect(await spellStock(stock, search)).toEqual([named, named]);
});
