import { hashText } from '../../random.ts';
import { group, path } from '../../svg.ts';
import { type Point, polygon, roundedBox } from '../curve.ts';

/** The space between the lamps. */
export interface GrilleRoom {
  /** Half its width. */
  half: number;
  top: number;
  bottom: number;
}

type Grille = (room: GrilleRoom) => string;

const dark = '#14181b';
const bright = '#cdd3d7';

const symmetrical = (right: readonly Point[]): Point[] => [
  ...right,
  ...[...right].reverse().map(([x, y]) => [-x, y] as const),
];

function slats(half: number, top: number, bottom: number, count: number, colour: string): string {
  const step = (top - bottom) / (count + 1);
  const d = Array.from(
    { length: count },
    (_, index) => `M${-half} ${Math.round(bottom + step * (index + 1))}H${half}`,
  ).join('');
  return path(d, { stroke: colour, 'stroke-width': 9, fill: 'none' });
}

const framed: Grille = ({ half, top, bottom }) => {
  const d = polygon(
    symmetrical([
      [half * 0.62, top],
      [half * 0.78, top - 70],
      [half * 0.56, bottom - 150],
    ]),
  );
  return (
    path(d, { fill: dark, stroke: bright, 'stroke-width': 16, 'stroke-linejoin': 'round' }) +
    slats(Math.round(half * 0.6), top - 30, bottom - 120, 5, '#4b545a')
  );
};

const slatted: Grille = ({ half, top, bottom }) =>
  path(roundedBox(-half * 0.82, bottom, half * 1.64, top - bottom, 40), { fill: dark }) +
  slats(Math.round(half * 0.78), top, bottom, 3, bright);

const narrow: Grille = ({ half, top }) =>
  path(roundedBox(-half, top - 84, half * 2, 62, 30), { fill: dark }) +
  path(`M${-half} ${top - 24}H${half}`, { stroke: bright, 'stroke-width': 10 });

const barred: Grille = ({ half, top, bottom }) => {
  const bars = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(((index - 4) / 4.6) * half * 0.66);
    return `M${x} ${bottom + 10}V${top - 10}`;
  }).join('');
  return (
    path(roundedBox(-half * 0.7, bottom - 40, half * 1.4, top - bottom + 40, 70), {
      fill: dark,
      stroke: bright,
      'stroke-width': 14,
    }) + path(bars, { stroke: '#87929a', 'stroke-width': 14, fill: 'none' })
  );
};

const winged: Grille = ({ half, top, bottom }) =>
  path(
    polygon(
      symmetrical([
        [half, top - 10],
        [half * 0.94, top - 70],
        [half * 0.5, bottom - 20],
      ]),
    ),
    { fill: dark },
  ) +
  path(`M${-half} ${top - 40}L${-half * 0.46} ${bottom + 10}H${half * 0.46}L${half} ${top - 40}`, {
    stroke: bright,
    'stroke-width': 14,
    fill: 'none',
  });

const honeycomb: Grille = ({ half, top, bottom }) => {
  let cells = '';
  for (let row = 0; row < 4; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const x = column * 72 + (row % 2 ? 36 : 0);
      const y = top - 44 - row * 40;
      if (Math.abs(x) < half * 0.72 && y > bottom) cells += `M${x - 26} ${y}l13 17h26l13-17-13-17h-26Z`;
    }
  }
  return (
    path(
      polygon(
        symmetrical([
          [half * 0.8, top],
          [half * 0.88, top - 60],
          [half * 0.66, bottom],
        ]),
      ),
      { fill: dark },
    ) + path(cells, { fill: '#2d3439' })
  );
};

const grilles: readonly [Grille, ...Grille[]] = [framed, slatted, narrow, barred, winged, honeycomb];

/** Makes differ by the family of their grille; no maker's logo is drawn. */
export function drawGrille(make: string, isElectric: boolean, room: GrilleRoom): string {
  const grille = isElectric ? narrow : (grilles[hashText(make) % grilles.length] ?? framed);
  return group({}, grille(room));
}
