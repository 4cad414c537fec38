import { lightness, mix, withLightness } from './colour.ts';
import { randomFor } from './random.ts';

/** One paint in the light, from the sun's reflection to the underside. */
export interface Paint {
  highlight: string;
  light: string;
  base: string;
  shade: string;
  deep: string;
  /** Very dark paints need lighter shut lines, pale ones darker: this is the visible one. */
  seam: string;
}

type Shades = readonly [string, ...string[]];

const shadesByColour: Readonly<Record<string, Shades>> = {
  Grey: ['#6b7278', '#565d64', '#868c91', '#4a5057', '#747a7c', '#5f6b76'],
  Black: ['#1b1d21', '#15181c', '#20242b', '#1c1b1e'],
  White: ['#f1f2f1', '#eceef0', '#f4f2ec'],
  Blue: ['#1f4b8f', '#2a63b5', '#16335f', '#3f7cb8', '#1d5c86', '#5f8fb3'],
  Silver: ['#b7bcc1', '#c3c7ca', '#a9afb5', '#bdbfbe'],
  Red: ['#b3202a', '#c42a2c', '#9c1a26', '#b8372f'],
  Brown: ['#5a4335', '#6b4e3b', '#4b3a33', '#745a48'],
  Green: ['#2f5a44', '#3f6b4e', '#1f4a3d', '#6d7f5f', '#4a7a5a'],
  Orange: ['#d8641f', '#c9571c', '#e0762e'],
  Gold: ['#b39a62', '#a98d55', '#c0a873'],
  Beige: ['#c4b59d', '#b8a88d', '#cfc3ae'],
  Bronze: ['#8a6a4a', '#7a5c42', '#94735a'],
  Yellow: ['#e3b726', '#ecc533', '#d9aa1d'],
  Purple: ['#4f3a72', '#5d3f7f', '#43325e'],
  Pink: ['#c9748f', '#d58aa0', '#b8607e'],
  Maroon: ['#5f1c28', '#6d2230', '#521722'],
  Cream: ['#e9dfc6', '#e4d9bd', '#eee6d3'],
  Other: ['#4f7f86', '#7b7466', '#3e6f78'],
};

export const paintColours: readonly string[] = Object.keys(shadesByColour);

const fallbackShades: Shades = ['#7b8085', '#4f7f86', '#6b7278'];

export function mixPaint(base: string): Paint {
  const middle = lightness(base);
  return {
    highlight: mix(withLightness(base, Math.min(0.99, middle + 0.34), 0.7), '#f4f8ff', 0.45),
    light: withLightness(base, Math.min(0.97, middle + 0.11), 0.96),
    base,
    shade: withLightness(base, middle * 0.8, 0.98),
    deep: withLightness(base, middle * 0.55, 0.85),
    seam: middle < 0.32 ? withLightness(base, 0.09, 0.6) : withLightness(base, middle * 0.48, 0.7),
  };
}

/** The advert's colour in one of its real shades; two grey cars of a dealer may be different greys. */
export function paintFor(colour: string, seed: number): Paint {
  const shades = Object.hasOwn(shadesByColour, colour) ? shadesByColour[colour] : undefined;
  return mixPaint(randomFor(seed, 'paint').pick(shades ?? fallbackShades));
}
