import type { Paint } from '../../paint.ts';
import { circle, group, path, url } from '../../svg.ts';
import { roundedBox, shape } from '../curve.ts';
import { both } from '../ends/face-shape.ts';
import {
  apartOf,
  bars,
  indicators,
  luggageEnds,
  mudguard,
  quadGuards,
  symmetrical,
  tyre,
} from './bike-end-parts.ts';
import type { BikeProfile } from './bike-profile.ts';
import { bikeDefs } from './bike-side.ts';

function lampFace({ lamp }: BikeProfile, paint: Paint): string {
  const { kind, y, size } = lamp;
  if (kind === 'none')
    return path(roundedBox(-110, y - 120, 220, 260, 40), {
      fill: '#f3f4f2',
      stroke: '#868e94',
      'stroke-width': 7,
    });
  if (kind === 'round') {
    return (
      circle(0, y, size + 14, { fill: '#22272b' }) +
      circle(0, y, size, { fill: url('lamp'), stroke: '#c3cacf', 'stroke-width': 12 }) +
      circle(0, y, size * 0.42, { fill: '#fff', 'fill-opacity': 0.85 })
    );
  }
  const cowl = symmetrical([
    [0, y - size * 1.1, 0],
    [size * 0.8, y - size * 0.7, 46],
    [size * 1.5, y + size * 0.3, 80],
    [size * 1.1, y + size * 1.1, 140],
    [0, y + size * 1.3, 180],
  ]);
  const eye = shape([
    [18, y - size * 0.34, 60],
    [70, y + 10, 20],
    [size * 1.25, y + size * 0.4, 30, -90],
    [size * 1.05, y - size * 0.2, 215],
  ]);
  return (
    path(cowl, { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 7 }) +
    both(path(eye, { fill: url('lamp'), stroke: '#12161a', 'stroke-width': 10, 'stroke-linejoin': 'round' }))
  );
}

/**
 * The fairing of sports and touring machines, the leg shield of scooters, or an exposed tank and radiator.
 */
function trunk(profile: BikeProfile, paint: Paint): string {
  const { lamp, engine, frame, head } = profile;
  const isScooter = frame === 'covered' && profile.fork !== null;
  if (engine === 'hidden' || isScooter) {
    const outline = symmetrical([
      [0, isScooter ? 330 : 280, 0],
      [170, isScooter ? 360 : 320, 30],
      [isScooter ? 250 : 225, 560, 84],
      [isScooter ? 230 : 290, 800, 88],
      [190, lamp.y + 100, 120],
      [0, lamp.y + 160, 180],
    ]);
    return (
      path(outline, { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 8 }) +
      both(
        path(`M${isScooter ? 170 : 190} 470Q230 640 170 780`, {
          fill: 'none',
          stroke: paint.highlight,
          'stroke-width': 16,
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        }),
      )
    );
  }
  return (
    path(roundedBox(-230, 280, 460, 300, 110), { fill: url('block'), stroke: '#101315', 'stroke-width': 8 }) +
    path(roundedBox(-165, 500, 330, 250, 24), { fill: '#1d2225', stroke: '#0d0f10', 'stroke-width': 6 }) +
    path('M-150 540H150M-150 580H150M-150 620H150M-150 660H150M-150 700H150', {
      stroke: '#3c4449',
      'stroke-width': 9,
    }) +
    path(
      symmetrical([
        [0, 740, 0],
        [170, 770, 50],
        [205, head[1] - 60, 92],
        [120, head[1] + 40, 150],
        [0, head[1] + 60, 180],
      ]),
      { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 7 },
    )
  );
}

function forkFace({ front, head, fork }: BikeProfile): string {
  if (!fork) return both(path(`M150 480L400 ${front.radius}`, { stroke: '#2c3236', 'stroke-width': 60 }));
  return both(
    path(`M112 ${head[1]}V${front.radius - 30}`, { stroke: '#8d969c', 'stroke-width': fork.width }) +
      path(`M112 ${head[1] - 260}V${front.radius - 30}`, {
        stroke: '#24292c',
        'stroke-width': fork.width * 1.2,
      }) +
      path(roundedBox(62, front.radius - 140, 15, 280, 7), { fill: '#a6adb3' }) +
      path(roundedBox(84, front.radius + 30, 56, 120, 20), { fill: '#4b5459' }),
  );
}

export function drawBikeFront(profile: BikeProfile, paint: Paint): string {
  const { front, rear, screen, lamp, guard } = profile;
  const top = screen ? Math.max(...screen.map(([, y]) => y)) : 0;
  const width = front.tyre * 1.42;
  return group(
    {},
    bikeDefs(paint, 300, 1000),
    tyre(rear.radius, rear.tyre * 1.6, profile.fork ? 0 : 440),
    luggageEnds(profile),
    path(roundedBox(-150, 760, 300, 160, 70), { fill: '#17191b' }),
    bars(profile),
    trunk(profile, paint),
    tyre(front.radius, width, apartOf(profile)),
    forkFace(profile),
    guard === 'low' ? mudguard(front.radius, width, paint) : '',
    profile.fork ? '' : quadGuards(front.radius, paint),
    screen
      ? path(
          symmetrical([
            [0, lamp.y + 60, 0],
            [190, lamp.y + 90, 10, 96],
            [130, top - 40, 100],
            [60, top, 170],
            [0, top + 6, 180],
          ]),
          { fill: '#5c6f7b', 'fill-opacity': 0.5, stroke: '#2b353c', 'stroke-width': 9 },
        )
      : '',
    indicators(lamp.y - lamp.size * 0.6, 200),
    lampFace(profile, paint),
  );
}
