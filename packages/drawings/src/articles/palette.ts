import type { Gradients } from '../gradients.ts';
import { createGradients } from '../gradients.ts';
import { type Random, randomFor } from '../random.ts';

/** One ink and one warm accent per picture: the articles look like one series. */
export const blue = {
  ink: '#10243f',
  navy: '#183760',
  deep: '#21508f',
  main: '#2f6cc4',
  soft: '#6f9bd6',
  pale: '#b4cdee',
  mist: '#dbe7f7',
  paper: '#f3f7fd',
} as const;

const warmths = [
  { base: '#f0a04b', light: '#f9c684', dark: '#c9772a' },
  { base: '#ec7f5a', light: '#f6ad92', dark: '#bf5736' },
  { base: '#f2b84b', light: '#f9d68d', dark: '#c98c22' },
] as const;

export interface Brush {
  ink: Gradients;
  warm: { base: string; light: string; dark: string };
  random: Random;
}

export function createBrush(seed: number): Brush {
  const random = randomFor(seed, 'article');
  return { ink: createGradients(), warm: random.pick<Brush['warm']>(warmths), random };
}

/** A thing drawn around its own origin: its base, or its middle if it lies on a desk. */
export type DrawThing = (brush: Brush) => string[];
export type DrawGround = (brush: Brush) => string[];
