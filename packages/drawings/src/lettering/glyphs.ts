import { bar, leaveCircle, left, type Outline, polygon, right, slant, walk } from './outline.ts';

export type Glyph = { width: number; outlines: readonly Outline[] };

const cap = 100;
const north = 270;
const south = 90;
const west = 180;
const east = 0;

/** The letters, with strokes `s` wide. The shapes follow Irish number plates: narrow, even and round-shouldered. */
const shapes: Record<string, (s: number) => Glyph> = {
  A: (s) => {
    const w = 66 + s * 0.3;
    const d = s * 1.1;
    const peak = w / 2;
    return glyph(w, [
      slant([peak - d * 0.58, 0], [0, cap], d),
      slant([peak - d * 0.42, 0], [w - d, cap], d),
      bar(w * 0.17, 63, w * 0.66, s * 0.92),
    ]);
  },
  B: (s) => {
    const waist = 49 + s / 2;
    return glyph(60, [bar(0, 0, s, cap), bulge(s, 0, 57, waist), bulge(s, waist - s, 60, cap - waist + s)]);
  },
  C: (s) => {
    const w = 60;
    const r = w / 2 - s / 2;
    return glyph(w, [
      walk(s, [w - s / 2, 33], north, [
        33 - s / 2 - r,
        left(r),
        left(r),
        cap - s - 2 * r,
        left(r),
        left(r),
        33 - s / 2 - r,
      ]),
    ]);
  },
  D: (s) => glyph(62, [bar(0, 0, s, cap), bulge(s, 0, 62, cap, 26)]),
  E: (s) =>
    glyph(52, [bar(0, 0, s, cap), bar(0, 0, 52, s), bar(0, 50 - s / 2, 46, s), bar(0, cap - s, 52, s)]),
  F: (s) => glyph(50, [bar(0, 0, s, cap), bar(0, 0, 50, s), bar(0, 51 - s / 2, 44, s)]),
  G: (s) => {
    const w = 62;
    const r = w / 2 - s / 2;
    return glyph(w, [
      walk(s, [w - s / 2, 32], north, [
        32 - s / 2 - r,
        left(r),
        left(r),
        cap - s - 2 * r,
        left(r),
        left(r),
        cap - s / 2 - r - 50,
      ]),
      bar(w * 0.52, 50 - s * 0.2, w * 0.48, s * 0.95),
    ]);
  },
  H: (s) => glyph(62, [bar(0, 0, s, cap), bar(62 - s, 0, s, cap), bar(0, 50 - s / 2, 62, s)]),
  I: (s) => glyph(s, [bar(0, 0, s, cap)]),
  J: (s) => {
    const w = 50;
    const r = w / 2 - s / 2;
    return glyph(w, [walk(s, [w - s / 2, 0], south, [cap - s / 2 - r, right(r), right(r), 6])]);
  },
  K: (s) => {
    const w = 64;
    const d = s * 1.28;
    return glyph(w, [
      bar(0, 0, s, cap),
      slant([w - d - 1, 0], [s * 0.4, 62], d),
      slant([w * 0.3, 40], [w - d + 1, cap], d),
    ]);
  },
  L: (s) => glyph(50, [bar(0, 0, s, cap), bar(0, cap - s, 50, s)]),
  M: (s) => {
    const w = 76;
    const d = s * 1.12;
    return glyph(w, [
      bar(0, 0, s, cap),
      bar(w - s, 0, s, cap),
      slant([0, 0], [w / 2 - d / 2, 78], d),
      slant([w - d, 0], [w / 2 - d / 2, 78], d),
    ]);
  },
  N: (s) => {
    const w = 64;
    const d = s * 1.16;
    return glyph(w, [bar(0, 0, s, cap), bar(w - s, 0, s, cap), slant([0, 0], [w - d, cap], d)]);
  },
  O: (s) => glyph(64, [ring(s, 64, 0, cap)]),
  P: (s) => glyph(59, [bar(0, 0, s, cap), bulge(s, 0, 59, 58)]),
  Q: (s) => glyph(64, [ring(s, 64, 0, cap), slant([34, 72], [62 - s * 0.7, cap + 6], s * 1.15)]),
  R: (s) =>
    glyph(62, [
      bar(0, 0, s, cap),
      bulge(s, 0, 60, 56),
      slant([30 - s * 0.2, 50], [62 - s * 1.12, cap], s * 1.14),
    ]),
  S: (s) => {
    const w = 60;
    const r = (cap - s) / 4;
    const level = w - s - 2 * r;
    return glyph(w, [
      walk(s, [w - s / 2, s / 2 + r + 3], north, [
        3,
        left(r),
        level,
        left(r),
        left(r),
        level,
        right(r),
        right(r),
        level,
        right(r),
        3,
      ]),
    ]);
  },
  T: (s) => glyph(60, [bar(0, 0, 60, s), bar(30 - s / 2, 0, s, cap)]),
  U: (s) => {
    const w = 62;
    const r = w / 2 - s / 2;
    return glyph(w, [walk(s, [s / 2, 0], south, [cap - s / 2 - r, left(r), left(r), cap - s / 2 - r])]);
  },
  V: (s) => {
    const w = 64 + s * 0.3;
    const d = s * 1.1;
    return glyph(w, [
      slant([0, 0], [w / 2 - d * 0.58, cap], d),
      slant([w - d, 0], [w / 2 - d * 0.42, cap], d),
    ]);
  },
  W: (s) => {
    const w = 92;
    const d = s * 1.06;
    return glyph(w, [
      slant([0, 0], [w * 0.28 - d / 2, cap], d),
      slant([w / 2 - d * 0.5, 4], [w * 0.28 - d * 0.4, cap], d),
      slant([w / 2 - d * 0.5, 4], [w * 0.72 - d * 0.6, cap], d),
      slant([w - d, 0], [w * 0.72 - d / 2, cap], d),
    ]);
  },
  X: (s) => {
    const w = 64;
    const d = s * 1.22;
    return glyph(w, [slant([1, 0], [w - d, cap], d), slant([w - d - 1, 0], [0, cap], d)]);
  },
  Y: (s) => {
    const w = 64;
    const d = s * 1.2;
    return glyph(w, [
      slant([0, 0], [w / 2 - d / 2, 58], d),
      slant([w - d, 0], [w / 2 - d / 2, 58], d),
      bar(w / 2 - s / 2, 54, s, cap - 54),
    ]);
  },
  Z: (s) =>
    glyph(58, [
      bar(0, 0, 58, s),
      bar(0, cap - s, 58, s),
      slant([58 - s * 1.3, s * 0.6], [0, cap - s * 0.6], s * 1.3),
    ]),
  '0': (s) => glyph(60, [ring(s, 60, 0, cap)]),
  '1': (s) =>
    glyph(32 + s * 0.4, [
      bar(32 - s * 0.6, 0, s, cap),
      polygon([32 - s * 0.6, 0], [32, 0], [32, s], [32 - s * 0.6, s * 1.2], [0, 32], [0, 32 - s * 1.25]),
    ]),
  '2': (s) => {
    const w = 58;
    const r = w / 2 - s / 2;
    const exit = leaveCircle([w / 2, s / 2 + r], r, [s * 0.62, cap - s / 2]);
    return glyph(w, [
      walk(s, [s / 2, s / 2 + r + 2], north, [2, right(r), right(r), right(r, exit.degrees), exit.distance]),
      bar(0, cap - s, w, s),
    ]);
  },
  '3': (s) => {
    const w = 58;
    const r = (cap - s) / 4;
    const level = w - s - 2 * r;
    return glyph(w, [
      walk(s, [s / 2, s / 2 + r + 2], north, [2, right(r), level, right(r), right(r), level + 9]),
      walk(s, [w - s / 2 - r - level - 9, 50], east, [level + 9, right(r), right(r), level, right(r), 2]),
    ]);
  },
  '4': (s) => {
    const w = 62;
    const d = s * 1.12;
    return glyph(w, [
      slant([w * 0.6 - d, 0], [0, 80 - s * 0.2], d),
      bar(0, 80 - s, w, s),
      bar(w * 0.8 - s, 48, s, cap - 48),
    ]);
  },
  '5': (s) => {
    const w = 58;
    const top = 38;
    const r = (cap - s - top) / 2;
    return glyph(w, [
      bar(5, 0, w - 8, s),
      polygon([5, 0], [5 + s, 0], [3 + s, top + s], [2, top + s]),
      walk(s, [s * 0.4, top + s / 2], east, [
        w - s * 0.9 - r,
        right(r),
        right(r),
        w - s - 2 * r,
        right(Math.min(r, w / 2 - s / 2), 90),
      ]),
    ]);
  },
  '6': (s) => six(s),
  '7': (s) => glyph(56, [bar(0, 0, 56, s), slant([56 - s * 1.1, s * 0.4], [14, cap], s * 1.1)]),
  '8': (s) => glyph(60, [ring(s, 60, 50 - s / 2, cap), loop(s, 3, 57, 0, 50 + s / 2)]),
  '9': (s) => turnHalf(six(s)),
  '-': (s) => glyph(34, [bar(0, 53 - s / 2, 34, s)]),
  '.': (s) => glyph(s * 1.1, [bar(0, cap - s * 1.1, s * 1.1, s * 1.1)]),
  "'": (s) => glyph(s, [polygon([0, 0], [s, 0], [s * 0.82, 34], [s * 0.18, 34])]),
  '&': (s) => ampersand(s),
  ' ': () => glyph(26, []),
};

const fadas: Record<string, string> = { Á: 'A', É: 'E', Í: 'I', Ó: 'O', Ú: 'U' };

export function findGlyph(character: string, stroke: number): Glyph | undefined {
  const base = fadas[character];
  if (!base) return Object.hasOwn(shapes, character) ? shapes[character]?.(stroke) : undefined;
  const letter = shapes[base]?.(stroke);
  return letter && withFada(letter, stroke);
}

function withFada(letter: Glyph, s: number): Glyph {
  const middle = letter.width / 2;
  return {
    width: letter.width,
    outlines: [...letter.outlines, slant([middle + 3, -27], [middle - 9, -9], s * 1.15)],
  };
}

function six(s: number): Glyph {
  const w = 59;
  const r = w / 2 - s / 2;
  return glyph(w, [
    loop(s, 0, w, 37, cap),
    walk(s, [w - s / 2, s / 2 + r], north, [left(r), left(r), cap - s - 2 * r]),
  ]);
}

/**
 * The upper loop leaves its top in both directions: straight into the leg, and crossing over into the open
 * bowl.
 */
function ampersand(s: number): Glyph {
  const r = 14 + s * 0.1;
  const bowl = 21 + s * 0.05;
  const top: [number, number] = [31, s / 2];
  const lean = (52 * Math.PI) / 180;
  const cut = s / Math.sin(lean);
  const joint = { x: top[0] - r * Math.sin(lean), y: s / 2 + r + r * Math.cos(lean) };
  const foot = joint.x + (cap - joint.y) / Math.tan(lean);
  const drop = cap - s - bowl - r - (bowl + r) * Math.SQRT1_2;
  return glyph(foot + cut / 2, [
    walk(s, top, west, [left(r, 180 - 52), 1]),
    slant([joint.x - cut / 2, joint.y], [foot - cut / 2, cap], cut),
    walk(s, top, east, [right(r, 135), drop * Math.SQRT2, left(bowl, 135), left(bowl * 1.5, 68)]),
  ]);
}

function glyph(width: number, outlines: readonly Outline[]): Glyph {
  return { width, outlines };
}

function ring(s: number, width: number, top: number, bottom: number): Outline {
  return loop(s, 0, width, top, bottom);
}

/** A closed round-shouldered loop. */
function loop(s: number, from: number, to: number, top: number, bottom: number): Outline {
  const level = to - from - s;
  const rise = bottom - top - s;
  const r = Math.min(level, rise) / 2;
  return walk(s, [from + s / 2, bottom - s / 2 - r], north, [
    rise - 2 * r,
    right(r),
    level - 2 * r,
    right(r),
    rise - 2 * r,
    right(r),
    level - 2 * r,
    right(r),
  ]);
}

/** The bowl of B, D, P and R: out from the stem, round, and back to it. */
function bulge(s: number, top: number, width: number, height: number, most = 40): Outline {
  const r = Math.min((height - s) / 2, most);
  const level = width - s / 2 - r - s * 0.5;
  return walk(s, [s * 0.5, top + s / 2], east, [level, right(r), height - s - 2 * r, right(r), level]);
}

function turnHalf(letter: Glyph): Glyph {
  return {
    width: letter.width,
    outlines: letter.outlines.map((outline) =>
      outline.map((step) => ({ ...step, x: letter.width - step.x, y: cap - step.y })),
    ),
  };
}
