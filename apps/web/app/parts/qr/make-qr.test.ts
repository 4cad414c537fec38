import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { formatQrSvg, makeQr } from './make-qr.ts';

const text = 'http://localhost:3000/used-cars/skoda/octavia/fpa/0123456789ab';

test('the bars cover exactly the dark modules', () => {
  const { data } = encode(text, { ecc: 'Q', border: 2 });
  const { size, path } = makeQr(text);
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    const row = drawn[Number(y)];
    row?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(data);
  expect(size).toBe(data.length);
});

test('it is small enough to embed in the page', () => {
  expect(makeQr(text).path.length).toBeLessThan(4500);
});

test('as a picture of its own it is dark on white', () => {
  const { size } = encode(text, { ecc: 'L', border: 2 });
  const picture = formatQrSvg(text);
  expect(picture).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(picture).toContain(`<rect width="${size}" height="${size}" fill="#fff"/>`);
  expect(picture).toMatch(/<path d="M2 2\.5h7M/);
  expect(picture).toContain(`<title>${text}</title>`);
  expect(formatQrSvg('/?a=1&b=<')).toContain('<title>/?a=1&amp;b=&lt;</title>');
});
