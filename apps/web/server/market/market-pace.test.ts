import { channels, dayMs, yearOf } from '@forecourt/domain';
import { makeAdverts, makeDealers } from '@forecourt/market';
import { findPaceByStep, fitModel, PriceBook, type RatedLife } from '@forecourt/pricing';
import { expect, test } from 'vitest';

test('dear cars of the made-up market stay longer than cheap ones, at every step of the price', () => {
  const options = { seed: 7, size: 6000, now: new Date('2026-11-15T10:00:00Z') };
  const dealers = makeDealers(options).map(({ index, draft }) => ({ id: index, draft }));
  const cars = [...makeAdverts(options, dealers)].filter(({ channel, vehicle }) => {
    return channel === 'Car' && vehicle.condition === 'Used';
  });
  const book = new PriceBook(() => options.now);
  for (const car of cars) book.set(car);
  for (const channel of channels) {
    book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(options.now))));
  }
  const watchedSince = Math.min(...cars.flatMap(({ endedAt }) => (endedAt ? Date.parse(endedAt) : [])));
  const lives = cars.flatMap((car): RatedLife[] => {
    const step = book.rate(car)?.step;
    const listed = Date.parse(car.listedAt);
    const until = car.endedAt === null ? options.now.getTime() : Date.parse(car.endedAt);
    const from = Math.max(0, watchedSince - listed) / dayMs;
    return step ? [{ step, from, to: (until - listed) / dayMs, isGone: car.endedAt !== null }] : [];
  });
  const pace = findPaceByStep(lives);
  expect(pace.map(({ step }) => step)).toEqual(['great', 'good', 'fair', 'high', 'very-high']);
  const within30 = pace.map((each) => each.within30);
  expect(within30).toEqual(within30.toSorted((one, other) => other - one));
  expect((within30[0] ?? 0) - (within30[4] ?? 0)).toBeGreaterThan(0.2);
  for (const each of pace) expect(each.within60).toBeGreaterThan(each.within30);
});
