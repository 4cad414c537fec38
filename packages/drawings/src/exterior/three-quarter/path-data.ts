import type { Point } from '../curve.ts';

/** A path in absolute points: a line has one, a cubic curve three. */
export type Step =
  | { kind: 'move'; to: Point }
  | { kind: 'line'; to: Point }
  | { kind: 'cubic'; points: readonly [Point, Point, Point] }
  | { kind: 'close' };

const tokens = /([a-zA-Z])|(-?\d*\.?\d+)/g;
const argumentsOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** An arc as cubic curves of at most a quarter turn each. */
function arcCurves(
  from: Point,
  to: Point,
  radii: Point,
  isLarge: boolean,
  isPositive: boolean,
): Extract<Step, { kind: 'cubic' }>[] {
  const [rx, ry] = radii;
  const [x1, y1] = [from[0] / rx, from[1] / ry];
  const [x2, y2] = [to[0] / rx, to[1] / ry];
  const apart = Math.hypot(x2 - x1, y2 - y1);
  if (apart === 0) return [];
  const r = Math.max(1, apart / 2);
  const reach = Math.sqrt(Math.max(0, r * r - (apart / 2) ** 2)) * (isLarge === isPositive ? -1 : 1);
  const cx = (x1 + x2) / 2 - ((y2 - y1) / apart) * reach;
  const cy = (y1 + y2) / 2 + ((x2 - x1) / apart) * reach;
  const start = Math.atan2(y1 - cy, x1 - cx);
  let sweep = Math.atan2(y2 - cy, x2 - cx) - start;
  if (isPositive && sweep < 0) sweep += Math.PI * 2;
  if (!isPositive && sweep > 0) sweep -= Math.PI * 2;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / 1.6));
  const turn = sweep / pieces;
  const pull = (4 / 3) * Math.tan(turn / 4);
  const on = (angle: number, along: number): Point => [
    (cx + r * (Math.cos(angle) - Math.sin(angle) * along)) * rx,
    (cy + r * (Math.sin(angle) + Math.cos(angle) * along)) * ry,
  ];
  return Array.from({ length: pieces }, (_, index) => {
    const angle = start + turn * index;
    return { kind: 'cubic', points: [on(angle, pull), on(angle + turn, -pull), on(angle + turn, 0)] };
  });
}

/** Parses the commands that this project's drawings use: M L H V C Q A Z, absolute and relative. */
export function parsePath(d: string): Step[] {
  const words = [...d.matchAll(tokens)].map(([word]) => word);
  const steps: Step[] = [];
  let at: Point = [0, 0];
  let begin: Point = [0, 0];
  let index = 0;
  let command = '';
  while (index < words.length) {
    const word = words[index] ?? '';
    if (/[a-zA-Z]/.test(word)) {
      command = word;
      index += 1;
    }
    const lower = command.toLowerCase();
    const count = argumentsOf[lower] ?? 0;
    const n = words.slice(index, index + count).map(Number);
    index += count;
    const isRelative = command === lower && lower !== 'z';
    const point = (place: number): Point => [
      (n[place] ?? 0) + (isRelative ? at[0] : 0),
      (n[place + 1] ?? 0) + (isRelative ? at[1] : 0),
    ];
    if (lower === 'z') {
      steps.push({ kind: 'close' });
      at = begin;
    } else if (lower === 'm') {
      at = point(0);
      begin = at;
      steps.push({ kind: 'move', to: at });
      command = isRelative ? 'l' : 'L';
    } else if (lower === 'c') {
      steps.push({ kind: 'cubic', points: [point(0), point(2), point(4)] });
      at = point(4);
    } else if (lower === 'q') {
      const bend = point(0);
      const to = point(2);
      steps.push({ kind: 'cubic', points: [between(at, bend, 2 / 3), between(to, bend, 2 / 3), to] });
      at = to;
    } else if (lower === 'a') {
      const to = point(5);
      steps.push(...arcCurves(at, to, [n[0] ?? 1, n[1] ?? 1], n[3] === 1, n[4] === 1));
      at = to;
    } else {
      const to: Point =
        lower === 'h'
          ? [(n[0] ?? 0) + (isRelative ? at[0] : 0), at[1]]
          : lower === 'v'
            ? [at[0], (n[0] ?? 0) + (isRelative ? at[1] : 0)]
            : point(0);
      steps.push({ kind: 'line', to });
      at = to;
    }
  }
  return steps;
}

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Points along a path, including some between the ends of each curve. */
export function samplePath(d: string): Point[] {
  let at: Point = [0, 0];
  return parsePath(d).flatMap((step) => {
    if (step.kind === 'close') return [];
    const from = at;
    if (step.kind !== 'cubic') {
      at = step.to;
      return [at];
    }
    const [first, second, to] = step.points;
    at = to;
    return [0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      const a = between(from, first, share);
      const b = between(first, second, share);
      const c = between(second, to, share);
      return between(between(a, b, share), between(b, c, share), share);
    });
  });
}
