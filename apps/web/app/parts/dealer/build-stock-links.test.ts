import { noStock } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildStockLinks } from './build-stock-links.ts';

test('a dealer links to the channels it sells in, and to no others', () => {
  expect(buildStockLinks(exampleDealer(), { Car: 0, Commercial: 1, Bike: 14 })).toEqual([
    {
      channel: 'Commercial',
      text: 'View commercials',
      found: '1 commercial',
      href: '/commercials/dealers/ireland/cork/7',
    },
    { channel: 'Bike', text: 'View bikes', found: '14 bikes', href: '/bikes/dealers/ireland/cork/7' },
  ]);
  expect(buildStockLinks(exampleDealer(), noStock)).toEqual([]);
});
