import { letteringPath } from '../lettering.ts';
import { circle, group, num, path, rect } from '../svg.ts';

/** A mark fills a square of 100 by 100 around (50, 50). */
export type DrawMark = (pair: ColourPair, initials: string) => string[];

export interface ColourPair {
  ink: string;
  accent: string;
}

const monogram = (initials: string, y: number, height: number, fill: string): string =>
  path(
    letteringPath(initials, {
      x: 50,
      y,
      height: initials.length > 1 ? height * 0.84 : height,
      anchor: 'middle',
      weight: 17,
      tracking: 8,
    }),
    { fill },
  );

export const marks: Readonly<Record<string, DrawMark>> = {
  shield: ({ ink, accent }, initials) => [
    path('M8 6H92V48Q90 80 50 98Q10 80 8 48Z', { fill: ink }),
    path('M15 13H85V48Q83 75 50 90.500Q17 75 15 48Z', { fill: 'none', stroke: accent, 'stroke-width': 2.4 }),
    path('M15 66Q50 58 85 66', { fill: 'none', stroke: accent, 'stroke-width': 2.4 }),
    monogram(initials, 56, 34, '#ffffff'),
  ],
  roundel: ({ ink, accent }, initials) => [
    circle(50, 50, 48, { fill: ink }),
    circle(50, 50, 41, { fill: 'none', stroke: accent, 'stroke-width': 3 }),
    monogram(initials, 67, 36, '#ffffff'),
  ],
  ring: ({ ink, accent }, initials) => [
    circle(50, 50, 44, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 6,
      'stroke-dasharray': '208 69',
      'stroke-linecap': 'butt',
      transform: 'rotate(-45 50 50)',
    }),
    path('M81 19A44 44 0 0 1 81 81', { fill: 'none', stroke: accent, 'stroke-width': 6 }),
    monogram(initials, 67, 36, ink),
  ],
  chevrons: ({ ink, accent }) => [
    path('M8 14H34L62 50L34 86H8L36 50Z', { fill: ink }),
    path('M46 14H64L92 50L64 86H46L74 50Z', { fill: accent }),
  ],
  road: ({ ink, accent }) => [
    circle(50, 50, 48, { fill: ink }),
    path('M26 92C30 66 66 62 62 40C60 28 48 26 46 10H58C60 22 78 28 80 42C82 64 62 70 66 94Q46 102 26 92Z', {
      fill: '#ffffff',
    }),
    path('M48 92C50 74 74 66 71 44C69 32 56 28 52 10', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 3.4,
      'stroke-dasharray': '8 6',
    }),
  ],
  hills: ({ ink, accent }) => [
    rect(4, 4, 92, 92, { rx: 22, fill: ink }),
    circle(66, 36, 13, { fill: accent }),
    path(
      'M4 74C18 50 32 42 44 58C54 70 64 58 74 52C84 48 92 54 96 62V74A22 22 0 0 1 74 96H26A22 22 0 0 1 4 74Z',
      { fill: '#ffffff' },
    ),
    path('M4 84C26 70 40 72 56 80C72 86 86 80 95 76Q92 96 74 96H26Q8 96 4 84Z', {
      fill: accent,
      'fill-opacity': 0.85,
    }),
  ],
  waves: ({ ink, accent }) =>
    [34, 54, 74].map((y, row) =>
      path(`M4 ${y}Q15 ${y - 16} 27 ${y}T50 ${y}T73 ${y}T96 ${y}`, {
        fill: 'none',
        stroke: row === 1 ? accent : ink,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
    ),
  arch: ({ ink, accent }) => drawArch(ink, accent),
  stripes: ({ ink, accent }) => [
    path('M30 10H54L30 90H6Z', { fill: ink }),
    path('M60 10H72L48 90H36Z', { fill: accent }),
    path('M78 10H84L60 90H54Z', { fill: ink }),
  ],
  block: ({ ink, accent }, initials) => [
    rect(4, 4, 92, 92, { fill: ink }),
    rect(4, 84, 92, 12, { fill: accent }),
    monogram(initials, 66, 44, '#ffffff'),
  ],
  wheel: ({ ink, accent }) => [
    circle(50, 50, 41, { fill: 'none', stroke: ink, 'stroke-width': 13 }),
    ...[0, 72, 144, 216, 288].map((turn) =>
      path('M47 18H53L56 44H44Z', { fill: accent, transform: `rotate(${turn} 50 50)` }),
    ),
    circle(50, 50, 8, { fill: ink }),
  ],
  peak: ({ ink, accent }) => [
    path('M4 88L40 14L58 50L46 52L34 74L24 70L16 88Z', { fill: ink }),
    path('M26 88L66 34L96 88Z', { fill: accent }),
    path('M66 34L76 52L66 60L57 46Z', { fill: '#ffffff', 'fill-opacity': 0.9 }),
  ],
};

/** Voussoirs of a stone bridge, the keystone in the second colour. */
function drawArch(ink: string, accent: string): string[] {
  const stone = (from: number, to: number, fill: string) => {
    const at = (radius: number, degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${num(50 + radius * Math.cos(angle))} ${num(62 + radius * Math.sin(angle))}`;
    };
    return path(`M${at(46, from)}A46 46 0 0 1 ${at(46, to)}L${at(25, to)}A25 25 0 0 0 ${at(25, from)}Z`, {
      fill,
    });
  };
  const stones = Array.from({ length: 7 }, (_, index) => 180 + (index * 180) / 7);
  return [
    ...stones.map((from, index) => stone(from + 2, from + 180 / 7 - 2, index === 3 ? accent : ink)),
    group({ fill: ink }, rect(4, 65, 21, 14, {}), rect(75, 65, 21, 14, {})),
    path('M2 90Q26 82 50 90T98 90', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ];
}
