import type { Paint } from '../../paint.ts';
import { circle, group, path, url } from '../../svg.ts';
import { roundedBox } from '../curve.ts';
import { both } from '../ends/face-shape.ts';
import { drawSquarePlate } from '../plate.ts';
import { apartOf, bars, indicators, luggageEnds, quadGuards, symmetrical, tyre } from './bike-end-parts.ts';
import type { BikeProfile } from './bike-profile.ts';
import { bikeDefs } from './bike-side.ts';

export function drawBikeRear(profile: BikeProfile, paint: Paint, plate: string | null): string {
  const { front, rear, tailLamp, exhaust } = profile;
  const [, lampY] = tailLamp;
  const tail = symmetrical([
    [0, lampY - 90, 0],
    [110, lampY - 70, 30],
    [170, lampY + 10, 84],
    [120, lampY + 80, 150],
    [0, lampY + 100, 180],
  ]);
  const plateY = Math.max(rear.radius * 1.5, lampY - 240);
  return group(
    {},
    bikeDefs(paint, 300, 1000),
    tyre(front.radius, front.tyre * 1.4, apartOf(profile)),
    bars(profile),
    path(roundedBox(-90, 600, 180, profile.grip[1] - 640, 60), { fill: '#24292c' }),
    path(roundedBox(-205, 720, 410, profile.grip[1] - 800, 110), {
      fill: url('bike-paint'),
      stroke: paint.seam,
      'stroke-width': 7,
    }),
    path(roundedBox(-220, 300, 440, 260, 110), { fill: url('block') }),
    path(roundedBox(-175, lampY - 130, 350, 200, 90), { fill: '#1c1f22' }),
    path(
      symmetrical([
        [0, 420, 0],
        [130, 430, 60],
        [150, lampY - 60, 90, 180],
        [0, lampY - 40, 180],
      ]),
      { fill: '#1f2427' },
    ),
    both(path(`M150 ${lampY - 120}L190 470`, { stroke: '#3a4045', 'stroke-width': 34 })),
    tyre(rear.radius, rear.tyre * 1.6, profile.fork ? 0 : 440),
    profile.fork ? '' : quadGuards(rear.radius, paint),
    both(path(roundedBox(rear.tyre * 0.9, rear.radius - 50, 40, 100, 18), { fill: '#3a4045' })),
    exhaust === 'none'
      ? ''
      : circle(-210, exhaust === 'high' ? 800 : 400, 70, {
          fill: '#596168',
          stroke: '#1d2124',
          'stroke-width': 12,
        }) + circle(-210, exhaust === 'high' ? 800 : 400, 38, { fill: '#0d0f10' }),
    path(tail, { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 7 }),
    luggageEnds(profile),
    path(`M0 ${lampY - 60}V${plateY}`, { stroke: '#1a1d20', 'stroke-width': 90 }),
    path(roundedBox(-105, lampY - 30, 210, 66, 30), {
      fill: '#c5202a',
      stroke: '#3a0a0e',
      'stroke-width': 7,
    }),
    path(`M-70 ${lampY + 8}H70`, { stroke: '#ff9a92', 'stroke-width': 13, 'stroke-linecap': 'round' }),
    indicators(lampY - 110, 150),
    drawSquarePlate(plate, 0, plateY, 1.15),
  );
}
