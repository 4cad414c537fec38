import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp-address.ts';

test.each([
  ['087 123 4567', '353871234567'],
  ['+353 87 123 4567', '353871234567'],
  ['00353 (87) 1234567', '353871234567'],
  ['+44 7700 900123', '447700900123'],
])('%s is %s abroad', (number, international) => {
  expect(whatsappAddress(number, 'Hi')).toBe(`https://wa.me/${international}?text=Hi`);
});

test('the text is encoded whole', () => {
  expect(whatsappAddress('0871234567', 'Is it (still) for sale?')).toContain(
    '?text=Is%20it%20%28still%29%20for%20sale%3F',
  );
});
