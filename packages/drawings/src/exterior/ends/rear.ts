import type { Paint } from '../../paint.ts';
import { group, path, url } from '../../svg.ts';
import type { CarProfile } from '../cars/profile.ts';
import { curve, roundedBox } from '../curve.ts';
import { drawPlate } from '../plate.ts';
import { drawEndGlass, drawMirrors, drawShell, endDefs } from './end-body.ts';
import { drawTailLamps } from './end-lamps.ts';
import { both, type EndShape, kindOf, rearShape } from './face-shape.ts';
import { type EndFinish, plateSizeOn } from './front.ts';

function tailgate({ half, belt, sill, lampY }: EndShape, paint: Paint): string {
  const low = sill + (lampY - sill) * 0.42;
  const cut = curve([
    [half * 0.83, belt - 30, -72],
    [half * 0.86, low + 130, -100],
    [half * 0.74, low, 184],
    [0, low - 10, 180],
  ]);
  const ledge = curve([
    [0, lampY - 70, 0],
    [half * 0.5, lampY - 76, -2],
    [half * 0.8, lampY - 96, -10],
  ]);
  return both(
    path(cut, { fill: 'none', stroke: paint.seam, 'stroke-width': 10 }) +
      path(ledge, { fill: 'none', stroke: paint.deep, 'stroke-width': 16, 'stroke-opacity': 0.3 }) +
      path(ledge, {
        fill: 'none',
        stroke: paint.highlight,
        'stroke-width': 10,
        'stroke-opacity': 0.55,
        transform: 'translate(0 13)',
      }),
  );
}

function bumper({ half, sill, hasCladding }: EndShape, hasExhaust: boolean): string {
  const lip = hasCladding ? sill + 210 : sill + 110;
  const pipe = hasExhaust
    ? both(
        path(roundedBox(half * 0.5, sill + 20, 170, 62, 30), {
          fill: '#0b0d0e',
          stroke: '#b9c1c7',
          'stroke-width': 14,
        }),
      )
    : '';
  return (
    path(
      `M${-half} ${sill - 10}H${half}V${lip + 30}L${half * 0.76} ${lip}H${-half * 0.76}L${-half} ${lip + 30}Z`,
      { fill: '#1f2427' },
    ) +
    both(path(roundedBox(half * 0.66, lip + 40, half * 0.2, 30, 12), { fill: '#b3242c' })) +
    pipe
  );
}

/** Two hinged doors with a handle. */
function vanDoors({ half, height, sill, roofHalf, belt }: EndShape, paint: Paint): string {
  const outer = half - 150;
  return (
    path(`M0 ${sill + 180}V${height - 110}`, { stroke: paint.seam, 'stroke-width': 12 }) +
    both(
      path(
        `M0 ${sill + 180}H${outer}L${outer + 16} ${belt - 140}L${roofHalf - 40} ${height - 150}Q${roofHalf - 60} ${height - 110} ${roofHalf - 120} ${height - 110}H0`,
        { fill: 'none', stroke: paint.seam, 'stroke-width': 10 },
      ) +
        path(
          roundedBox(outer - 10, sill + 420, 40, 110, 14) + roundedBox(outer - 10, belt - 60, 40, 110, 14),
          { fill: '#1d2225' },
        ),
    ) +
    path(roundedBox(30, belt - 330, 210, 60, 24), { fill: '#1b1f22' })
  );
}

/** The bumper alone, to be clipped to the body's edge. */
export const drawRearBumper = (profile: CarProfile, finish: EndFinish): string =>
  bumper(rearShape(profile), !finish.isElectric && kindOf(profile) === 'car');

export function rearPlateHeight(profile: CarProfile): number {
  const { sill, lampY } = rearShape(profile);
  if (kindOf(profile) !== 'car') return sill + 300;
  return sill + (lampY - sill) * (profile.rearScreenFrom === 11 ? 0.6 : 0.58);
}

/** What is on the painted shell: doors or tailgate, glass and lamps. */
export function drawRearFace(profile: CarProfile, finish: EndFinish): string {
  const end = rearShape(profile);
  const kind = kindOf(profile);
  const isVan = kind !== 'car';
  const hasBar = finish.era === 'slim' && finish.variant % 3 === 0;
  const isHatch = !isVan && profile.height > 1455 && !end.isOpen;
  return [
    isVan ? vanDoors(end, finish.paint) : tailgate(end, finish.paint),
    isVan && finish.variant % 2 === 0 && profile.panes.length === 0 ? '' : drawEndGlass(end, false),
    isHatch
      ? path(`M-20 ${end.belt + 60}L${end.half * 0.42} ${end.belt + 110}`, {
          stroke: '#0c0f11',
          'stroke-width': 16,
          'stroke-linecap': 'round',
        })
      : '',
    isHatch
      ? path(
          `M${-end.roofHalf + 60} ${end.height - 80}Q0 ${end.height - 30} ${end.roofHalf - 60} ${end.height - 80}L${end.roofHalf - 90} ${end.height - 112}Q0 ${end.height - 76} ${-end.roofHalf + 90} ${end.height - 112}Z`,
          { fill: finish.paint.shade },
        )
      : '',
    drawTailLamps(end, finish.era, kind, hasBar),
  ].join('');
}

/** The whole rear except for its plate. */
export function drawRearShell(profile: CarProfile, finish: EndFinish): string {
  const end = rearShape(profile);
  return group(
    {},
    endDefs(end, finish.paint),
    end.hasRails
      ? both(path(roundedBox(end.roofHalf - 70, end.height - 40, 56, 74, 20), { fill: '#22272b' }))
      : '',
    drawMirrors(end, finish.paint, kindOf(profile) !== 'car'),
    drawShell(end),
    group({ 'clip-path': url('body-edge') }, drawRearBumper(profile, finish)),
    drawRearFace(profile, finish),
  );
}

export const drawRear = (profile: CarProfile, finish: EndFinish): string =>
  drawRearShell(profile, finish) + drawPlate(finish.plate, 0, rearPlateHeight(profile), plateSizeOn(profile));
