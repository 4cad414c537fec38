import { describe, expect, it } from 'vitest';
import { isReminderTimely, planReminders } from './reminders.ts';

const startsAt = '2027-03-28T13:00:00.000Z';

it('reminds 24 and 2 real hours before, over the change of the clock too', () => {
  expect(planReminders(startsAt, new Date('2027-03-20T10:00:00Z'))).toEqual([
    { hours: 24, at: '2027-03-27T13:00:00.000Z' },
    { hours: 2, at: '2027-03-28T11:00:00.000Z' },
  ]);
});

it.each([
  ['2027-03-27T13:00:00Z', [2]],
  ['2027-03-28T10:59:59Z', [2]],
  ['2027-03-28T11:00:00Z', []],
])('confirmed at %s, only %j are left', (now, hours) => {
  expect(planReminders(startsAt, new Date(now)).map((each) => each.hours)).toEqual(hours);
});

describe('a reminder that is due', () => {
  const viewing = { state: 'confirmed', sequence: 3, startsAt } as const;
  const onTime = new Date('2027-03-27T13:00:01Z');
  it.each([
    ['is sent', { hours: 24, sequence: 3 }, viewing, onTime, true],
    [
      'is not sent for what was cancelled',
      { hours: 24, sequence: 3 },
      { ...viewing, state: 'cancelled' },
      onTime,
      false,
    ],
    [
      'is not sent for what is being moved',
      { hours: 24, sequence: 3 },
      { ...viewing, state: 'changed' },
      onTime,
      false,
    ],
    [
      'is not sent for what was moved and confirmed again',
      { hours: 24, sequence: 3 },
      { ...viewing, sequence: 5 },
      onTime,
      false,
    ],
    [
      'is not sent when the next is due',
      { hours: 24, sequence: 3 },
      viewing,
      new Date('2027-03-28T11:00:00Z'),
      false,
    ],
    [
      'is sent late, but before the meeting',
      { hours: 2, sequence: 3 },
      viewing,
      new Date('2027-03-28T12:59:00Z'),
      true,
    ],
    [
      'is not sent after the meeting',
      { hours: 2, sequence: 3 },
      viewing,
      new Date('2027-03-28T13:00:00Z'),
      false,
    ],
  ] as const)('%s', (_, reminder, meeting, now, isTimely) => {
    expect(isReminderTimely(reminder, meeting, now)).toBe(isTimely);
  });
});
