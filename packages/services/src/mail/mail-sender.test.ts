import { isEmail } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { brandSender, parseMailSender } from './mail-sender.ts';

test('the brand can be written to', () => {
  expect(brandSender.name).not.toBe('');
  expect(isEmail(brandSender.address)).toBe(true);
});

test.each([
  ['Lee Cars <sales@lee.example>', { name: 'Lee Cars', address: 'sales@lee.example' }],
  ['"Lee Cars, Cork" <sales@lee.example>', { name: 'Lee Cars, Cork', address: 'sales@lee.example' }],
  ['sales@lee.example', { name: brandSender.name, address: 'sales@lee.example' }],
  ['<sales@lee.example>', { name: brandSender.name, address: 'sales@lee.example' }],
])('reads %s', (text, sender) => {
  expect(parseMailSender(text)).toEqual(sender);
});

test.each([
  'Lee Cars',
  'Lee <sales>',
  'Lee\nBcc: x@y.example <a@lee.example>',
  'a@b.example, c@d.example',
  '<>',
])('refuses %j', (text) => {
  expect(parseMailSender(text)).toBeNull();
});
