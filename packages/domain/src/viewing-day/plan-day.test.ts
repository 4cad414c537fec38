import { expect, it } from 'vitest';
import { planDay, viewingMinutes } from './plan-day.ts';

const at = (longitude: number) => ({ latitude: 53, longitude });
const place = (longitude: number, agreedAfter: number | null = null) => ({
  position: at(longitude),
  agreedAfter,
});

it('counts the drive to each stop and the viewing at it', () => {
  // 0.3 degrees are 20 km here, 26 km by road.
  const [first, second] = planDay([place(-8), place(-8.3)], at(-8.3));
  expect(first).toEqual({ index: 0, kmFromLast: 26, arrivesAfter: 30 });
  expect(second).toEqual({ index: 1, kmFromLast: 26, arrivesAfter: 60 + viewingMinutes });
});

it('begins at the first stop without a start', () => {
  expect(planDay([place(-8)], null)).toEqual([{ index: 0, kmFromLast: null, arrivesAfter: 0 }]);
  expect(planDay([], at(-8))).toEqual([]);
});

it('keeps to an agreed time, and sees before it only what there is time for', () => {
  const timesOf = (agreedAfter: number) =>
    planDay([place(-8), place(-8), place(-8, agreedAfter)], null).map((stop) => [
      stop.index,
      stop.arrivesAfter,
    ]);
  expect(timesOf(20)).toEqual([
    [2, 20],
    [0, 20 + viewingMinutes],
    [1, 20 + 2 * viewingMinutes],
  ]);
  expect(timesOf(60)).toEqual([
    [0, 0],
    [2, 60],
    [1, 60 + viewingMinutes],
  ]);
  expect(timesOf(500)).toEqual([
    [0, 0],
    [1, viewingMinutes],
    [2, 500],
  ]);
});

it('sees what is agreed for before the day begins first', () => {
  expect(planDay([place(-8), place(-8, -60)], null)).toMatchObject([
    { index: 1, arrivesAfter: -60 },
    { index: 0, arrivesAfter: viewingMinutes },
  ]);
});
