import type { Paint } from '../../paint.ts';
import { circle, clipPath, defs, group, linearGradient, path, url } from '../../svg.ts';
import { curve, polygon, roundedBox, shape } from '../curve.ts';
import { drawBars, drawBikeLamp, drawFork } from './bike-cockpit.ts';
import { drawEngine, drawExhaust } from './bike-engine.ts';
import type { BikeProfile } from './bike-profile.ts';
import { drawBikeWheel } from './bike-wheel.ts';

export function bikeDefs(paint: Paint, low: number, high: number): string {
  return defs(
    // Across each panel's own box, whose first stop is its lower edge: y points up on a vehicle.
    linearGradient('bike-paint', [
      [0, paint.deep],
      [0.28, paint.shade],
      [0.62, paint.base],
      [0.86, paint.light],
      [1, paint.highlight],
    ]),
    linearGradient(
      'bike-rim',
      [
        [0, '#565e64'],
        [1, '#23282c'],
      ],
      [0, -200, 0, 200],
    ),
    linearGradient(
      'block',
      [
        [0, '#6d767c'],
        [0.5, '#4a5257'],
        [1, '#262b2f'],
      ],
      [0, 780, 0, 260],
    ),
    linearGradient(
      'alloy',
      [
        [0, '#d3d9dd'],
        [1, '#7d868c'],
      ],
      [0, 560, 0, 280],
    ),
    linearGradient('lamp', [
      [0, '#8d9aa3'],
      [0.5, '#dbe4ea'],
      [1, '#ffffff'],
    ]),
    linearGradient(
      'seat',
      [
        [0, '#3b3f43'],
        [0.4, '#26292c'],
        [1, '#141618'],
      ],
      [0, high, 0, low + 400],
    ),
  );
}

/** The beam from head to pivot, the seat's rails, the swinging arm and its spring. */
function drawFrame({ head, pivot, wheelbase, rear, seat, frame }: BikeProfile): string {
  const [hx, hy] = head;
  const [px, py] = pivot;
  const seatEnd = seat.reduce((far, [x]) => Math.max(far, x), 0);
  const beam = curve([
    [hx + 30, hy - 90, -20],
    [(hx + px) / 2 + 60, (hy + py) / 2 + 110, -32],
    [px, py + 40, -84],
  ]);
  const arm = polygon([
    [px - 20, py + 36],
    [px + 60, py + 50],
    [wheelbase + 30, rear.radius + 36],
    [wheelbase + 30, rear.radius - 36],
    [px, py - 44],
  ]);
  const swing =
    path(arm, { fill: '#2c3236', stroke: '#101315', 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    path(`M${px + 30} ${py + 20}L${wheelbase} ${rear.radius + 12}`, {
      stroke: '#767f85',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    });
  if (frame === 'covered') return swing;
  return (
    path(
      `M${hx + 120} ${hy - 170}L${Math.round(seatEnd - 120)} ${Math.round(py + 400)}M${px} ${py + 60}L${Math.round(seatEnd - 260)} ${Math.round(py + 360)}`,
      { stroke: '#2a2f33', 'stroke-width': 34, fill: 'none' },
    ) +
    path(`M${px + 60} ${py + 90}L${px + 190} ${py + 330}`, {
      stroke: '#8b949a',
      'stroke-width': 54,
      'stroke-dasharray': '14 9',
      fill: 'none',
    }) +
    path(beam, { fill: 'none', stroke: '#14171a', 'stroke-width': 74, 'stroke-linecap': 'round' }) +
    path(beam, { fill: 'none', stroke: '#3c4348', 'stroke-width': 50, 'stroke-linecap': 'round' }) +
    swing +
    chain(px - 40, py, wheelbase, rear.radius) +
    path(`M${px - 130} 300L${px - 60} 12`, {
      stroke: '#2a2f33',
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }) +
    path(roundedBox(px - 40, py - 130, 110, 26, 10), { fill: '#14171a' })
  );
}

const chain = (fromX: number, fromY: number, toX: number, toY: number): string =>
  path(`M${fromX} ${fromY - 40}L${toX} ${toY - 92}M${fromX} ${fromY + 46}L${toX} ${toY + 92}`, {
    stroke: '#4c5459',
    'stroke-width': 13,
    'stroke-dasharray': '15 6',
    fill: 'none',
  }) + circle(toX, toY, 92, { fill: 'none', stroke: '#6c757b', 'stroke-width': 18 });

function rearEnd({ tailLamp, plateAt }: BikeProfile): string {
  const [lx, ly] = tailLamp;
  const [px, py] = plateAt;
  return (
    path(`M${lx - 60} ${ly - 40}L${px - 10} ${py + 30}`, {
      stroke: '#1a1d20',
      'stroke-width': 32,
      'stroke-linecap': 'round',
    }) +
    path(roundedBox(px - 10, py - 130, 18, 180, 6), {
      fill: '#e9ebe8',
      stroke: '#14181b',
      'stroke-width': 6,
      transform: `rotate(12 ${px} ${py})`,
    }) +
    path(roundedBox(lx - 50, ly - 28, 76, 56, 20), {
      fill: '#c5202a',
      stroke: '#3a0a0e',
      'stroke-width': 6,
    }) +
    path(`M${lx - 60} ${ly - 80}h70`, { stroke: '#e8912b', 'stroke-width': 34, 'stroke-linecap': 'round' })
  );
}

/** Each painted panel gets a light upper edge and a dark lower one from a stroke clipped to itself. */
function panels(profile: BikeProfile, paint: Paint): string {
  return profile.painted
    .map((anchors, index) => {
      const d = shape(anchors);
      const id = `panel-${index}`;
      return (
        clipPath(id, path(d, {})) +
        path(d, {
          fill: url('bike-paint'),
          stroke: paint.seam,
          'stroke-width': 7,
          'stroke-linejoin': 'round',
        }) +
        group(
          { 'clip-path': url(id) },
          path(d, {
            fill: 'none',
            stroke: paint.highlight,
            'stroke-width': 34,
            'stroke-opacity': 0.55,
            transform: 'translate(6 -22)',
          }),
          path(d, {
            fill: 'none',
            stroke: paint.deep,
            'stroke-width': 44,
            'stroke-opacity': 0.35,
            transform: 'translate(0 22)',
          }),
        )
      );
    })
    .join('');
}

function luggage({ luggage, wheelbase, tailLamp }: BikeProfile): string {
  if (luggage === 'none') return '';
  const x = wheelbase - 210;
  const y = tailLamp[1] - 440;
  const box = (bx: number, by: number, width: number, height: number): string =>
    path(roundedBox(bx, by, width, height, 60), { fill: '#30363b', stroke: '#0f1214', 'stroke-width': 9 }) +
    path(`M${bx + 30} ${by + height * 0.62}H${bx + width - 30}`, { stroke: '#12161a', 'stroke-width': 10 }) +
    path(`M${bx + 60} ${by + height - 28}H${bx + width - 60}`, {
      stroke: '#77818a',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }) +
    path(roundedBox(bx + width / 2 - 30, by + height * 0.5, 60, 70, 12), { fill: '#9aa3aa' });
  return (
    box(x, y, 500, 370) +
    (luggage === 'panniers and box' ? box(tailLamp[0] - 330, tailLamp[1] + 60, 420, 330) : '')
  );
}

export function drawBikeSide(profile: BikeProfile, paint: Paint): string {
  const isKnobbly = profile.tread === 'knobbly';
  const high = Math.max(...profile.painted.flatMap((panel) => panel.map(([, y]) => y)));
  const [, pivotY] = profile.pivot;
  return group(
    {},
    bikeDefs(paint, Math.max(260, pivotY - 160), high),
    drawBikeWheel(profile.wheelbase, profile.rear.radius, profile.rear.tyre, profile.wheels, isKnobbly),
    drawBikeWheel(0, profile.front.radius, profile.front.tyre, profile.wheels, isKnobbly),
    profile.hasTwinFront
      ? drawBikeWheel(70, profile.front.radius, profile.front.tyre, profile.wheels, isKnobbly)
      : '',
    rearEnd(profile),
    drawFrame(profile),
    profile.screen
      ? path(shape(profile.screen), {
          fill: '#5c6f7b',
          'fill-opacity': 0.55,
          stroke: '#2b353c',
          'stroke-width': 9,
        })
      : '',
    drawEngine(profile),
    drawFork(profile, paint),
    ...profile.plastic.map((anchors) =>
      path(shape(anchors), { fill: '#1f2427', stroke: '#0d0f10', 'stroke-width': 6 }),
    ),
    drawBars(profile),
    drawExhaust(profile),
    path(shape(profile.seat), { fill: url('seat'), stroke: '#0d0f10', 'stroke-width': 6 }),
    panels(profile, paint),
    ...profile.cuts.map((anchors) =>
      path(shape(anchors), { fill: '#171b1e', stroke: paint.seam, 'stroke-width': 5 }),
    ),
    drawBikeLamp(profile, paint),
    luggage(profile),
    circle(profile.wheelbase, profile.rear.radius, 30, {
      fill: '#c4cad0',
      stroke: '#14171a',
      'stroke-width': 8,
    }),
  );
}
