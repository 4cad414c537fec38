import { expect, it } from 'vitest';
import { formatAgreedCookie, readAgreedTokens } from './agreed-cookie.ts';

const format = (conversationId: number, token: string) =>
  formatAgreedCookie({ conversationId, token, maxAgeSeconds: 60 }, true);

it('are read as they were set, each for itself', () => {
  const pairs = [format(7, 'b-1-g2r-7ptm'), format(8, 'b-2-g2r-9xyz')].map(([each]) => each?.split(';')[0]);
  expect(readAgreedTokens(`other=1; ${pairs.join('; ')}`)).toEqual(['b-1-g2r-7ptm', 'b-2-g2r-9xyz']);
});

it('are sent to viewing days only, and out of reach of scripts', () => {
  expect(format(7, 'b-1')).toEqual([
    'agreed-7=b-1; Path=/viewing-day; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    'agreed-7=b-1; Path=/viewing-day.data; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  ]);
});

it.each([null, 'agreed-7=', 'agreed-x=b-1', 'agreed-7=<script>', 'notagreed-7=b-1'])(
  '%o is none',
  (cookies) => {
    expect(readAgreedTokens(cookies)).toEqual([]);
  },
);
