import { expect, it } from 'vitest';
import { createVisitorAllowance } from './visitor-allowance.ts';

it('gives each visitor so many within a while', () => {
  let time = 0;
  const allowance = createVisitorAllowance({ count: 2, withinMs: 1000, now: () => time });
  expect([1, 2, 3].map(() => allowance.take('a'))).toEqual([true, true, false]);
  expect(allowance.take('b')).toBe(true);
  time = 1001;
  expect(allowance.take('a')).toBe(true);
});

it('does not punish those who ask in vain with a longer wait', () => {
  let time = 0;
  const allowance = createVisitorAllowance({ count: 1, withinMs: 1000, now: () => time });
  allowance.take('a');
  time = 900;
  expect(allowance.take('a')).toBe(false);
  time = 1001;
  expect(allowance.take('a')).toBe(true);
});
