import { expect, test } from 'vitest';
import { describeCallHours, findCallHoursError, isCallTime, parseCallHours } from './call-hours.ts';

test.each([
  ['', '', null],
  ['09:00', '21:00', { from: '09:00', to: '21:00' }],
  ['09:00', '', { from: '09:00', to: '24:00' }],
  ['', '20:00', { from: '00:00', to: '20:00' }],
  ['21:00', '09:00', null],
  ['soon', '09:00', null],
])('hours from “%s” to “%s”', (callFrom, callTo, hours) => {
  expect(parseCallHours({ callFrom, callTo })).toEqual(hours);
});

test.each([
  // Winter time, and summer time one hour ahead.
  ['2026-11-17T08:59:00Z', false],
  ['2026-11-17T09:00:00Z', true],
  ['2026-11-17T20:59:00Z', true],
  ['2026-11-17T21:00:00Z', false],
  ['2026-07-01T08:00:00Z', true],
  ['2026-07-01T20:00:00Z', false],
])('at %s a seller who takes calls from nine to nine: %s', (now, isOpen) => {
  expect(isCallTime({ from: '09:00', to: '21:00' }, new Date(now))).toBe(isOpen);
});

test('an end before the start is named', () => {
  expect(findCallHoursError({ callFrom: '12:00', callTo: '12:00' })).toBe(
    'Choose an end later than the start',
  );
  expect(describeCallHours({ from: '00:00', to: '20:00' })).toBe('until 20:00');
});
