import { expect, test } from 'vitest';
import { describeCount } from './describe-count.ts';

test.each([
  [1, '1 car saved. There’s room for 29 more.'],
  [30, '30 cars saved. The list is full: remove one to save another.'],
])('%i saved cars', (count, text) => {
  expect(describeCount(count, 'Car')).toBe(text);
});
