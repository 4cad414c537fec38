import { path } from '../svg.ts';
import { blue } from './palette.ts';

/** Things on the desk cast their own shape down to the right. */
export const shadowed = (shape: string): string =>
  path(shape, { fill: blue.navy, 'fill-opacity': 0.18, transform: 'translate(14 18)' });
