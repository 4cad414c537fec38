import type { CarProfile } from '../cars/profile.ts';
import type { Point } from '../curve.ts';
import type { EndShape } from '../ends/face-shape.ts';
import type { Lay } from './warp.ts';

/** From the near flank (z = 0) to the far one; x to the rear, y up, all in millimetres. */
type Project = (x: number, y: number, z: number) => Point;

const distance = 15_000;
/** How far the corners of the bumper stand behind its flanks in plan. */
const corner = 185;
/** The same of the rear bumper, which is rounder. */
const rearCorner = 170;
const rearBow = 60;
/** How far the middle of the face stands before its corners. */
const bow = 95;

/** A long lens a little above the bonnet, before the near front corner: flank to the right, face to the left. */
function createCamera(eye: number, degrees: number): Project {
  const turn = (degrees * Math.PI) / 180;
  const along = Math.cos(turn);
  const away = Math.sin(turn);
  return (x, y, z) => {
    const scale = distance / (distance + x * away + z * along);
    return [(x * along - z * away) * scale, eye + (y - eye) * scale];
  };
}

export interface CarSpace {
  width: number;
  project: Project;
  /** How far the near side stands inwards at a place of it. */
  insetAt: (x: number, y: number) => number;
  /** Side drawings, by x and y. */
  flank: Lay;
  farFlank: Lay;
  /** Front drawings, by distance from the car's middle (near side positive) and y. */
  face: Lay;
  /** The windscreen, in the same measures. */
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

export function createCarSpace(profile: CarProfile, end: EndShape, turn: number): CarSpace {
  const { length, outline, sill, doors, height, screenFrom } = profile;
  const { half } = end;
  const width = half * 2;
  const project = createCamera(Math.max(1480, height * 0.97), turn);
  const nose = outline.slice(0, 6).map(([x, y]) => [x, y] as const);
  const lean = (half - 150 - end.roofHalf) / (height - doors.top);
  const insetAt = (x: number, y: number): number => {
    const front = Math.max(0, 1 - x / 720);
    const rear = Math.max(0, (x - (length - 620)) / 620);
    const shoulder = Math.min(1, Math.max(0, (y - doors.top + 150) / 150));
    const tuck = Math.max(0, 1 - (y - sill) / 200);
    return (
      corner * front * front +
      170 * rear * rear +
      70 * shoulder * shoulder +
      Math.max(0, y - doors.top) * lean +
      46 * tuck * tuck
    );
  };
  const edge = half - corner;
  const [cowlX = 0, cowlY = 0] = outline[screenFrom] ?? [];
  const [topX = 0, topY = 0] = outline[screenFrom + 1] ?? [];
  return {
    width,
    project,
    insetAt,
    flank: (x, y) => project(x, y, insetAt(x, y)),
    farFlank: (x, y) => project(x, y, width - insetAt(x, y)),
    face: (u, y) => {
      const beyond = Math.abs(u) - edge;
      const x = interpolate(nose, y);
      if (beyond <= 0) return project(x - bow * (1 - (u / edge) ** 2), y, half - u);
      // The far corner turns away from the eye: what lies beyond it is pressed against the outline.
      const turned = x + beyond * (u > 0 ? 2.1 : 0.35);
      return project(turned, y, u > 0 ? insetAt(turned, y) : width - insetAt(turned, y));
    },
    screen: (u, y) => {
      const up = (y - cowlY) / (topY - cowlY);
      const across = Math.min(1, Math.abs(u) / (half - 150));
      return project(
        cowlX + (topX - cowlX) * up - 190 * (1 - across * across) * (1 - up * 0.55),
        y,
        half - u,
      );
    },
  };
}

/** The same car from its near rear corner: what was the nose is far away, and `face` is the tail. */
export function createRearSpace(profile: CarProfile, end: EndShape, turn: number): CarSpace {
  const { length, outline, height } = profile;
  const { half } = end;
  const front = createCarSpace(profile, end, turn);
  const camera = createCamera(Math.max(1480, height * 0.97), turn);
  const project: Project = (x, y, z) => camera(length - x, y, z);
  const { insetAt, width } = front;
  const tail = tailOf(outline);
  const edge = half - rearCorner;
  return {
    ...front,
    project,
    flank: (x, y) => project(x, y, insetAt(x, y)),
    farFlank: (x, y) => project(x, y, width - insetAt(x, y)),
    face: (u, y) => {
      const x = interpolate(tail, y);
      const beyond = Math.abs(u) - edge;
      if (beyond <= 0) return project(x + rearBow * (1 - (u / edge) ** 2), y, half - u);
      const turned = x - beyond * (u > 0 ? 2.1 : 0.35);
      return project(turned, y, u > 0 ? insetAt(turned, y) : width - insetAt(turned, y));
    },
  };
}

/** The outline from the lower rear corner up to the roof, the lowest first. */
export function tailOf(outline: CarProfile['outline']): Point[] {
  const tail: Point[] = [];
  for (const [x, y] of [...outline].reverse()) {
    if (y < (tail.at(-1)?.[1] ?? 0)) break;
    tail.push([x, y]);
  }
  return tail;
}

/** The transform that lays a small flat drawing at one place, as if the surface were flat there. */
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
