import { expect, test } from 'vitest';
import { isPlainPress } from './link-behaviour.ts';

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a plain press is followed within the site', () => {
  expect(isPlainPress(press)).toBe(true);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'a press with %s is left to the browser',
  (key) => {
    expect(isPlainPress({ ...press, [key]: true })).toBe(false);
  },
);

test('a press with another button is left to the browser', () => {
  expect(isPlainPress({ ...press, button: 1 })).toBe(false);
});
