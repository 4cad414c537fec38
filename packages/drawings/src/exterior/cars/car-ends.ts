import type { Paint } from '../../paint.ts';
import { path } from '../../svg.ts';
import { curve, roundedBox, shape } from '../curve.ts';
import type { CarProfile } from './profile.ts';

const dark = '#15191c';

/** What a side view shows of the nose: the grille's edge, the lower intake, the bumper's joint. */
export function drawNose(profile: CarProfile, paint: Paint): string {
  const { outline, headlamp, sill, frontAxle, tyre } = profile;
  const { x, y, width } = headlamp;
  const intake = sill + 70;
  const arch = frontAxle - tyre / 2 - 30;
  return (
    path(curve(outline.slice(2, 4)), {
      fill: 'none',
      stroke: dark,
      'stroke-width': 76,
      'stroke-opacity': 0.92,
    }) +
    path(
      shape([
        [20, intake + 130, 0],
        [150, intake + 120, -8],
        [270, intake + 62, -50],
        [210, intake + 10, 190],
        [20, intake - 10, 180],
      ]),
      { fill: dark },
    ) +
    path(roundedBox(130, intake + 48, 74, 26, 12), { fill: '#e9eff3', 'fill-opacity': 0.85 }) +
    path(
      curve([
        [x + width * 0.8, y + 10, -70],
        [arch + 10, y - 150, -82],
        [arch + 30, sill + 150, -80],
      ]),
      { fill: 'none', stroke: paint.seam, 'stroke-width': 8, 'stroke-opacity': 0.8 },
    )
  );
}

/** The bumper's joint and the flap of the tank. */
export function drawTail(profile: CarProfile, paint: Paint): string {
  const { tailLamp, sill, rearAxle, tyre, length } = profile;
  const arch = rearAxle + tyre / 2 + 40;
  const joint = Math.min(tailLamp.y - tailLamp.height * 0.66, sill + 500);
  return (
    path(
      curve([
        [arch - 20, joint - 130, 55],
        [arch + 130, joint - 20, 20],
        [length, joint, 2],
      ]),
      { fill: 'none', stroke: paint.seam, 'stroke-width': 8, 'stroke-opacity': 0.75 },
    ) +
    path(roundedBox(rearAxle + tyre * 0.2, tailLamp.y - 90, 150, 150, 40), {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 7,
      'stroke-opacity': 0.7,
    })
  );
}

/**
 * The far wheels and the floor are in the car's own shadow, a little higher because they are farther away.
 */
export function drawUnderside({ frontAxle, rearAxle, tyre, sill }: CarProfile): string {
  const r = tyre * 0.47;
  const far = (axle: number): string =>
    `M${axle + 78 - r} ${r + 34}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return (
    path(`M${frontAxle} ${sill + 70}V${sill - 26}H${rearAxle}V${sill + 70}Z`, { fill: '#0b0d0e' }) +
    path(far(frontAxle) + far(rearAxle), { fill: '#0f1112' })
  );
}
