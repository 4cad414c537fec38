import { expect, it } from 'vitest';
import { formatSellerCookie, readSellerToken } from './seller-cookie.ts';

const token = 'a'.repeat(43);

it.each([false, true])('is read as it was set (over TLS: %s)', (isSecure) => {
  const [pair = ''] = formatSellerCookie(token, isSecure).split(';');
  expect(readSellerToken(`other=1; ${pair}`, isSecure)).toBe(token);
});

it('is out of reach of scripts, and over TLS of other hosts', () => {
  expect(formatSellerCookie(token, true)).toMatch(/^__Host-seller=.*HttpOnly; Secure$/);
});

it('is ignored if it is not one of ours', () => {
  expect(readSellerToken('seller=<script>', false)).toBeNull();
  expect(readSellerToken(null, false)).toBeNull();
});
