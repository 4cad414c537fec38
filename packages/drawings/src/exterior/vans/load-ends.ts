import { defs, linearGradient, path, url } from '../../svg.ts';
import { roundedBox } from '../curve.ts';
import { both } from '../ends/face-shape.ts';
import type { EndFinish } from '../ends/front.ts';
import { drawPlate } from '../plate.ts';
import type { LoadKind, Rig } from './truck-side.ts';

const boxed: ReadonlySet<LoadKind> = new Set(['luton', 'cool', 'lorry-box', 'curtain']);

const endDefs = (top: number, floor: number): string =>
  defs(
    linearGradient(
      'load-panel',
      [
        [0, '#f7f9fa'],
        [0.7, '#dfe4e7'],
        [1, '#aeb7bd'],
      ],
      [0, top, 0, floor],
    ),
    linearGradient(
      'load-alloy',
      [
        [0, '#d5dadd'],
        [1, '#8a949b'],
      ],
      [0, top, 0, floor],
    ),
  );

/** From the front, the load is behind the cab and visible above and beside it. */
function beforeCab(kind: LoadKind, { bed, top }: Rig, half: number): string {
  if (boxed.has(kind)) {
    return path(roundedBox(-half, bed.floor, half * 2, top - bed.floor, 40), {
      fill: url('load-panel'),
      stroke: '#8e989f',
      'stroke-width': 14,
    });
  }
  if (kind === 'tractor' || kind === 'bare') return '';
  return path(roundedBox(-half, bed.floor, half * 2, 480, 20), {
    fill: url('load-alloy'),
    stroke: '#727c83',
    'stroke-width': 12,
  });
}

const wheels = (half: number, tyre: number): string =>
  both(
    path(
      roundedBox(half - 120 - tyre * 0.6, 0, tyre * 0.28, tyre * 0.92, 50) +
        roundedBox(half - 110 - tyre * 0.3, 0, tyre * 0.28, tyre * 0.92, 50),
      { fill: '#17191b' },
    ),
  );

function doors({ bed, top }: Rig, half: number): string {
  const { floor } = bed;
  return (
    path(roundedBox(-half, floor, half * 2, top - floor, 40), {
      fill: url('load-panel'),
      stroke: '#8e989f',
      'stroke-width': 20,
    }) +
    path(`M0 ${floor + 40}V${top - 60}`, { stroke: '#7d878e', 'stroke-width': 12 }) +
    both(
      path(`M${half * 0.34} ${floor + 40}V${top - 60}`, { stroke: '#9aa4ab', 'stroke-width': 26 }) +
        path(roundedBox(half * 0.26, floor + 420, half * 0.24, 50, 20), { fill: '#59636a' }) +
        path(
          [0.15, 0.4, 0.65, 0.9]
            .map((at) => roundedBox(half - 70, floor + (top - floor) * at - 50, 70, 90, 14))
            .join(''),
          { fill: '#59636a' },
        ),
    ) +
    path(`M${-half + 40} ${top - 40}H${half - 40}`, { stroke: '#fff', 'stroke-width': 18 })
  );
}

const tailboard = ({ bed }: Rig, half: number, paint: string): string =>
  path(roundedBox(-half, bed.floor, half * 2, 520, 20), {
    fill: url('load-alloy'),
    stroke: '#727c83',
    'stroke-width': 14,
  }) +
  path(`M${-half + 40} ${bed.floor + 170}H${half - 40}M${-half + 40} ${bed.floor + 340}H${half - 40}`, {
    stroke: '#7f8a91',
    'stroke-width': 16,
  }) +
  path(roundedBox(-half, bed.floor + 470, half * 2, 60, 16), { fill: paint });

/** Lamps and plate on a bar below the floor. */
function lampBar(floor: number, half: number, plate: string | null): string {
  const y = floor - 330;
  return (
    path(roundedBox(-half + 60, y, half * 2 - 120, 220, 30), { fill: '#1c2023' }) +
    both(
      path(roundedBox(half - 520, y + 40, 400, 140, 30), {
        fill: '#c5202a',
        stroke: '#3a0a0e',
        'stroke-width': 10,
      }) +
        path(roundedBox(half - 400, y + 60, 100, 100, 20), { fill: '#f0a13a' }) +
        path(roundedBox(half - 510, y + 60, 90, 100, 20), { fill: '#f1f3f4' }),
    ) +
    drawPlate(plate, 0, y + 110, 1.3)
  );
}

export function drawLoadEnd(
  kind: LoadKind,
  rig: Rig,
  finish: EndFinish,
  view: 'front' | 'rear',
  cab: string,
): string {
  const isLorry = rig.cab.tyre > 900;
  const half = isLorry ? 1270 : 1080;
  const { floor } = rig.bed;
  const start = endDefs(rig.top, floor);
  if (view === 'front') return start + beforeCab(kind, rig, half) + cab;
  const cabBehind =
    path(roundedBox(-half * 0.86, floor - 100, half * 1.72, rig.cab.height - floor, 120), {
      fill: finish.paint.shade,
    }) + path(roundedBox(-half * 0.6, rig.cab.height - 760, half * 1.2, 480, 60), { fill: '#33404a' });
  const load = boxed.has(kind)
    ? doors(rig, half)
    : kind === 'tractor' || kind === 'bare'
      ? ''
      : tailboard(rig, half, finish.paint.base);
  return (
    start +
    wheels(half, rig.cab.tyre) +
    cabBehind +
    path(roundedBox(-half * 0.5, floor - 220, half, 200, 10), { fill: '#24292c' }) +
    load +
    lampBar(floor, half, finish.plate)
  );
}
