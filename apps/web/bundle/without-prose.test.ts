import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutProse } from './without-prose.ts';

const empty = (code: string) => withoutProse(code, (text) => parseSync('router.js', text).program);

test('a check stays, and what it would say goes', () => {
  expect(empty('invariant(a(b, "c"), "A long sentence."); warnOnce(d, "e");')).toBe(
    'invariant(a(b, "c"), ""); warnOnce(d, "");',
  );
});

test('one within another goes too, and a word that is computed stays', () => {
  expect(empty('if (invariant(a, "b")) invariant(c, d("e"));')).toBe(
    'if (invariant(a, "")) invariant(c, d("e"));',
  );
});
