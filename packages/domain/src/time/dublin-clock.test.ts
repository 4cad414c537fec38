import { expect, test } from 'vitest';
import { dublinClock, dublinMoment } from './dublin-clock.ts';

test('clocks in Ireland are an hour ahead in summer', () => {
  expect(dublinClock(new Date('2026-07-01T08:30:00Z'))).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    minutes: 570,
  });
  expect(dublinClock(new Date('2026-12-01T09:30:00Z')).minutes).toBe(570);
});

test('midnight is minute 0 of the new day', () => {
  expect(dublinClock(new Date('2026-06-30T23:00:00Z'))).toEqual({ year: 2026, month: 7, day: 1, minutes: 0 });
});

test.each([
  '2026-01-15T00:00:00Z',
  '2026-07-14T23:00:00Z',
  '2026-03-29T00:00:00Z',
  '2026-03-29T08:00:00Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T09:00:00Z',
  '2026-12-31T23:59:00Z',
])('the moment when clocks show %s is that moment', (time) => {
  expect(dublinMoment(dublinClock(new Date(time)))).toEqual(new Date(time));
});
