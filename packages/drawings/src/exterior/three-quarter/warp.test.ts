import { describe, expect, it } from 'vitest';
import { type Lay, layPath, warp } from './warp.ts';

const aside: Lay = (x, y) => [x + 1000, y];
const asIs: Lay = (x, y) => [x, y];

describe('a path projected onto a surface', () => {
  it('moves every point with the surface', () => {
    expect(layPath('M0 0L10 20C30 40 50 60 70 80Z', aside)).toBe('M1000 0L1010 20C1030 40 1050 60 1070 80Z');
  });

  it('understands relative and straight commands', () => {
    expect(layPath('M10 10h20v-5l5 5', asIs)).toBe('M10 10L30 10L30 5L35 10');
  });

  it('bends a long line in pieces', () => {
    const hill: Lay = (x, y) => [x, y + (x > 0 && x < 1200 ? 50 : 0)];
    expect(layPath('M0 0H1200', hill)).toBe('M0 0L600 50L1200 0');
  });

  it('keeps a circle a circle', () => {
    const points = layPath('M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0Z', asIs);
    const ends = [...points.matchAll(/ (-?\d+) (-?\d+)(?=C|Z)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );
    for (const radius of ends) expect(Math.round(radius)).toBe(100);
  });
});

describe('a drawing projected onto a surface', () => {
  it('applies its transforms to the points', () => {
    expect(warp('<g transform="scale(-1 1)"><path d="M5 5"/></g>', asIs)).toBe('<g><path d="M-5 5"/></g>');
    expect(warp('<path d="M5 5" transform="translate(9 -4)"/>', asIs)).toBe('<path d="M14 1"/>');
  });

  it('prefixes its ids, in definitions and references', () => {
    expect(warp('<clipPath id="a"/><g clip-path="url(#a)"/>', asIs, 'far-')).toBe(
      '<clipPath id="far-a"/><g clip-path="url(#far-a)"/>',
    );
  });

  it('turns circles into paths', () => {
    expect(warp('<circle cx="0" cy="0" r="10" fill="#fff"/>', aside)).toMatch(
      /^<path d="M990 0C[^"]+" fill="#fff"\/>$/,
    );
  });
});
