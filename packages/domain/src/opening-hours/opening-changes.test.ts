import { expect, test } from 'vitest';
import type { OpeningHours } from '../dealer/dealer.ts';
import { dublinClock } from '../time/dublin-clock.ts';
import { describeOpening } from './describe-opening.ts';
import { listOpeningChanges } from './opening-changes.ts';
import { decideOpening, type OpeningRule } from './opening-state.ts';

const day = { opens: '09:00', closes: '18:00' };
const week: OpeningHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: { opens: '10:00', closes: '16:00' },
  sunday: null,
};
const rule: OpeningRule = { hours: week, jurisdiction: 'IE' };
const minuteMs = 60_000;

test('a day has its own text from midnight, from opening and from closing', () => {
  const changes = listOpeningChanges(rule, new Date('2026-11-18T11:00:00Z'), 1);
  expect(changes.map(({ from, words }) => [new Date(from).toISOString(), words])).toEqual([
    ['2026-11-18T00:00:00.000Z', 'Closed now, opens at 9:00'],
    ['2026-11-18T09:00:00.000Z', 'Open now, closes at 18:00'],
    ['2026-11-18T18:00:00.000Z', 'Closed now, opens tomorrow at 9:00'],
  ]);
});

// The changes of the clocks, Christmas and an ordinary week.
test.each(['2026-03-26T12:00:00Z', '2026-10-23T12:00:00Z', '2026-12-22T12:00:00Z', '2026-11-16T12:00:00Z'])(
  'at every quarter of an hour of the week after %s the list is correct',
  (time) => {
    const now = new Date(time);
    const changes = listOpeningChanges(rule, now, 8);
    for (let minutes = 0; minutes < 7 * 24 * 60; minutes += 15) {
      const then = new Date(now.getTime() + minutes * minuteMs);
      const said = changes.findLast(({ from }) => from <= then.getTime())?.words;
      expect(said, then.toISOString()).toBe(describeOpening(decideOpening(rule, dublinClock(then))));
    }
  },
);

test('unchanged text is listed once', () => {
  const changes = listOpeningChanges(rule, new Date('2026-11-18T11:00:00Z'), 8);
  expect(changes.every(({ words }, index) => words !== changes[index - 1]?.words)).toBe(true);
});

test('unstated hours give an empty list', () => {
  const closed = Object.fromEntries(Object.keys(week).map((name) => [name, null])) as unknown as OpeningHours;
  expect(listOpeningChanges({ ...rule, hours: closed }, new Date(), 8)).toEqual([]);
});
