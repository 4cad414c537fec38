import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const text = 'http://localhost:3000/used-cars/skoda/octavia/fpa/0123456789ab';

test('the bars cover exactly the dark modules', () => {
  const { data } = encode(text, { ecc: 'Q', border: 2 });
  const { size, path } = drawQrCode(text);
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    const row = drawn[Number(y)];
    row?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(data);
  expect(size).toBe(data.length);
});

test('it is small enough to embed in the page', () => {
  expect(drawQrCode(text).path.length).toBeLessThan(4500);
});
