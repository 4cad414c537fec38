import { readFileSync } from 'node:fs';
import { tokenColours } from '@forecourt/site';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./colour.css', import.meta.url), 'utf8');

test.each(Object.entries(tokenColours))('the copy of --%s equals the token', (name, copy) => {
  const [, value = ''] = new RegExp(`--${name}: light-dark\\((.*)\\);`).exec(sheet) ?? [];
  const [light, dark] = [...value.matchAll(/oklch\(([\d. ]+)\)/g)].map(([, numbers = '']) => hexOf(numbers));
  expect(copy).toEqual({ light, dark });
});

/** `0.52 0.19 258` as sRGB, by the matrices of CSS Color 4. */
function hexOf(numbers: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toHex).join('')}`;
}

function toHex(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : 12.92 * value;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
