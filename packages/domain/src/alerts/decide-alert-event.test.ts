import { describe, expect, it } from 'vitest';
import {
  type ChangedVehicle,
  decideSearchEvent,
  decideVehicleEvent,
  nothingTold,
} from './decide-alert-event.ts';

const since = '2026-11-10T09:00:00.000Z';
const before = '2026-11-01T09:00:00.000Z';
const after = '2026-11-12T09:00:00.000Z';
const now = '2026-11-14T09:00:00.000Z';

const car = (facts: Partial<ChangedVehicle> = {}, ...prices: (number | null)[]): ChangedVehicle => ({
  at: now,
  isForSale: true,
  firstListedAt: before,
  awaySince: null,
  prices: prices.map((price, index) => ({ at: index === 0 ? before : after, price })),
  ...facts,
});
const matched = { since, matchedBefore: true };

describe('what a change means to someone who watches a search', () => {
  it.each([
    ['listed after they began', car({ firstListedAt: after }, 9000), matched, nothingTold, 'new'],
    ['listed before they began', car({}, 9000), matched, nothingTold, null],
    ['told already', car({ firstListedAt: after }, 9000), matched, { isTold: true, lowestPrice: 9000 }, null],
    [
      'a price that now fits the search',
      car({}, 20_050, 19_990),
      { since, matchedBefore: false },
      nothingTold,
      'new',
    ],
    ['a cut of €100 that is 1%', car({}, 10_000, 9900), matched, nothingTold, 'price-down'],
    ['a cut of less than €100', car({}, 2000, 1950), matched, nothingTold, null],
    ['a cut of less than 1%', car({}, 30_000, 29_800), matched, nothingTold, null],
    ['a price that rose', car({}, 10_000, 10_500), matched, nothingTold, null],
    ['not below what was told', car({}, 10_000, 9500), matched, { isTold: true, lowestPrice: 9500 }, null],
    [
      'below what was told',
      car({}, 10_000, 9000),
      matched,
      { isTold: true, lowestPrice: 9500 },
      'price-down',
    ],
    ['up and down again', car({}, 10_000, 11_000, 10_000), matched, nothingTold, null],
    ['a price on application', car({}, 10_000, null), matched, nothingTold, null],
    ['a first price', car({}, null, 9000), matched, nothingTold, null],
    ['away for days', car({ awaySince: after }, 9000), matched, nothingTold, 'back'],
    [
      'dropped by a feed for an hour',
      car({ awaySince: '2026-11-14T08:00:00.000Z' }, 9000),
      matched,
      nothingTold,
      null,
    ],
    ['no longer for sale', car({ isForSale: false }, 9000), matched, nothingTold, 'gone'],
  ] as const)('%s', (_, vehicle, alert, told, event) => {
    expect(decideSearchEvent(vehicle, alert, told)).toBe(event);
  });

  it('small cuts add up', () => {
    const steps = [10_000, 9960, 9920, 9890];
    const events = steps.map((_, index) =>
      decideSearchEvent(car({}, ...steps.slice(0, index + 1)), matched, nothingTold),
    );
    expect(events).toEqual([null, null, null, 'price-down']);
  });
});

describe('what a change means to someone who watches the vehicle', () => {
  it.each([
    ['sold', car({ isForSale: false }, 9000), 'sold'],
    ['cut', car({}, 9000, 8500), 'price-down'],
    ['unchanged', car({}, 9000), null],
  ] as const)('%s', (_, vehicle, event) => {
    expect(decideVehicleEvent(vehicle, since, nothingTold)).toBe(event);
  });
});
