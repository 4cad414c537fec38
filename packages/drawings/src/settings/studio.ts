import type { Random } from '../random.ts';
import {
  canvasHeight,
  canvasWidth,
  defs,
  ellipse,
  linearGradient,
  radialGradient,
  rect,
  url,
} from '../svg.ts';

interface Backdrop {
  wall: string;
  glow: string;
  floor: string;
}

const paleBackdrops: readonly [Backdrop, ...Backdrop[]] = [
  { wall: '#cdd3d8', glow: '#f3f5f6', floor: '#bcc3c9' },
  { wall: '#d2cec7', glow: '#f5f2ed', floor: '#c2bcb2' },
  { wall: '#c0ccd6', glow: '#eef3f6', floor: '#aebcc7' },
];

const deepBackdrops: readonly [Backdrop, ...Backdrop[]] = [
  { wall: '#4a555f', glow: '#8a96a1', floor: '#434d57' },
  { wall: '#3b4d61', glow: '#7c92a8', floor: '#364659' },
  { wall: '#57514b', glow: '#9a928a', floor: '#4d4843' },
];

/**
 * An infinity cove: the wall curves into the floor without an edge. Pale paint is shown before a dark one.
 * The light on the wall is two crossed linear gradients: a radial one of this size takes three times as long
 * to paint.
 */
export function drawStudio(random: Random, isPaleVehicle: boolean): string {
  const { wall, glow, floor } = random.pick(isPaleVehicle ? deepBackdrops : paleBackdrops);
  return (
    defs(
      linearGradient(
        'wall',
        [
          [0, wall],
          [0.42, glow],
          [0.6, glow],
          [0.72, glow],
          [1, floor],
        ],
        [0, 0, 0, canvasHeight],
      ),
      linearGradient(
        'sides',
        [
          [0, wall, 0.85],
          [0.22, wall, 0.38],
          [0.45, wall, 0],
          [0.6, wall, 0],
          [0.82, wall, 0.45],
          [1, wall, 0.9],
        ],
        [0, 0, canvasWidth, 0],
      ),
      radialGradient('pool', [
        [0, glow, 0.7],
        [1, glow, 0],
      ]),
    ) +
    rect(0, 0, canvasWidth, canvasHeight, { fill: url('wall') }) +
    rect(0, 0, canvasWidth, canvasHeight, { fill: url('sides') }) +
    ellipse(600, 742, 600, 74, { fill: url('pool') })
  );
}
