import { expect, test } from 'vitest';
import { stripInvisible } from './strip-invisible.ts';

test.each([
  ['a turned direction', 'Invoice \u202Efdp.exe\u202C', 'Invoice fdp.exe'],
  ['isolates and marks', '\u2066Aoife\u2069 \u200Eof\u200F \u061CCork', 'Aoife of Cork'],
  ['spaces without width', 'Ao\u200Bi\u2060f\uFEFFe', 'Aoife'],
  ['soft hyphens and tags', 'Ao\u00ADife\u{E0041}', 'Aoife'],
  ['controls', 'Ao\0i\u0007fe\u001B[31m', 'Aoife[31m'],
  ['blank letters', '\u3164\u115F', ''],
  ['joiners with nothing to join', '\u200D\u200C', ''],
])('%s are left out', (_, text, seen) => {
  expect(stripInvisible(text)).toBe(seen);
});

test('line breaks of every kind are one, and tabs stay', () => {
  expect(stripInvisible('a\r\nb\rc\u2028d\u0085e\tf')).toBe('a\nb\nc\nd\ne\tf');
});

test.each(['Seán Ó Ríordáin', 'میخواهم', '👨‍👩‍👧 ❤️', 'שלום', '日本 ½ €5'])('“%s” stays as it is', (text) => {
  expect(stripInvisible(text)).toBe(text);
});
