import type { CarProfile } from '../cars/profile.ts';
import type { Anchor, Point } from '../curve.ts';
import { type EndShape, kindOf } from '../ends/face-shape.ts';
import type { Pose } from './pose.ts';
import type { Lay } from './warp.ts';

/** From the near flank (z = 0) to the far one; x to the rear, y up, all in millimetres. */
type Project = (x: number, y: number, z: number) => Point;

/**
 * The camera's distance from the car's middle: far enough to keep its shape, near enough to give it depth.
 */
const distance = 17_000;

/**
 * How each end is rounded in plan: how far its corners are behind the flanks, and its middle before its
 * corners.
 */
const roundingOf = (profile: CarProfile) => ({
  front: { corner: 185, bow: 95 },
  rear: kindOf(profile) === 'car' ? { corner: 170, bow: 60 } : { corner: 60, bow: 20 },
});

/**
 * A long lens at roof height that moves around the car's middle, which stays at half its length. At the near
 * corner the flank extends to the right and the end to the left.
 */
function createCamera(eye: number, degrees: number, length: number, width: number): Project {
  const turn = (degrees * Math.PI) / 180;
  const along = Math.cos(turn);
  const away = Math.sin(turn);
  return (x, y, z) => {
    const u = x - length / 2;
    const v = z - width / 2;
    const scale = distance / (distance + u * away + v * along);
    return [length / 2 + (u * along - v * away) * scale, eye + (y - eye) * scale];
  };
}

export interface CarSpace {
  width: number;
  /** The viewer is straight beside the car: neither end shows. */
  isSide: boolean;
  project: Project;
  /** How far the near side is inset at a position. */
  insetAt: (x: number, y: number) => number;
  /** Side drawings, by x and y. */
  flank: Lay;
  farFlank: Lay;
  /** Drawings of the near end, by distance from the car's middle (near side positive) and y. */
  face: Lay;
  /** The same for a viewer straight before that end. */
  level: Lay;
  /** The windscreen, in the same units. */
  screen: Lay;
}

function interpolate(points: readonly Point[], y: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [x1, y1] = points[index - 1] ?? [0, 0];
    const [x2, y2] = points[index] ?? [0, 0];
    if (y <= y2) return y2 === y1 ? x2 : x1 + ((x2 - x1) * Math.max(0, y - y1)) / (y2 - y1);
  }
  return points.at(-1)?.[0] ?? 0;
}

/** The outline as it rises from a lower corner to the roof. */
function risingLine(outline: readonly Anchor[]): Point[] {
  const line: Point[] = [];
  for (const [x, y] of outline) {
    if (y < (line.at(-1)?.[1] ?? 0)) break;
    line.push([x, y]);
  }
  return line;
}

/** How far the side is inset: rounded at both ends, leaning in above the belt line, tucked in at the sill. */
function insetOf(profile: CarProfile, { half, roofHalf }: EndShape) {
  const { length, sill, doors, height } = profile;
  const rounding = roundingOf(profile);
  const lean = (half - 150 - roofHalf) / (height - doors.top);
  const clamp = (share: number): number => Math.min(1, Math.max(0, share));
  return (x: number, y: number): number =>
    rounding.front.corner * clamp(1 - x / 720) ** 2 +
    rounding.rear.corner * clamp((x - (length - 620)) / 620) ** 2 +
    70 * clamp((y - doors.top + 150) / 150) ** 2 +
    Math.max(0, y - doors.top) * lean +
    46 * clamp(1 - (y - sill) / 200) ** 2;
}

export function createCarSpace(profile: CarProfile, shape: EndShape, { end, turn }: Pose): CarSpace {
  const { length, outline, height, screenFrom, frontAxle, rearAxle } = profile;
  const { half } = shape;
  const width = half * 2;
  const isFront = end === 'front';
  const camera = createCamera(Math.max(1480, height * 0.97), turn, length, width);
  const project: Project = isFront ? camera : (x, y, z) => camera(length - x, y, z);
  const insetAt = insetOf(profile, shape);
  const line = risingLine(isFront ? outline : outline.toReversed());
  const lineFromAxle: Point[] = [[isFront ? frontAxle : rearAxle, 0], ...line];
  const { corner, bow } = roundingOf(profile)[end];
  const edge = half - corner;
  const inwards = isFront ? 1 : -1;
  const [cowlX = 0, cowlY = 0] = outline[screenFrom] ?? [];
  const [topX = 0, topY = 0] = outline[screenFrom + 1] ?? [];
  return {
    width,
    isSide: turn === 0,
    project,
    insetAt,
    flank: (x, y) => project(x, y, insetAt(x, y)),
    farFlank: (x, y) => project(x, y, width - insetAt(x, y)),
    face: (u, y) => {
      const beyond = Math.abs(u) - edge;
      const x = interpolate(line, y);
      if (beyond <= 0) return project(x - inwards * bow * (1 - (u / edge) ** 2), y, half - u);
      // The far corner curves away from the viewer: what lies beyond it is pressed against the outline.
      const turned = x + inwards * beyond * (u > 0 ? 2.1 : 0.35);
      return project(turned, y, u > 0 ? insetAt(turned, y) : width - insetAt(turned, y));
    },
    level: (u, y) => project(interpolate(lineFromAxle, y), y, half - u),
    screen: (u, y) => {
      const up = (y - cowlY) / (topY - cowlY);
      const across = Math.min(1, Math.abs(u) / (half - 150));
      const x = cowlX + (topX - cowlX) * up;
      // Drawn flat, the glass leaves room for pillars that a turned car already shows on its side.
      const drawnHalf = half - 205 + (shape.roofHalf - 28 - half + 205) * up;
      const z = half - (u * (half - insetAt(x, y) - 34)) / drawnHalf;
      return project(x - 190 * (1 - across * across) * (1 - up * 0.55), y, z);
    },
  };
}

/** The transform that places a small flat drawing at one position, as if the surface were flat there. */
export function layMatrix(lay: Lay, u: number, v: number): string {
  const [x, y] = lay(u, v);
  const [rightX, rightY] = lay(u + 50, v);
  const [leftX, leftY] = lay(u - 50, v);
  const [upX, upY] = lay(u, v + 50);
  const [downX, downY] = lay(u, v - 50);
  const numbers = [
    (rightX - leftX) / 100,
    (rightY - leftY) / 100,
    (upX - downX) / 100,
    (upY - downY) / 100,
    x,
    y,
  ];
  return `matrix(${numbers.map((value) => Math.round(value * 1000) / 1000).join(' ')})`;
}
