import { expect, test } from 'vitest';
import { findSecrets } from './find-log-secrets.ts';

const line = (fields: object) => JSON.stringify({ level: 30, time: '2026-11-17T18:00:00.000Z', ...fields });

test('an ordinary line contains no secret', () => {
  const log = line({
    id: '0b6f9d5e-8c1c-4c8e-9a76-0d5f2a6c1b2e',
    path: '/sell/advert/pHqYk3Tz0aB1cD2eF3gH/photos',
    ms: 123456,
  });
  expect(findSecrets(log, ['Your code is 123456.'])).toEqual([]);
});

test('a long word of a visitor is no secret', () => {
  expect(findSecrets(line({ path: `/dealers/name/${'w'.repeat(200)}` }), [])).toEqual([]);
});

test.each([
  ['an email address', { path: '/x', to: 'niamh@example.ie' }],
  ['a phone number', { path: '/seller/087 123 4567' }],
  ['a network address', { visitor: '192.0.2.7' }],
  ['a network address', { visitor: '2001:db8:0:1::/64' }],
  ['a signed link', { path: `/sign-in/link/s-1a-g2o-${'0a1b2'.repeat(5)}` }],
  ['a session or a key', { err: `${'x'.repeat(42)}7` }],
  ['a cookie', { headers: 'XSRF-TOKEN=abc' }],
])('%s is found', (what, fields) => {
  expect(findSecrets(line(fields), [])).toMatchObject([{ what }]);
});

test('what a mail contains is found wherever it is logged', () => {
  const mail = 'Your code is 481516. https://forecourt.example/sell/continue/aB3-aB3-aB3-aB3-aB3-aB3-aB3';
  expect(findSecrets(line({ message: 'code 481516 was wrong' }), [mail])).toHaveLength(1);
  expect(findSecrets(line({ path: '/x/aB3-aB3-aB3-aB3-aB3-aB3-aB3' }), [mail])).toHaveLength(1);
});
