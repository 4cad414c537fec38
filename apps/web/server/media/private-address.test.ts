import { expect, it } from 'vitest';
import { isPublicAddress } from './private-address.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('never fetches from %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '193.1.1.1', '2a00:1450:400b::5e'])('may fetch from %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
