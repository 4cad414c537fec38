import { describe, expect, it } from 'vitest';
import { alertDueAt, nextMorning, startOfDublinDay } from './alert-times.ts';

const due = (pace: 'at-once' | 'daily' | 'weekly', now: string, mutedUntil: string | null = null) =>
  alertDueAt(pace, new Date(now), mutedUntil).toISOString();

describe('when something is told', () => {
  it.each([
    ['in winter', '2026-11-17T05:00:00Z', '2026-11-17T07:30:00.000Z'],
    ['in summer', '2026-07-17T05:00:00Z', '2026-07-17T06:30:00.000Z'],
    ['at the very moment, the next day', '2026-11-17T07:30:00Z', '2026-11-18T07:30:00.000Z'],
    ['the evening before summer time begins', '2026-03-28T20:00:00Z', '2026-03-29T06:30:00.000Z'],
    ['during the night in which it begins', '2026-03-29T00:59:00Z', '2026-03-29T06:30:00.000Z'],
    ['the day after it began', '2026-03-29T06:30:00Z', '2026-03-30T06:30:00.000Z'],
    ['the evening before it ends', '2026-10-24T20:00:00Z', '2026-10-25T07:30:00.000Z'],
    ['in the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25T07:30:00.000Z'],
    [
      'late in the evening in summer, when it is tomorrow in Ireland',
      '2026-07-17T23:30:00Z',
      '2026-07-18T06:30:00.000Z',
    ],
  ])('daily at 07:30 in Ireland, %s', (_, now, expected) => {
    expect(due('daily', now)).toBe(expected);
    expect(nextMorning(new Date(now)).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-11-17T05:00:00Z', '2026-11-20T07:30:00.000Z'],
    ['2026-11-20T07:29:59Z', '2026-11-20T07:30:00.000Z'],
    ['2026-11-20T07:30:00Z', '2026-11-27T07:30:00.000Z'],
    ['2026-03-27T08:00:00Z', '2026-04-03T06:30:00.000Z'],
  ])('weekly on Fridays, from %s', (now, expected) => {
    expect(due('weekly', now)).toBe(expected);
  });

  it('at once after five minutes', () => {
    expect(due('at-once', '2026-11-17T05:00:00Z')).toBe('2026-11-17T05:05:00.000Z');
  });

  it('after it was muted, and a mute that is over changes nothing', () => {
    expect(due('at-once', '2026-11-17T05:00:00Z', '2026-11-24T05:00:00.000Z')).toBe(
      '2026-11-24T05:05:00.000Z',
    );
    expect(due('daily', '2026-11-17T05:00:00Z', '2026-11-24T08:00:00.000Z')).toBe('2026-11-25T07:30:00.000Z');
    expect(due('daily', '2026-11-17T05:00:00Z', '2026-11-10T08:00:00.000Z')).toBe('2026-11-17T07:30:00.000Z');
  });

  it('a day begins at midnight in Ireland', () => {
    expect(startOfDublinDay(new Date('2026-07-17T23:30:00Z')).toISOString()).toBe('2026-07-17T23:00:00.000Z');
    expect(startOfDublinDay(new Date('2026-11-17T23:30:00Z')).toISOString()).toBe('2026-11-17T00:00:00.000Z');
  });
});
