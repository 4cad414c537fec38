import { expect, it } from 'vitest';
import { requestActsFor } from './request.ts';

it.each([
  ['asked', 'buyer', ['cancel']],
  ['asked', 'seller', ['finish']],
  ['done', 'buyer', []],
  ['done', 'seller', []],
  ['cancelled', 'buyer', []],
  ['cancelled', 'seller', []],
] as const)('a request that is %s leaves the %s %j', (state, side, acts) =>
  expect(requestActsFor(state, side)).toEqual(acts),
);
