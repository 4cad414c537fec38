import type { Paint } from '../../paint.ts';
import { path } from '../../svg.ts';
import type { Point } from '../curve.ts';
import { drawCabExtras, drawFrontUnit, drawLoadSide, type LoadKind, rigFor } from '../vans/truck-side.ts';
import type { CarSpace } from './space.ts';
import { warp } from './warp.ts';

/** What a chassis carries, before the camera. */
export interface TurnedLoad {
  /** Its side, as drawn flat. */
  side: string;
  /** The line of its front from the floor up, extended from the near side to the far one. */
  front: readonly Point[];
  /** The floor of an open bed, seen from above; null under a closed box. */
  deck: readonly [from: Point, to: Point] | null;
  /** Hides its far side. */
  isClosed: boolean;
  /** What is in the middle of its front. */
  frontUnit: string;
  /** How far it extends beyond the cab. */
  overhang: number;
  top: number;
  cabExtras: string;
}

function frontOf(kind: LoadKind): Point[] {
  const { bed, top } = rigFor(kind);
  const { from, floor } = bed;
  switch (kind) {
    case 'bare':
    case 'tractor':
      return [];
    case 'luton':
      return [
        [from, floor],
        [from, 2330],
        [from - 1050, 2420],
        [from - 1110, 2560],
        [from - 890, top - 90],
        [from - 720, top],
      ];
    case 'recovery':
      return [
        [from, floor - 60],
        [from, floor + 80],
      ];
    case 'tipper':
    case 'dropside':
      return [
        [from, floor],
        [from, floor + 1200],
      ];
    default:
      return [
        [from, floor],
        [from, top],
      ];
  }
}

const closed: ReadonlySet<LoadKind> = new Set(['luton', 'cool', 'lorry-box', 'curtain']);
const decked: ReadonlySet<LoadKind> = new Set(['tipper', 'dropside', 'recovery']);

function deckOf(kind: LoadKind): TurnedLoad['deck'] {
  if (!decked.has(kind)) return null;
  const { from, to, floor } = rigFor(kind).bed;
  return [
    [from, floor + 70],
    [kind === 'recovery' ? to - 1150 : to, floor + 70],
  ];
}

export const turnLoad = (kind: LoadKind, paint: Paint): TurnedLoad => ({
  side: drawLoadSide(kind, paint),
  front: frontOf(kind),
  deck: deckOf(kind),
  isClosed: closed.has(kind),
  frontUnit: drawFrontUnit(kind),
  overhang: rigFor(kind).cab.tyre > 900 ? 20 : 50,
  top: rigFor(kind).top,
  cabExtras: drawCabExtras(rigFor(kind), paint),
});

/** The far side first, then the front in strips (steep ones lighter than those that look down), then the near side. */
export function drawTurnedLoad(space: CarSpace, load: TurnedLoad): string {
  const { side, front, overhang, deck } = load;
  const beside =
    (z: number) =>
    (x: number, y: number): Point =>
      space.project(x, y, z);
  const near = -overhang;
  const far = space.width + overhang;
  const across = ([x1, y1]: Point, [x2, y2]: Point, fill: string): string => {
    const corners = [
      space.project(x1, y1, near),
      space.project(x2, y2, near),
      space.project(x2, y2, far),
      space.project(x1, y1, far),
    ];
    return path(`M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}Z`, {
      fill,
      stroke: '#8e989f',
      'stroke-width': 8,
    });
  };
  const strips = front.slice(1).map((to, index) => {
    const from = front[index] ?? to;
    const isSteep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) * 0.4;
    return across(from, to, isSteep ? '#d3d9dd' : '#8f989f');
  });
  return [
    load.isClosed ? '' : warp(side, beside(far), 'far-'),
    deck ? across(deck[0], deck[1], '#565f66') : '',
    ...strips,
    warp(load.frontUnit, beside(space.width / 2 - 200)),
    warp(side, beside(near)),
  ].join('');
}
