import { defs, linearGradient, path, url } from '../../svg.ts';
import { roundedBox } from '../curve.ts';

/** Where a load is: behind the cab, on the frame, in millimetres. */
export interface Bed {
  from: number;
  to: number;
  floor: number;
  rearAxle: number;
  tyre: number;
}

export const loadDefs = (floor: number, top: number): string =>
  defs(
    linearGradient(
      'panel',
      [
        [0, '#fbfcfc'],
        [0.12, '#eff2f3'],
        [0.75, '#dfe4e7'],
        [1, '#b4bcc2'],
      ],
      [0, top, 0, floor],
    ),
    linearGradient(
      'alloy',
      [
        [0, '#e6eaec'],
        [0.3, '#c6cdd2'],
        [0.8, '#a9b2b8'],
        [1, '#8a949b'],
      ],
      [0, top, 0, floor],
    ),
    linearGradient(
      'frame',
      [
        [0, '#3a4045'],
        [1, '#1b1f22'],
      ],
      [0, floor, 0, floor - 220],
    ),
  );

function drawMudguard(axle: number, tyre: number): string {
  const r = Math.round(tyre * 0.6);
  const reach = Math.round(r * 0.94);
  const y = Math.round(tyre / 2 + r * 0.34);
  return path(`M${axle - reach} ${y}A${r} ${r} 0 0 0 ${axle + reach} ${y}`, {
    fill: 'none',
    stroke: '#15181a',
    'stroke-width': 46,
    'stroke-linecap': 'round',
  });
}

/** The rails of the frame, mudguards, side guard and rear lamps. */
export function drawFrame({ from, to, floor, rearAxle, tyre }: Bed, hasGuard: boolean): string {
  const rail = floor - 210;
  const guardFrom = from + 220;
  const guardTo = rearAxle - tyre * 0.72;
  const guard = hasGuard
    ? path(
        roundedBox(guardFrom, rail - 190, guardTo - guardFrom, 60, 20) +
          roundedBox(guardFrom, rail - 330, guardTo - guardFrom, 60, 20),
        { fill: '#a3abb1' },
      )
    : '';
  return (
    path(roundedBox(from - 200, rail, to - from + 160, 170, 12), { fill: url('frame') }) +
    path(roundedBox(from + 140, rail - 300, 620, 300, 60), { fill: '#2a2f33' }) +
    guard +
    drawMudguard(rearAxle, tyre) +
    path(roundedBox(to - 150, rail - 10, 120, 110, 20), { fill: '#c2252d' }) +
    path(roundedBox(to - 120, rail - 210, 90, 130, 10), { fill: '#1a1d20' })
  );
}

export const ribs = (from: number, to: number, step: number, low: number, high: number): string => {
  let d = '';
  for (let x = from + step; x < to - step / 2; x += step) d += `M${Math.round(x)} ${low}V${high}`;
  return d;
};
