import { expect, it } from 'vitest';
import { lightness, mix } from './colour.ts';
import { mixPaint, paintColours, paintFor } from './paint.ts';

it.each(paintColours)('%s darkens from its highlight to its shade without a jump back', (colour) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { highlight, light, base, shade, deep } = paintFor(colour, seed);
    const ramp = [highlight, light, base, shade, deep].map(lightness);
    expect(ramp).toEqual([...ramp].sort((a, b) => b - a));
  }
});

it('one colour comes in several shades, the same for the same seed', () => {
  const shades = new Set(Array.from({ length: 40 }, (_, seed) => paintFor('Grey', seed).base));
  expect(shades.size).toBeGreaterThan(3);
  expect(paintFor('Grey', 5)).toEqual(paintFor('Grey', 5));
});

it('an unknown colour is still a paint', () => {
  expect(paintFor('__proto__', 1).base).toMatch(/^#[0-9a-f]{6}$/);
});

it('a mix begins and ends with its two colours', () => {
  expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
  expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
});

it('the shade of a red is still red', () => {
  const { shade } = mixPaint('#b3202a');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
  expect(r).toBeGreaterThan(3 * Math.max(g, b));
});
