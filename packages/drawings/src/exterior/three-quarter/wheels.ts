import { circle, clipPath, defs, element, ellipse, group, path, radialGradient, url } from '../../svg.ts';
import type { CarProfile } from '../cars/profile.ts';
import type { Point } from '../curve.ts';
import { type CarSpace, layMatrix } from './space.ts';
import { layPath } from './warp.ts';

const plane =
  (space: CarSpace, z: number) =>
  (x: number, y: number): Point =>
    space.project(x, y, z);

const disc = (space: CarSpace, axle: number, r: number, z: number): string =>
  layPath(`M${axle - r} ${r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, plane(space, z));

/** A tyre seen from an angle: enough discs behind each other that they merge. */
const tread = (space: CarSpace, axle: number, r: number, from: number): string =>
  [0, 40, 80, 120, 160].map((deep) => disc(space, axle, r, from + deep)).join('');

/** The wing hides the tyre except for the arch and what is below the sill. */
function archOpening(axle: number, r: number, sill: number): string {
  const arch = r + 34;
  const half = Math.round(Math.sqrt(arch * arch - (r - sill + 12) ** 2));
  const low = sill - 12;
  return `M${axle - r * 2} -400V${low}H${axle - half}A${arch} ${arch} 0 1 0 ${axle + half} ${low}H${axle + r * 2}V-400Z`;
}

/** The tyre's width first, then the wheel's own face, projected into its plane. */
export function drawNearWheel(space: CarSpace, { tyre, sill }: CarProfile, axle: number): string {
  const r = tyre / 2;
  const opening = `arch-${axle}`;
  return (
    clipPath(opening, path(layPath(archOpening(axle, r, sill), space.flank), {})) +
    group({ 'clip-path': url(opening) }, path(tread(space, axle, r, 60), { fill: '#0e1011' })) +
    group(
      { transform: layMatrix(plane(space, 34), axle, r) },
      group(
        { transform: `scale(${Math.round(r * 10) / 1000})` },
        element('use', { href: '#wheel' }),
        circle(0, 0, 100, { fill: url('arch-fall') }),
      ),
    )
  );
}

/** Only the tread shows under the far side. */
export function drawFarWheel(space: CarSpace, { tyre }: CarProfile, axle: number): string {
  return path(tread(space, axle, tyre / 2, space.width - 230), { fill: '#0c0e0f' });
}

/** The shadow of the whole car, then the dark spot under each tyre, all in the plane of the ground. */
export function drawFootprint(space: CarSpace, { length, frontAxle, rearAxle, tyre }: CarProfile): string {
  const { width } = space;
  const ground = (x: number, z: number): Point => space.project(x, 0, z);
  const lying = (x: number, z: number, long: number, wide: number, fill: string): string =>
    group({ transform: layMatrix(ground, x, z) }, ellipse(0, 0, long, wide, { fill: url(fill) }));
  return (
    defs(
      radialGradient('shade', [
        [0, '#05080b', 0.72],
        [0.55, '#05080b', 0.6],
        [0.8, '#05080b', 0.3],
        [1, '#05080b', 0],
      ]),
      radialGradient('contact', [
        [0, '#000', 0.8],
        [0.5, '#000', 0.4],
        [1, '#000', 0],
      ]),
    ) +
    lying(length * 0.5, width * 0.46, length * 0.62, width * 0.78, 'shade') +
    [frontAxle, rearAxle]
      .flatMap((axle) => [
        lying(axle, 120, tyre * 0.62, 240, 'contact'),
        lying(axle, width - 120, tyre * 0.62, 240, 'contact'),
      ])
      .join('')
  );
}
