import { expect, it } from 'vitest';
import { formatViewingDay, parseViewingDay } from './viewing-day-address.ts';

const parse = (query: string) => parseViewingDay(new URLSearchParams(query));
const [a, b] = ['0123456789ab', 'ab0123456789'];

it('round-trips', () => {
  const day = parse(`pick=${a}&pick=${b}&from=Naas&day=2026-11-21&at=09:30`);
  expect(day).toEqual({
    picked: [a, b],
    leftOut: 0,
    isSent: true,
    from: 'Naas',
    day: '2026-11-21',
    at: '09:30',
  });
  expect(parseViewingDay(new URL(formatViewingDay(day), 'https://x.test').searchParams)).toEqual(day);
});

it.each(['2026-02-30', '2026-13-01', 'tomorrow', '1999-01-01', '2026-11-21T10:00'])('%s is no day', (day) => {
  expect(parse(`day=${day}`).day).toBe('');
});

it.each(['', '7:00', '25:00', '10:15'])('a day does not begin at %s', (at) => {
  expect(parse(`at=${at}`).at).toBe('10:00');
});

it('leaves out what is no reference, and what is too much', () => {
  const many = Array.from({ length: 14 }, (_, index) => `pick=${String(index).padStart(12, '0')}`).join('&');
  expect(parse(`pick=../x&pick=&${many}`)).toMatchObject({ leftOut: 2, picked: { length: 12 } });
  expect(parse(`from=${'x'.repeat(500)}`).from).toHaveLength(80);
});

it('knows a form without a tick from no form', () => {
  expect(parse('').isSent).toBe(false);
  expect(parse('plan=1').isSent).toBe(true);
});
