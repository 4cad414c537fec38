import type { Gradients } from '../gradients.ts';
import type { VehicleLook } from '../look.ts';
import type { Paint } from '../paint.ts';
import type { Random } from '../random.ts';
import { ellipse, rect } from '../svg.ts';
import type { Cabin } from './cabin.ts';

/** The base of every close-up. Light comes from the upper left in all of them. */
export interface DetailScene {
  look: VehicleLook;
  paint: Paint;
  cabin: Cabin;
  random: Random;
  ink: Gradients;
}

export type DrawScene = (scene: DetailScene) => string[];

/** A shadow that fades to nothing: cheaper to rasterise than a blur filter. */
export function softShadow(
  ink: Gradients,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  opacity = 0.5,
  colour = '#05070a',
): string {
  const fade = ink.radial([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.62],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, rx, ry, { fill: fade });
}

/** A glow or a sheen, done the same way. */
export function softLight(
  ink: Gradients,
  place: readonly [number, number, number, number],
  opacity = 0.3,
  colour = '#ffffff',
): string {
  return softShadow(ink, place, opacity, colour);
}

const edges = [
  { x: 0, y: 0, width: 300, height: 900, line: [300, 0, 0, 0], share: 0.7 },
  { x: 880, y: 0, width: 320, height: 900, line: [880, 0, 1200, 0], share: 1 },
  { x: 0, y: 0, width: 1200, height: 170, line: [0, 170, 0, 0], share: 0.5 },
  { x: 0, y: 700, width: 1200, height: 200, line: [0, 700, 0, 900], share: 0.8 },
] as const;

/**
 * The darker edges of a photograph keep the eye on the middle. Four straight fades look the same as one round
 * one and take a tenth of the time: round gradients over the whole canvas were half the cost of a picture.
 */
export function vignette(ink: Gradients, opacity = 0.35): string {
  return edges
    .map(({ x, y, width, height, line, share }) => {
      const dark = opacity * share;
      const fade = ink.linear(
        [
          [0, '#05070a', 0],
          [0.5, '#05070a', dark * 0.28],
          [1, '#05070a', dark],
        ],
        line,
      );
      return rect(x, y, width, height, { fill: fade });
    })
    .join('');
}
