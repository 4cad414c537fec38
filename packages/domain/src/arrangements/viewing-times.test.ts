import { describe, expect, it } from 'vitest';
import { doOverlap, parseSlots, parseViewingTime, splitIntoSlots } from './viewing-times.ts';

const now = new Date('2026-11-20T10:00:00Z');
const beforeMarch = new Date('2027-03-20T10:00:00Z');
const beforeOctober = new Date('2027-10-20T10:00:00Z');

describe('a time to meet', () => {
  it.each([
    ['2026-11-21', '14:30', now, '2026-11-21T14:30:00.000Z'],
    ['2026-11-20', '10:30', now, '2026-11-20T10:30:00.000Z'],
    ['2027-03-28', '02:30', beforeMarch, '2027-03-28T01:30:00.000Z'],
    // Comes twice: the first.
    ['2027-10-31', '01:30', beforeOctober, '2027-10-31T00:30:00.000Z'],
  ])('%s at %s is good', (day, time, today, at) => {
    expect(parseViewingTime(day, time, today)).toEqual({ kind: 'good', at });
  });

  it.each([
    ['', '14:30', now, 'Choose a day'],
    ['2026-11-21', '', now, 'Choose a time'],
    ['2026-11-21', '25:00', now, 'Enter the day and the time, for example 14:30'],
    ['2026-11-20', '09:59', now, 'That time has passed. Choose a later one'],
    ['2026-11-20', '10:29', now, 'Choose a time at least 30 minutes from now'],
    ['2027-03-01', '10:00', now, 'Choose a day within the next 60 days'],
    [
      '2027-03-28',
      '01:30',
      beforeMarch,
      'The clocks go forward that night, so that time doesn’t exist. Choose another',
    ],
  ])('%s at %s is refused', (day, time, today, message) => {
    expect(parseViewingTime(day, time, today)).toEqual({ kind: 'bad', message });
  });
});

describe('slots', () => {
  it('are cut from the hours in which a seller is free', () => {
    const parsed = parseSlots({ day: '2026-11-21', from: '10:00', until: '11:40', minutes: '30' }, now);
    expect(parsed).toEqual({
      kind: 'good',
      slots: ['10:00', '10:30', '11:00'].map((time) => ({
        startsAt: `2026-11-21T${time}:00.000Z`,
        minutes: 30,
      })),
    });
  });

  it.each([
    ['when the clocks go forward', '2027-03-28', beforeMarch, 2],
    ['when the clocks go back', '2027-10-31', beforeOctober, 6],
    ['on any other night', '2027-10-30', beforeOctober, 4],
  ])('have real lengths: 00:30 to 02:30 %s', (_, day, today, count) => {
    const parsed = parseSlots({ day, from: '00:30', until: '02:30', minutes: '30' }, today);
    expect(parsed.kind === 'good' && parsed.slots).toHaveLength(count);
  });

  it.each([
    [{ day: '' }, 'day', 'Choose a day'],
    [{ from: 'x' }, 'from', 'Enter the day and the time, for example 14:30'],
    [{ until: '' }, 'until', 'Choose a time'],
    [{ until: '10:00' }, 'until', 'Choose a later time to finish'],
    [{ until: '10:20' }, 'until', 'That’s less than 30 minutes. Choose a later time to finish'],
    [{ from: '06:00', until: '22:00', minutes: '15' }, 'until', 'That’s more than 40 times. Choose fewer'],
  ])('of %j are refused', (change, field, message) => {
    const fields = { day: '2026-11-21', from: '10:00', until: '12:00', minutes: '30', ...change };
    expect(parseSlots(fields, now)).toEqual({ kind: 'bad', field, message });
  });

  it('overlap only if they share a moment', () => {
    const [first, second] = splitIntoSlots('2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z', 30);
    if (!first || !second) throw new Error('Two slots are needed.');
    expect(doOverlap(first, second)).toBe(false);
    expect(doOverlap(first, { ...second, startsAt: '2026-11-21T10:29:00Z' })).toBe(true);
  });
});
