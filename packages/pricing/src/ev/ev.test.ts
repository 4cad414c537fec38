import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargingTimes, electricCostPer100Km, hoursToCharge } from './charging.ts';
import { likelyHealth } from './electric-driving.ts';
import { electricRange } from './range.ts';

describe('electric range', () => {
  it('falls from summer to winter and on the motorway', () => {
    const { bySeason } = electricRange({ ratedKm: 400, healthPercent: 90 });
    expect(bySeason).toEqual([
      { season: 'summer', mixedKm: 342, nationalRoadKm: 308, motorwayKm: 267 },
      { season: 'mild', mixedKm: 313, nationalRoadKm: 282, motorwayKm: 244 },
      { season: 'winter', mixedKm: 259, nationalRoadKm: 233, motorwayKm: 202 },
    ]);
  });

  it('falls with the age of the battery, down to the warranty limit', () => {
    expect([0, 5, 10, 30].map(likelyHealth)).toEqual([100, 91, 82, 70]);
  });
});

describe('charging', () => {
  const question = {
    batteryKwh: 60,
    healthPercent: 100,
    fromPercent: 10,
    toPercent: 80,
    mostAcKw: 11,
    mostDcKw: 120,
  };

  it('is as quick as the slower of charger and car', () => {
    const { sessions, kwh } = chargingTimes(question);
    expect(kwh).toBe(42);
    expect(sessions.map(({ kw }) => kw)).toEqual([2.3, 7.4, 11, 50, 120]);
    expect(sessions.map(({ minutes }) => minutes)).toEqual([1217, 378, 255, 53, 22]);
  });

  it('slows down at the end on a fast charger', () => {
    const first = hoursToCharge(60, 60, 80, 50, 'dc');
    const last = hoursToCharge(60, 80, 100, 50, 'dc');
    expect(last).toBeGreaterThan(1.8 * first);
    expect(hoursToCharge(60, 80, 100, 7, 'ac')).toBeCloseTo(hoursToCharge(60, 60, 80, 7, 'ac'));
  });

  it('takes as long in one go as in two', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, percent, (...stops) => {
        const [from, middle, to] = stops.sort((one, other) => one - other);
        const inTwo = hoursToCharge(60, from, middle, 50, 'dc') + hoursToCharge(60, middle, to, 50, 'dc');
        expect(hoursToCharge(60, from, to, 50, 'dc')).toBeCloseTo(inTwo);
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  it('at a public post costs less than at a fast charger', () => {
    const costOf = (id: string) =>
      chargingTimes(question).sessions.find(({ charger }) => charger === id)?.cost ?? 0;
    expect(costOf('public')).toBeGreaterThan(costOf('socket'));
    expect(costOf('public')).toBeLessThan(costOf('fast'));
  });

  it('at night costs less than petrol', () => {
    const costs = electricCostPer100Km(17.5);
    expect(costs).toMatchObject({ homeNight: 3.31, homeDay: 6.81, publicFast: 11.42, petrol: 11.97 });
  });
});
