import type { Paint } from '../../paint.ts';
import { path, url } from '../../svg.ts';
import { type CarFinish, drawCarSide, type Load } from '../cars/car-side.ts';
import type { CarProfile } from '../cars/profile.ts';
import { roundedBox } from '../curve.ts';
import { drawBox, drawCooler, drawCurtain } from './boxes.ts';
import { cabs } from './cabs.ts';
import { type Bed, drawFrame, loadDefs } from './frame.ts';
import { drawBeavertail, drawDropside, drawTipper } from './open-beds.ts';

export type LoadKind =
  | 'bare'
  | 'tipper'
  | 'dropside'
  | 'luton'
  | 'cool'
  | 'lorry-box'
  | 'curtain'
  | 'tractor'
  | 'recovery';

const vanBed: Bed = { from: 2420, to: 6100, floor: 900, rearAxle: 4700, tyre: 735 };
const lorryBed: Bed = { from: 2420, to: 8260, floor: 1230, rearAxle: 6100, tyre: 990 };
const tractorBed: Bed = { from: 2420, to: 6000, floor: 1080, rearAxle: 4920, tyre: 990 };

export interface Rig {
  cab: CarProfile;
  bed: Bed;
  /** The height of the whole, so that it fits its picture. */
  top: number;
}

const rigs: Readonly<Record<LoadKind, Rig>> = {
  bare: { cab: cabs.vanCab, bed: vanBed, top: 2260 },
  tipper: { cab: cabs.vanCab, bed: vanBed, top: 2260 },
  dropside: { cab: cabs.vanCab, bed: vanBed, top: 2260 },
  recovery: { cab: { ...cabs.vanCab, length: 6650 }, bed: { ...vanBed, to: 6600 }, top: 2260 },
  luton: { cab: { ...cabs.vanCab, length: 6350 }, bed: { ...vanBed, to: 6330, floor: 760 }, top: 3120 },
  cool: { cab: { ...cabs.vanCab, length: 6150 }, bed: { ...vanBed, floor: 800 }, top: 2960 },
  'lorry-box': { cab: cabs.lorryCab, bed: lorryBed, top: 3720 },
  curtain: { cab: cabs.lorryCab, bed: lorryBed, top: 3720 },
  tractor: { cab: cabs.tractorCab, bed: tractorBed, top: 3720 },
};

export const rigFor = (kind: LoadKind): Rig => rigs[kind];

function body(kind: LoadKind, { bed, top }: Rig, paint: Paint): string {
  switch (kind) {
    case 'bare':
      return '';
    case 'tipper':
      return drawTipper(bed, paint);
    case 'dropside':
      return drawDropside(bed);
    case 'recovery':
      return drawBeavertail(bed);
    case 'luton':
      return drawBox(bed, top, 1050, paint.base);
    case 'cool':
      return drawBox(bed, top, 0, null);
    case 'lorry-box':
      return drawBox(bed, top, 0, paint.base);
    case 'curtain':
      return drawCurtain(bed, top, paint);
    case 'tractor':
      return (
        path(roundedBox(2480, 420, 1560, 500, 130), {
          fill: url('alloy'),
          stroke: '#727c83',
          'stroke-width': 12,
        }) +
        path('M2900 420V920M3600 420V920', { stroke: '#5f696f', 'stroke-width': 34 }) +
        path(roundedBox(bed.rearAxle - 620, bed.floor - 40, 1240, 90, 40), { fill: '#2a2f33' }) +
        path(roundedBox(2300, bed.floor - 80, 160, 1500, 30), { fill: '#8f989e' }) +
        path(`M2520 ${bed.floor + 20}v560q120 120 200 0v-540`, {
          fill: 'none',
          stroke: '#c2352f',
          'stroke-width': 22,
        })
      );
  }
}

/** Steps up to the door, and on a sleeper the bunk's window and the seam of the high roof. */
function drawLorryCab({ height, frontAxle, tyre }: CarProfile, paint: Paint): string {
  const step = frontAxle - tyre / 2 - 130;
  const steps =
    path(roundedBox(190, 450, step - 190, 520, 40), { fill: '#1c2023' }) +
    path(`M220 620H${step - 30}M220 800H${step - 30}`, {
      stroke: '#7c868d',
      'stroke-width': 26,
      'stroke-linecap': 'round',
    });
  if (height < 3200) return steps;
  return (
    steps +
    path(roundedBox(1500, 1960, 430, 330, 60), { fill: '#2b3740', stroke: '#0c0f11', 'stroke-width': 24 }) +
    path('M170 2740C700 2860 1500 2880 2235 2880', { fill: 'none', stroke: paint.seam, 'stroke-width': 12 }) +
    path('M170 2770C700 2890 1500 2910 2235 2910', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 12,
      'stroke-opacity': 0.6,
    }) +
    path(roundedBox(60, 2620, 420, 90, 30), { fill: '#1c2226' })
  );
}

/** A cooling unit is in the middle of the front wall, over the cab. */
export const drawFrontUnit = (kind: LoadKind): string =>
  kind === 'cool' ? drawCooler(rigs.cool.bed.from, 2310) : '';

/** The load and its frame from the side, with the gradients they refer to. */
export const drawLoadSide = (kind: LoadKind, paint: Paint): string =>
  loadDefs(rigs[kind].bed.floor, rigs[kind].top) +
  drawFrame(rigs[kind].bed, rigs[kind].cab.tyre > 900) +
  body(kind, rigs[kind], paint);

/** What is on top of the painted side of a cab. */
export const drawCabExtras = ({ cab }: Rig, paint: Paint): string =>
  cab.tyre > 900 ? drawLorryCab(cab, paint) : '';

export function drawTruckSide(kind: LoadKind, finish: CarFinish): string {
  const rig = rigs[kind];
  const load: Load = {
    behind: drawFrontUnit(kind) + drawLoadSide(kind, finish.paint),
    over: drawCabExtras(rig, finish.paint),
    freeFrom: rig.bed.from,
  };
  return drawCarSide(rig.cab, finish, load);
}
