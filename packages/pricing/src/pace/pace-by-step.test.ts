import { expect, test } from 'vitest';
import { findPaceByStep, type RatedLife } from './pace-by-step.ts';

/** Adverts that go one a day from the first day on, of which the last ten are still there. */
const lives = (step: RatedLife['step'], count: number): RatedLife[] =>
  Array.from({ length: count }, (_, index) => ({
    step,
    from: 0,
    to: index + 1 + (index >= count - 10 ? 60 : 0),
    isGone: index < count - 10,
  }));

test('is said from thirty adverts on', () => {
  expect(findPaceByStep(lives('good', 29))).toEqual([]);
  expect(findPaceByStep(lives('good', 40))).toEqual([
    { step: 'good', label: 'Good price', adverts: 40, within30: 0.75, within60: 0.75 },
  ]);
});

test('lists the steps from the cheapest on, and leaves out those that nobody knows about', () => {
  const steps = findPaceByStep([...lives('high', 60), ...lives('great', 50), ...lives('fair', 12)]);
  expect(steps.map(({ step }) => step)).toEqual(['great', 'high']);
});

test('is not said if it could as well be something else', () => {
  // Watched late, so that few were at risk when the first ones went.
  const late = Array.from(
    { length: 60 },
    (_, index): RatedLife => ({ step: 'fair', from: index < 4 ? 0 : 40, to: 70, isGone: false }),
  );
  const few: RatedLife[] = [1, 2].map((to) => ({ step: 'fair', from: 0, to, isGone: true }));
  expect(findPaceByStep([...late, ...few])).toEqual([]);
});
