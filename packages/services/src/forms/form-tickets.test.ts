import { expect, test } from 'vitest';
import { createFormTickets, oldestMs, soonestMs } from './form-tickets.ts';

function ticketsAt() {
  const clock = { now: 1_800_000_000_000 };
  return { clock, tickets: createFormTickets('secret', () => clock.now) };
}

test('a ticket is valid from the moment a person could have finished', () => {
  const { clock, tickets } = ticketsAt();
  const ticket = tickets.issue();
  expect(tickets.check(ticket)).toBe('too-soon');
  clock.now += soonestMs;
  expect(tickets.check(ticket)).toBe('good');
});

test('a ticket expires after a day', () => {
  const { clock, tickets } = ticketsAt();
  const ticket = tickets.issue();
  clock.now += oldestMs + 1;
  expect(tickets.check(ticket)).toBe('too-old');
});

test('no two tickets are the same', () => {
  const { tickets } = ticketsAt();
  expect(tickets.issue()).not.toBe(tickets.issue());
});

test.each(['', '.', 'x', 'a.b.c'])('%o is not one of ours', (ticket) => {
  expect(ticketsAt().tickets.check(ticket)).toBe('not-ours');
});

test('a ticket with another time, or of another site, is not one of ours', () => {
  const { clock, tickets } = ticketsAt();
  const ticket = tickets.issue();
  clock.now += soonestMs;
  expect(tickets.check(`1${ticket}`)).toBe('not-ours');
  expect(createFormTickets('other', () => clock.now).check(ticket)).toBe('not-ours');
});
