import { expect, test } from 'vitest';
import { splitLinks, withoutForeignLinks } from './split-links.ts';

const origin = 'https://forecourt.example';

test('a link to our own page is cut out, without the full stop after it', () => {
  expect(splitLinks(`Look at ${origin}/cars/golf?x=1. Thanks`, origin)).toEqual([
    { text: 'Look at ' },
    { text: `${origin}/cars/golf?x=1`, path: '/cars/golf?x=1' },
    { text: '. Thanks' },
  ]);
});

test.each([
  'https://evil.example/pay',
  'http://forecourt.example/over-plain-http',
  'https://forecourt.example.evil.example/',
  'https://forecourt.example@evil.example/',
  'https://forecourt.example//evil.example/',
  'https://forecourt.example/\\evil.example/',
  'javascript:alert(1)',
])('“%s” stays text', (address) => {
  expect(splitLinks(address, origin)).toEqual([{ text: address }]);
});

test('mails leave out links that are not ours, which a mail program would make clickable', () => {
  expect(withoutForeignLinks(`See www.evil.example/x, pay.ie or ${origin}/sell`, origin)).toBe(
    `See [a link] [a link] or ${origin}/sell`,
  );
});
