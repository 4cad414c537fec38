import type { Paint } from '../../paint.ts';
import { group, path } from '../../svg.ts';
import { type Anchor, band, curve, roundedBox, shape } from '../curve.ts';
import type { CarProfile } from './profile.ts';

const plastic = '#23272a';

/** Shut lines with a thin highlight below them, so that a door is visible on black paint too. */
export function drawDoors(profile: CarProfile, paint: Paint): string {
  const { doors, sill, rearAxle, tyre } = profile;
  const low = sill + (profile.hasCladding ? 150 : 85);
  const top = doors.top + 20;
  const first = curve([
    [doors.front + 25, top, -100],
    [doors.front - 25, top - 260, -92],
    [doors.front + 5, low + 90, -86],
    [doors.front + 95, low, -5],
    [doors.middle - 60, low, 0],
    [doors.middle + 5, low + 80, 88],
    [doors.middle + 12, top, 90],
  ]);
  const arch = rearAxle - tyre * 0.5 - 75;
  const second =
    doors.rear === null
      ? ''
      : curve([
          [doors.middle + 30, low, 0],
          [arch - 60, low, 2],
          [arch + 10, low + 150, 86],
          [Math.min(doors.rear, arch + 190), low + 420, 55],
          [doors.rear + 20, top - 60, 84],
          [doors.rear + 10, top + 30, 96],
        ]);
  const cuts = [first, second].filter((d) => d !== '');
  return cuts
    .map(
      (d) =>
        path(d, {
          fill: 'none',
          stroke: paint.highlight,
          'stroke-width': 7,
          'stroke-opacity': 0.35,
          transform: 'translate(9 -4)',
        }) + path(d, { fill: 'none', stroke: paint.seam, 'stroke-width': 10 }),
    )
    .join('');
}

/** A van's sliding door with its rail, and the pressings of the panels. */
export function drawSlidingDoor({ sliding, sill, length }: CarProfile, paint: Paint): string {
  if (!sliding) return '';
  const { from, to, rail } = sliding;
  const d = `M${from + 40} ${rail + 700}H${to - 60}Q${to} ${rail + 690} ${to} ${rail + 620}V${sill + 160}Q${to} ${sill + 90} ${to - 70} ${sill + 90}H${from + 60}`;
  return (
    path(d, { fill: 'none', stroke: paint.seam, 'stroke-width': 10 }) +
    path(`M${to} ${rail}H${Math.min(length - 190, to + (to - from))}`, {
      stroke: paint.seam,
      'stroke-width': 22,
    }) +
    path(`M${to} ${rail - 14}H${Math.min(length - 190, to + (to - from))}`, {
      stroke: paint.highlight,
      'stroke-width': 8,
      'stroke-opacity': 0.6,
    }) +
    path(roundedBox(from + 90, rail - 90, 200, 36, 16), { fill: '#1b1f22' })
  );
}

export function drawHandles(profile: CarProfile, paint: Paint, isBright: boolean): string {
  const { doors } = profile;
  const ends = doors.rear === null ? [doors.middle] : [doors.middle, doors.rear];
  return ends
    .map((end, index) => {
      const x = end - 320;
      const y = doors.top - 145 + index * 14;
      return (
        path(roundedBox(x - 6, y - 20, 222, 46, 22), { fill: paint.deep, 'fill-opacity': 0.5 }) +
        path(roundedBox(x, y - 4, 210, 34, 16), {
          fill: isBright ? '#d5dadd' : paint.light,
          stroke: paint.seam,
          'stroke-width': 5,
        })
      );
    })
    .join('');
}

export function drawMirror(profile: CarProfile, paint: Paint): string {
  const first = profile.glass[0];
  if (!first) return '';
  const [x, y] = first;
  return group(
    {},
    path(`M${x + 70} ${y - 10}L${x + 150} ${y - 10}L${x + 150} ${y + 60}L${x + 90} ${y + 50}Z`, {
      fill: '#14171a',
    }),
    path(
      shape([
        [x + 40, y + 50, 80],
        [x + 70, y + 130, 50],
        [x + 160, y + 152, 0],
        [x + 235, y + 120, -70],
        [x + 238, y + 52, -95, 190],
        [x + 120, y + 30, 184],
      ]),
      { fill: paint.base, stroke: paint.seam, 'stroke-width': 7 },
    ),
    path(`M${x + 70} ${y + 118}Q${x + 130} ${y + 148} ${x + 215} ${y + 118}`, {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 14,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    path(`M${x + 50} ${y + 66}H${x + 150}`, {
      stroke: '#e8912b',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
  );
}

/** Dark sills on every car; on a soft-roader they extend over the wheel arches. */
export function drawSill(profile: CarProfile): string {
  const { frontAxle, rearAxle, tyre, sill, length, hasCladding, hasStrips } = profile;
  const reach = tyre / 2 + 20;
  const tall = hasCladding ? 130 : 46;
  const skirt: Anchor[] = [
    [frontAxle + reach, sill + tall, 0],
    [rearAxle - reach, sill + tall, 0],
  ];
  const under: Anchor[] = [
    [frontAxle + reach, sill - 6, 0],
    [rearAxle - reach, sill - 6, 0],
  ];
  const bumper = hasCladding || hasStrips ? 170 : 60;
  return (
    path(band(skirt, under), { fill: plastic }) +
    path(`M0 ${sill - 10}H${frontAxle}V${sill + bumper}L60 ${sill + bumper + 50}H0Z`, { fill: plastic }) +
    path(`M${rearAxle} ${sill - 10}H${length}V${sill + bumper + 50}L${rearAxle} ${sill + bumper}Z`, {
      fill: plastic,
    })
  );
}

export function drawStrips({
  hasStrips,
  doors,
  crease,
  frontAxle,
  rearAxle,
  tyre,
  length,
}: CarProfile): string {
  if (!hasStrips) return '';
  const y = (crease[1]?.[1] ?? doors.top / 2) + 30;
  const gap = tyre / 2 + 70;
  const pieces: readonly (readonly [from: number, to: number])[] = [
    [0, frontAxle - gap],
    [frontAxle + gap, doors.middle],
    [doors.middle + 24, rearAxle - gap],
    [rearAxle + gap, length],
  ];
  return pieces
    .map(
      ([from, to]) =>
        path(roundedBox(from, y - 34, to - from, 68, 14), { fill: plastic }) +
        path(roundedBox(from + 12, y + 12, to - from - 24, 10, 4), { fill: '#565e64' }),
    )
    .join('');
}

export function drawRails(profile: CarProfile): string {
  const { outline, screenFrom, height } = profile;
  const from = (outline[screenFrom + 1]?.[0] ?? 0) + 260;
  const to = (outline[screenFrom + 4]?.[0] ?? 0) - 120;
  const d = curve([
    [from, height - 34, 40],
    [from + 130, height + 18, 4],
    [(from + to) / 2, height + 24, -1],
    [to - 120, height - 18, -8],
    [to, height - 82, -45],
  ]);
  return (
    path(d, { fill: 'none', stroke: '#1a1d20', 'stroke-width': 34, 'stroke-linecap': 'round' }) +
    path(d, { fill: 'none', stroke: '#878f95', 'stroke-width': 12, transform: 'translate(0 8)' })
  );
}
