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
  'https://forecourt.example/sell/continue/somebody-elses-advert',
  'https://forecourt.example/sign-in/link/s-1-g2o-0',
  'https://forecourt.example/sell/%63ontinue/hidden',
  'https://forecourt.example/sell//continue/hidden',
  'https://forecourt.example/sell/%E0%A4%A',
])('“%s” stays text', (address) => {
  expect(splitLinks(address, origin)).toEqual([{ text: address }]);
});

test('mails leave out links that are not ours, which a mail program would make clickable', () => {
  expect(withoutForeignLinks(`See www.evil.example/x, pay.ie or ${origin}/sell`, origin)).toBe(
    `See [a link] [a link] or ${origin}/sell`,
  );
});

test.each([
  ['Pay at forecourt-pay.ru/login now', 'Pay at forecourt-pay. ru/login now'],
  ['Pay at évil.guru', 'Pay at évil. guru'],
  ['Is it for sale.Thanks', 'Is it for sale. Thanks'],
  ['A 1.6 TDI, €12.950, e.g. at 10.30', 'A 1.6 TDI, €12.950, e.g. at 10.30'],
])('mails take apart what may be the name of a site: %s', (body, mailed) => {
  expect(withoutForeignLinks(body, origin)).toBe(mailed);
});
