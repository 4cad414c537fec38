import type { CarProfile } from '../cars/profile.ts';
import type { Anchor } from '../curve.ts';

/** A vehicle seen from an end, in millimetres: x from its middle, y from the ground. */
export interface EndShape {
  /** Half of the body's width, without mirrors. */
  half: number;
  height: number;
  sill: number;
  /** Where the bonnet meets the windscreen; at the rear, where the window begins. */
  belt: number;
  glassTop: number;
  roofHalf: number;
  lampY: number;
  tyre: number;
  hasCladding: boolean;
  hasRails: boolean;
  isOpen: boolean;
}

export type EndKind = 'car' | 'van' | 'lorry';

export function kindOf(profile: CarProfile): EndKind {
  if (profile.tyre > 900) return 'lorry';
  return profile.doors.rear === null && profile.height > 1700 ? 'van' : 'car';
}

const widthOf = (profile: CarProfile, kind: EndKind): number => {
  if (kind === 'lorry') return 2480;
  if (kind === 'van') return profile.height > 2100 ? 2040 : 1880;
  return Math.min(2000, Math.max(1640, 1180 + profile.length * 0.142));
};

export function frontShape(profile: CarProfile): EndShape {
  const kind = kindOf(profile);
  const half = widthOf(profile, kind) / 2;
  const cowl = profile.outline[profile.screenFrom]?.[1] ?? 1000;
  const top = profile.outline[profile.screenFrom + 1]?.[1] ?? 1400;
  const isOpen = profile.roof === 'open';
  return {
    half,
    height: isOpen ? 1290 : profile.height,
    sill: profile.sill,
    belt: cowl,
    glassTop: isOpen ? 1225 : Math.min(top + 18, profile.height - 88),
    roofHalf: kind === 'car' ? half * 0.66 : half * 0.8,
    lampY: profile.headlamp.y,
    tyre: profile.tyre,
    hasCladding: profile.hasCladding,
    hasRails: profile.hasRails,
    isOpen,
  };
}

/** The height of a boot lid at the rear window; 0 on a body without one. */
function bootLidOf({ outline, height, length }: CarProfile): number {
  const lid = outline.findLastIndex(([x, y], index) => {
    const [before = x, high = y] = outline[index - 1] ?? [];
    const isLevel = x - before > 200 && Math.abs(high - y) < (x - before) * 0.12;
    return isLevel && x > length / 2 && high < height * 0.8;
  });
  return outline[lid - 1]?.[1] ?? 0;
}

export function rearShape(profile: CarProfile): EndShape {
  const front = frontShape(profile);
  const last = profile.glass.at(-1)?.[1] ?? front.belt;
  const boot = bootLidOf(profile);
  return {
    ...front,
    height: front.isOpen ? 1120 : front.height,
    belt: front.isOpen ? 1000 : Math.max(last + 40, boot - 6),
    glassTop: front.height - 130,
    lampY: profile.tailLamp.y,
  };
}

/** The right half from the lower middle up to the middle of the roof. */
export function rightOutline(shape: EndShape): Anchor[] {
  const { half, height, sill, belt, roofHalf } = shape;
  const lean = 90 + (Math.atan2(half - 180 - roofHalf, height - belt - 150) * 180) / Math.PI;
  const waist = sill + (belt - sill) * 0.5;
  return [
    [0, sill, 0],
    [half - 210, sill, 0],
    [half - 70, sill + 80, 50],
    [half - 8, sill + 260, 86],
    [half, waist + 60, 90],
    [half - 26, belt - 150, 98],
    [half - 96, belt - 30, 134],
    [half - 150, belt + 20, 124, lean],
    [roofHalf + 30, height - 130, lean + 2],
    [roofHalf - 90, height - 24, 168],
    [0, height, 180],
  ];
}

/** The same outline mirrored and reversed, so that both halves make one closed shape. */
export function mirrored(right: readonly Anchor[]): Anchor[] {
  return [...right]
    .reverse()
    .slice(1)
    .map(([x, y, into, out]) => (out === undefined ? [-x, y, -into] : [-x, y, -out, -into]));
}

export const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;
