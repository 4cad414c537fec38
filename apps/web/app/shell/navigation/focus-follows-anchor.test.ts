import { expect, test } from 'vitest';
import { focusFollowsAnchor } from './focus-follows-anchor.ts';

const step = { fromPath: '/used-cars', toPath: '/used-cars', type: 'PUSH', search: '?page=2' } as const;

test('the focus moves with the visitor to the next page of a list', () => {
  expect(focusFollowsAnchor(step)).toBe(true);
});

test('going back or forward leaves the focus to the browser', () => {
  expect(focusFollowsAnchor({ ...step, type: 'POP' })).toBe(false);
});

test('a form or a number that the visitor opened takes the focus itself', () => {
  expect(focusFollowsAnchor({ ...step, search: '?page=2&contact=email' })).toBe(false);
});

test('another page follows its own rule', () => {
  expect(focusFollowsAnchor({ ...step, toPath: '/used-cars/ford' })).toBe(false);
});
