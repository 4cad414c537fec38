import type { Paint } from '../../paint.ts';
import { circle, group, path, url } from '../../svg.ts';
import type { CarProfile } from '../cars/profile.ts';
import { curve, roundedBox, shape } from '../curve.ts';
import type { Era } from '../era.ts';
import { drawPlate } from '../plate.ts';
import { drawEndGlass, drawMirrors, drawShell, endDefs } from './end-body.ts';
import { drawHeadlamps } from './end-lamps.ts';
import { both, type EndKind, type EndShape, frontShape, kindOf } from './face-shape.ts';
import { drawGrille, type GrilleRoom } from './grilles.ts';

export interface EndFinish {
  paint: Paint;
  era: Era;
  make: string;
  isElectric: boolean;
  plate: string | null;
  /** Makes and models of the same era still differ. */
  variant: number;
}

function bonnet({ half, belt, lampY }: EndShape, paint: Paint): string {
  const lip = lampY + 70;
  const edge = curve([
    [0, lip + 26, 0],
    [half * 0.5, lip + 14, -6],
    [half * 0.82, lip - 20, -8],
  ]);
  const slope = (Math.atan2(belt - lip - 36, half * 0.22) * 180) / Math.PI;
  const fold = curve([
    [half * 0.3, lip + 30, slope + 9],
    [half * 0.52, belt - 6, slope - 9],
  ]);
  return both(
    path(edge, { fill: 'none', stroke: paint.seam, 'stroke-width': 9 }) +
      path(fold, { fill: 'none', stroke: paint.deep, 'stroke-width': 12, 'stroke-opacity': 0.3 }) +
      path(fold, {
        fill: 'none',
        stroke: paint.highlight,
        'stroke-width': 9,
        'stroke-opacity': 0.6,
        transform: 'translate(-12 0)',
      }),
  );
}

/** The lower air intake between two lamps, above a dark lip. */
export function drawBumper({ half, sill, lampY, hasCladding }: EndShape): string {
  const mouth = sill + (lampY - sill) * 0.36;
  const lip = hasCladding ? sill + 150 : sill + 70;
  return (
    path(
      `M${-half} ${sill - 10}H${half}V${lip + 20}L${half * 0.72} ${lip}H${-half * 0.72}L${-half} ${lip + 20}Z`,
      { fill: '#1f2427' },
    ) +
    path(
      shape([
        [-half * 0.56, lip - 10, 90, 80],
        [-half * 0.5, mouth, 60, 0],
        [half * 0.5, mouth, 0, -60],
        [half * 0.56, lip - 10, -80],
      ]),
      { fill: '#12161a' },
    ) +
    path(
      `M${-half * 0.5} ${lip + (mouth - lip) * 0.35}H${half * 0.5}M${-half * 0.5} ${lip + (mouth - lip) * 0.7}H${half * 0.5}`,
      { stroke: '#333b41', 'stroke-width': 9 },
    ) +
    both(
      path(
        shape([
          [half * 0.64, lip + 20, 90],
          [half * 0.68, mouth + 50, 70, 10],
          [half * 0.9, mouth + 90, 0, -86],
          [half * 0.92, lip + 60, -95],
        ]),
        { fill: '#12161a' },
      ) +
        circle(half * 0.79, lip + (mouth - lip) * 0.5 + 44, 30, {
          fill: '#dfe8ee',
          stroke: '#59646c',
          'stroke-width': 8,
        }),
    )
  );
}

/** Tax, insurance and NCT discs are in the windscreen on the passenger's side. */
const discs = ({ half, belt }: EndShape): string =>
  [0, 1, 2]
    .map((index) =>
      circle(half * 0.52 - index * 74, belt + 92, 27, {
        fill: ['#d9e3c2', '#d7e0ea', '#e8dfc8'][index],
        'fill-opacity': 0.9,
      }),
    )
    .join('');

const wipers = ({ half, belt }: EndShape): string =>
  path(
    `M${-half * 0.62} ${belt + 40}L${-half * 0.05} ${belt + 84}M${half * 0.02} ${belt + 34}L${half * 0.56} ${belt + 78}`,
    { stroke: '#0c0f11', 'stroke-width': 14, 'stroke-linecap': 'round' },
  );

const rails = ({ roofHalf, height }: EndShape): string =>
  both(path(roundedBox(roofHalf - 70, height - 40, 56, 74, 20), { fill: '#22272b' }));

/** Between the lamps on a car or van; above them on a lorry, whose engine is under the cab. */
function grilleRoom({ half, lampY, sill }: EndShape, kind: EndKind): GrilleRoom {
  if (kind === 'lorry') return { half: half * 0.62, top: lampY + 760, bottom: lampY + 330 };
  return { half: half * 0.5, top: lampY + 40, bottom: sill + (lampY - sill) * 0.58 };
}

/** Grille and lamps: everything set into the painted face, except the plate. */
export function drawFace(face: EndShape, kind: EndKind, finish: EndFinish): string {
  return (
    drawGrille(finish.make, finish.isElectric, grilleRoom(face, kind)) + drawHeadlamps(face, finish.era, kind)
  );
}

export const drawScreen = (face: EndShape): string => drawEndGlass(face, true) + discs(face) + wipers(face);

/** Plates are drawn slightly large, to be legible at the width of a card. */
export const plateSizeOn = (profile: CarProfile): number => (kindOf(profile) === 'car' ? 1.06 : 1.15);

/** The height of the front plate. */
export const plateHeightOn = ({ sill, lampY }: EndShape): number => sill + (lampY - sill) * 0.37;

/** The whole front except for its plate. */
export function drawFrontShell(profile: CarProfile, finish: EndFinish): string {
  const face = frontShape(profile);
  const kind = kindOf(profile);
  return group(
    {},
    endDefs(face, finish.paint),
    face.hasRails ? rails(face) : '',
    drawShell(face),
    group({ 'clip-path': url('body-edge') }, drawBumper(face)),
    kind === 'lorry' ? '' : bonnet(face, finish.paint),
    drawScreen(face),
    drawFace(face, kind, finish),
    circle(0, face.lampY + 46, 34, { fill: '#d7dce0', stroke: '#7f8990', 'stroke-width': 8 }),
    drawMirrors(face, finish.paint, kind !== 'car'),
  );
}

export const drawFront = (profile: CarProfile, finish: EndFinish): string =>
  drawFrontShell(profile, finish) +
  drawPlate(finish.plate, 0, plateHeightOn(frontShape(profile)), plateSizeOn(profile));
