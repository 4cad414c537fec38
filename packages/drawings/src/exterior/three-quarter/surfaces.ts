import type { Paint } from '../../paint.ts';
import { path, url } from '../../svg.ts';
import { drawOpenSeats } from '../cars/open-top.ts';
import type { CarProfile } from '../cars/profile.ts';
import { type Anchor, curve, type Point, polygon } from '../curve.ts';
import type { EndShape } from '../ends/face-shape.ts';
import { hullOf } from './hull.ts';
import { samplePath } from './path-data.ts';
import type { CarSpace } from './space.ts';
import { layPath, warp } from './warp.ts';

const put = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const backwards = (anchors: readonly Anchor[]): Anchor[] =>
  [...anchors].reverse().map(([x, y, into, out]) => [x, y, (out ?? into) + 180, into + 180]);

/** The painted front from one corner to the other, up to the bonnet's edge. */
export const facePath = (space: CarSpace, { half, sill }: EndShape, top: number): string =>
  layPath(`M${half} ${sill}H${-half}V${top}H${half}Z`, space.face, 100);

/** The tail from the roof over the rear window down to the bumper, near edge down and far edge up. */
export function tailPath(space: CarSpace, { outline }: CarProfile): string {
  const peak = outline.reduce((best, [, y], index) => (y > (outline[best]?.[1] ?? 0) ? index : best), 0);
  const tail = outline.slice(peak);
  return `${layPath(curve(tail), space.flank)}L${layPath(curve(backwards(tail)), space.farFlank).slice(1)}Z`;
}

/** Between the near and the far upper edge of the car, joined across its middle by a curve at either end. */
function crossPath(space: CarSpace, line: readonly Anchor[], frontBow: Point, rearBow: Point): string {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return '';
  const middle = (x: number, y: number): string => put(space.project(x, y, space.width / 2));
  const near = layPath(curve(line), space.flank);
  const far = layPath(curve(backwards(line)), space.farFlank).slice(1);
  return `${near}Q${middle(last[0] + rearBow[0], last[1] + rearBow[1])} ${far}Q${middle(first[0] + frontBow[0], first[1] + frontBow[1])} ${put(space.flank(first[0], first[1]))}Z`;
}

/** Steel is never flat: the roof rises towards the car's middle, over this length from either end. */
const crown = { height: 48, length: 700 };
/** How far the middle of its front edge is before the corners, like the windscreen. */
const frontBow = 90;

/** The roof bulges everywhere, so its visible part is the hull of its points. */
export function drawRoof(space: CarSpace, profile: CarProfile, paint: Paint): string {
  const { outline, screenFrom, rearScreenFrom } = profile;
  const line = samplePath(curve(outline.slice(screenFrom + 1, (rearScreenFrom ?? screenFrom + 5) + 1)));
  const [front = 0, rear = 0] = [line[0]?.[0], line.at(-1)?.[0]];
  const lip = space.isSide ? 0 : 1;
  const points = line.flatMap(([x, y]) => {
    const ahead = lip * Math.max(0, 1 - (x - front) / crown.length);
    const settled = Math.min(1, (x - front) / crown.length + 0.4 * ahead, (rear - x) / crown.length);
    const near = space.insetAt(x, y);
    return [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1].map((share) => {
      const hump = 4 * share * (1 - share);
      const rise = crown.height * settled * Math.sqrt(hump);
      return space.project(x - frontBow * hump * ahead, y + rise, near + (space.width - 2 * near) * share);
    });
  });
  return path(polygon(hullOf(points)), { fill: paint.light });
}

/** What frames the windscreen. */
export const drawPillars = (space: CarSpace, { outline, screenFrom }: CarProfile, paint: Paint): string =>
  path(crossPath(space, outline.slice(screenFrom, screenFrom + 2), [-300, 0], [-150, 70]), {
    fill: paint.shade,
  });

/**
 * What is visible over the near edge of a pick-up's bed or an open car: dark trim and, in a car, the seats.
 */
export function drawOpening(space: CarSpace, profile: CarProfile): string {
  const { opening } = profile;
  if (opening.length === 0) return '';
  const hollow = path(crossPath(space, opening, [0, 0], [0, 0]), { fill: '#191d20' });
  if (profile.roof === 'closed') return hollow;
  const seats = drawOpenSeats(profile);
  const row = (share: number): string => warp(seats, (x, y) => space.project(x, y, space.width * share));
  return hollow + row(0.7) + row(0.3);
}

export function drawBonnet(space: CarSpace, { outline, screenFrom }: CarProfile, paint: Paint): string {
  const line = outline.slice(5, screenFrom + 1);
  const fold = (share: number): string =>
    layPath(curve(line), (x, y) => space.project(x - 70, y + 22, space.width * share));
  const folds = [0.27, 0.73]
    .map(
      (share) =>
        path(fold(share), { fill: 'none', stroke: paint.deep, 'stroke-width': 10, 'stroke-opacity': 0.22 }) +
        path(fold(share + 0.012), {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 8,
          'stroke-opacity': 0.32,
        }),
    )
    .join('');
  const bonnet = crossPath(space, line, [-190, 10], [-200, 30]);
  return (
    path(bonnet, { fill: url('bonnet'), stroke: paint.seam, 'stroke-width': 6, 'stroke-opacity': 0.7 }) +
    folds
  );
}
