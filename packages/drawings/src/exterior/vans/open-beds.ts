import type { Paint } from '../../paint.ts';
import { path, url } from '../../svg.ts';
import { polygon, roundedBox } from '../curve.ts';
import { type Bed, ribs } from './frame.ts';

/** Low sides of ribbed alloy between posts, with a headboard behind the cab. */
export function drawDropside({ from, to, floor }: Bed): string {
  return (
    path(roundedBox(from - 20, floor, 70, 1250, 12), { fill: '#4b5359' }) +
    path(`M${from + 14} ${floor + 500}V${floor + 1220}`, { stroke: '#808a91', 'stroke-width': 14 }) +
    path(roundedBox(from, floor, to - from, 440, 14), {
      fill: url('alloy'),
      stroke: '#727c83',
      'stroke-width': 12,
    }) +
    path(
      `M${from + 40} ${floor + 110}H${to - 40}M${from + 40} ${floor + 220}H${to - 40}M${from + 40} ${floor + 330}H${to - 40}`,
      { stroke: '#7f8a91', 'stroke-width': 16, 'stroke-opacity': 0.7, fill: 'none' },
    ) +
    path(ribs(from, to, (to - from) / 2, floor - 10, floor + 450), {
      stroke: '#5b646a',
      'stroke-width': 60,
      fill: 'none',
    }) +
    path(roundedBox(from - 20, floor - 70, to - from + 30, 84, 10), { fill: '#3f464b' })
  );
}

/** Steel sides and a ram; the body is lowered, ready to drive. */
export function drawTipper({ from, to, floor }: Bed, paint: Paint): string {
  const top = floor + 560;
  return (
    path(
      polygon([
        [from - 20, floor],
        [from - 20, top + 720],
        [from + 70, top + 720],
        [from + 160, top],
        [from + 160, floor],
      ]),
      { fill: '#3a4045' },
    ) +
    path(
      polygon([
        [from, floor],
        [from + 20, top],
        [to + 60, top],
        [to, floor],
      ]),
      { fill: '#5d666d', stroke: '#2d3236', 'stroke-width': 12 },
    ) +
    path(
      polygon([
        [from + 10, top - 90],
        [from + 20, top],
        [to + 60, top],
        [to + 50, top - 90],
      ]),
      { fill: paint.base },
    ) +
    path(ribs(from, to, 430, floor + 20, top - 90), { stroke: '#444c52', 'stroke-width': 62, fill: 'none' }) +
    path(ribs(from - 24, to, 430, floor + 20, top - 90), {
      stroke: '#86919a',
      'stroke-width': 10,
      fill: 'none',
    }) +
    path(roundedBox(from, floor - 70, to - from, 84, 10), { fill: '#2a2f33' }) +
    path(`M${from + 700} ${floor - 90}l520 60`, { stroke: '#b9c1c6', 'stroke-width': 50 })
  );
}

/** A flat deck that slopes down at the rear so that a car can be driven or winched on. */
export function drawBeavertail({ from, to, floor }: Bed): string {
  return (
    path(
      polygon([
        [from, floor - 60],
        [from, floor + 80],
        [to - 1150, floor + 80],
        [to + 40, floor - 250],
        [to + 40, floor - 340],
        [to - 1180, floor - 60],
      ]),
      { fill: url('alloy'), stroke: '#727c83', 'stroke-width': 12 },
    ) +
    path(`M${from + 40} ${floor + 20}H${to - 1160}L${to} ${floor - 300}`, {
      stroke: '#6b757c',
      'stroke-width': 16,
      fill: 'none',
    }) +
    path(roundedBox(from, floor + 60, 80, 1000, 12) + roundedBox(from, floor + 1000, 380, 60, 12), {
      fill: '#4b5359',
    }) +
    path(roundedBox(from + 130, floor + 80, 330, 190, 40), { fill: '#d8a52a' }) +
    path(roundedBox(from + 20, floor + 1070, 300, 90, 40), { fill: '#e39a24' })
  );
}
