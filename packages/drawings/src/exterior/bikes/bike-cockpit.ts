import type { Paint } from '../../paint.ts';
import { circle, group, path, url } from '../../svg.ts';
import { curve, type Point, roundedBox, shape } from '../curve.ts';
import type { BikeProfile } from './bike-profile.ts';

/** The fork from axle to head: a bright tube above, a dark slider below, a brake caliper beside the axle. */
export function drawFork({ front, head, fork, guard }: BikeProfile, paint: Paint): string {
  if (!fork) return '';
  const axle: Point = [0, front.radius];
  const at = (share: number): Point => [
    axle[0] + (head[0] - axle[0]) * share,
    axle[1] + (head[1] - axle[1]) * share,
  ];
  const leg = (from: Point, to: Point, width: number, stroke: string): string =>
    path(`M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`, {
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  const r = front.radius + 26;
  const mudguard =
    guard === 'low'
      ? path(
          shape([
            [-r * 0.62, front.radius + r * 0.8, 44],
            [0, front.radius + r * 1.03, 0],
            [r * 0.55, front.radius + r * 0.87, -34],
            [r * 0.9, front.radius + r * 0.48, -62, 200],
            [r * 0.62, front.radius + r * 0.62, 150],
            [60, front.radius + r * 0.7, 176],
            [-r * 0.2, front.radius + r * 0.84, 170],
          ]),
          { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 6 },
        )
      : '';
  return (
    leg(at(0.45), at(1.02), fork.width, '#8d969c') +
    leg(at(0.45), at(1), fork.width * 0.3, '#f0f3f5') +
    (fork.gaiter ? leg(at(0.5), at(0.78), fork.width * 1.35, '#1e2225') : '') +
    leg(axle, at(0.5), fork.width * 1.25, '#22272a') +
    leg(at(0.05), at(0.46), fork.width * 0.3, '#596168') +
    mudguard +
    path(roundedBox(44, front.radius + 30, 74, 122, 26), {
      fill: '#6b5a34',
      stroke: '#14171a',
      'stroke-width': 7,
      transform: `rotate(-24 80 ${front.radius + 90})`,
    }) +
    circle(0, front.radius, 30, { fill: '#c4cad0', stroke: '#14171a', 'stroke-width': 8 })
  );
}

export function drawBars({ grip, head, mirror }: BikeProfile): string {
  const [x, y] = grip;
  const [hx, hy] = head;
  const stalk = curve([
    [hx + 4, hy, 90],
    [x - 70, y - 10, 40],
    [x + 70, y + 6, -4],
  ]);
  return (
    path(
      shape([
        [hx - 70, hy + 20, 60],
        [hx - 10, hy + 96, 20],
        [hx + 70, hy + 84, -60],
        [hx + 60, hy - 10, 200],
      ]),
      { fill: '#1d2124', stroke: '#0c0e0f', 'stroke-width': 6 },
    ) +
    path(stalk, { fill: 'none', stroke: '#1b1f22', 'stroke-width': 30, 'stroke-linecap': 'round' }) +
    path(`M${x - 20} ${y}L${x + 76} ${y - 2}`, {
      stroke: '#101214',
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }) +
    path(`M${x - 60} ${y - 26}L${x + 60} ${y - 58}`, {
      stroke: '#7b848a',
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }) +
    (mirror
      ? path(`M${x - 50} ${y + 6}L${x - 84} ${y + 86}`, { stroke: '#1b1f22', 'stroke-width': 14 }) +
        path(
          shape([
            [x - 140, y + 92, 70],
            [x - 96, y + 136, 10],
            [x - 22, y + 118, -60],
            [x - 50, y + 80, 190],
          ]),
          { fill: '#1d2124', stroke: '#0c0e0f', 'stroke-width': 6 },
        )
      : '')
  );
}

export function drawBikeLamp({ lamp, head }: BikeProfile, paint: Paint): string {
  const { kind, x, y, size } = lamp;
  if (kind === 'none') {
    return path(
      shape([
        [x - 60, y - 110, 90],
        [x - 20, y + 120, 80, 0],
        [x + 90, y + 110, -80],
        [x + 60, y - 110, -100],
      ]),
      { fill: '#f3f4f2', stroke: '#868e94', 'stroke-width': 6 },
    );
  }
  const bracket = path(`M${x + size * 0.5} ${y}L${head[0] - 20} ${head[1] - 60}`, {
    stroke: '#1b1f22',
    'stroke-width': 40,
  });
  if (kind === 'round') {
    return group(
      {},
      bracket,
      path(
        shape([
          [x - 10, y - size, 0],
          [x + size * 1.15, y - size * 0.4, 70],
          [x + size * 1.15, y + size * 0.4, 110],
          [x - 10, y + size, 180],
        ]),
        { fill: '#24292d', stroke: '#0d0f10', 'stroke-width': 6 },
      ),
      path(`M${x - 8} ${y - size}a${Math.round(size * 0.44)} ${size} 0 0 0 0 ${size * 2}Z`, {
        fill: url('lamp'),
        stroke: '#b9c1c6',
        'stroke-width': 12,
      }),
    );
  }
  return (
    bracket +
    path(
      shape([
        [x - size, y - size * 0.5, 70],
        [x - size * 0.5, y + size * 0.6, 50],
        [x + size * 0.9, y + size * 0.95, 10, -100],
        [x + size * 0.8, y - size * 0.3, 220],
        [x, y - size * 0.9, 190],
      ]),
      { fill: paint.shade, stroke: paint.seam, 'stroke-width': 6 },
    ) +
    path(
      shape([
        [x - size * 0.98, y - size * 0.48, 70],
        [x - size * 0.52, y + size * 0.5, 50],
        [x + size * 0.1, y + size * 0.36, -30],
        [x - size * 0.3, y - size * 0.5, 210],
      ]),
      { fill: url('lamp'), stroke: '#14181b', 'stroke-width': 8 },
    )
  );
}
