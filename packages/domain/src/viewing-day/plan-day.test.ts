import { expect, it } from 'vitest';
import { planDay, viewingMinutes } from './plan-day.ts';

const at = (longitude: number) => ({ latitude: 53, longitude });

it('counts the drive to each stop and the viewing at it', () => {
  // 0.3 degrees are 20 km here, 26 km by road.
  const [first, second] = planDay([at(-8), at(-8.3)], at(-8.3));
  expect(first).toEqual({ kmFromLast: 26, arrivesAfter: 30 });
  expect(second).toEqual({ kmFromLast: 26, arrivesAfter: 60 + viewingMinutes });
});

it('begins at the first stop without a start', () => {
  expect(planDay([at(-8)], null)).toEqual([{ kmFromLast: null, arrivesAfter: 0 }]);
  expect(planDay([], at(-8))).toEqual([]);
});
