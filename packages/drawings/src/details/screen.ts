import { mix } from '../colour.ts';
import { circle, num, path, rect } from '../svg.ts';
import type { DetailScene } from './scene.ts';

interface ScreenPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The driver's own screen shows a road ahead between two gauges instead of the map. */
  cluster?: boolean;
}

export function drawScreen(scene: DetailScene, place: ScreenPlace): string[] {
  const { ink } = scene;
  const { x, y, width, height } = place;
  const glass = ink.fade(['#1b2430', '#0a0e14']);
  const inside = ink.clip(rect(x + 6, y + 6, width - 12, height - 12, { rx: 8 }));
  return [
    rect(x - 3, y - 3, width + 6, height + 8, { rx: 15, fill: '#050607' }),
    rect(x, y, width, height, { rx: 13, fill: '#15181c' }),
    rect(x + 6, y + 6, width - 12, height - 12, { rx: 8, fill: glass }),
    `<g clip-path="${inside}">${(place.cluster ? drawCluster(scene, place) : drawMap(scene, place)).join('')}</g>`,
    path(`M${x + 8} ${y + 8}H${x + width * 0.42}L${x + width * 0.24} ${y + height - 8}H${x + 8}Z`, {
      fill: '#ffffff',
      'fill-opacity': 0.05,
    }),
    rect(x, y, width, height, {
      rx: 13,
      fill: 'none',
      stroke: '#5b636c',
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }),
  ];
}

function drawMap({ cabin }: DetailScene, { x, y, width, height }: ScreenPlace): string[] {
  // A tall screen would otherwise show giant symbols.
  const unit = Math.min(height, width * 0.6);
  const px = (share: number) => x + width * share;
  const py = (share: number) => y + height * share;
  const road = (d: string, stroke: string, size: number) =>
    path(d, { fill: 'none', stroke, 'stroke-width': size });
  return [
    path(`M${px(0.3)} ${y}H${x + width}V${y + height}H${px(0.3)}Z`, { fill: '#1d2b33' }),
    path(`M${px(0.72)} ${y}Q${px(0.66)} ${py(0.3)} ${px(0.8)} ${py(0.5)}T${x + width} ${py(0.78)}V${y}Z`, {
      fill: '#1d4a63',
    }),
    road(
      `M${px(0.3)} ${py(0.8)}Q${px(0.5)} ${py(0.72)} ${px(0.58)} ${py(0.5)}T${px(0.98)} ${py(0.2)}`,
      '#3d4d57',
      unit * 0.05,
    ),
    road(
      `M${px(0.42)} ${y}L${px(0.66)} ${y + height}M${px(0.3)} ${py(0.3)}L${px(0.7)} ${py(0.34)}`,
      '#31404a',
      unit * 0.035,
    ),
    road(
      `M${px(0.6)} ${y + height}Q${px(0.54)} ${py(0.7)} ${px(0.58)} ${py(0.5)}T${px(0.7)} ${py(0.3)}`,
      cabin.glow,
      unit * 0.045,
    ),
    circle(px(0.586), py(0.5), unit * 0.05, { fill: '#ffffff' }),
    rect(x, y, width * 0.3, height, { fill: '#10161d' }),
    ...[0.2, 0.44, 0.68].flatMap((row) => [
      rect(px(0.05), py(row), unit * 0.14, unit * 0.14, {
        rx: unit * 0.04,
        fill: mix(cabin.glow, '#10161d', 0.35),
      }),
      rect(px(0.05) + unit * 0.2, py(row + 0.03), width * 0.1, unit * 0.03, {
        rx: 2,
        fill: '#dfe6ec',
        'fill-opacity': 0.8,
      }),
      rect(px(0.05) + unit * 0.2, py(row + 0.09), width * 0.07, unit * 0.025, {
        rx: 2,
        fill: '#dfe6ec',
        'fill-opacity': 0.35,
      }),
    ]),
  ];
}

function drawCluster({ cabin, ink, look }: DetailScene, { x, y, width, height }: ScreenPlace): string[] {
  const px = (share: number) => x + width * share;
  const py = (share: number) => y + height * share;
  const lane = (share: number) => `M${px(0.5 + share * 0.1)} ${py(0.3)}L${px(0.5 + share)} ${y + height}`;
  const car = [
    rect(px(0.5) - height * 0.1, py(0.6), height * 0.2, height * 0.13, {
      rx: height * 0.035,
      fill: '#e6ebf0',
    }),
    rect(px(0.5) - height * 0.075, py(0.555), height * 0.15, height * 0.07, {
      rx: height * 0.03,
      fill: '#9fb0bf',
    }),
    rect(px(0.5) - height * 0.09, py(0.66), height * 0.18, height * 0.025, { fill: '#c7333a' }),
  ];
  return [
    path(`M${px(0.488)} ${py(0.3)}H${px(0.512)}L${px(0.66)} ${y + height}H${px(0.34)}Z`, {
      fill: ink.linear([
        [0, '#2b3947', 0],
        [0.5, '#2b3947', 0.9],
        [1, '#33455a'],
      ]),
    }),
    path(`${lane(-0.16)}${lane(0.16)}`, {
      stroke: cabin.glow,
      'stroke-width': height * 0.012,
      'stroke-opacity': 0.7,
    }),
    path(lane(0), {
      stroke: '#dfe6ec',
      'stroke-width': height * 0.01,
      'stroke-dasharray': `${height * 0.05} ${height * 0.05}`,
      'stroke-opacity': 0.5,
    }),
    ...(look.channel === 'Bike' ? [] : car),
    ...[0.3, 0.5, 0.7].map((share) =>
      rect(px(share) - height * 0.06, py(0.08), height * 0.12, height * 0.03, {
        rx: 3,
        fill: '#dfe6ec',
        'fill-opacity': share === 0.5 ? 0.7 : 0.3,
      }),
    ),
    ...drawGauge(px(0.19), py(0.53), Math.min(height * 0.36, width * 0.16), 262, cabin.glow),
    ...drawGauge(px(0.81), py(0.53), Math.min(height * 0.36, width * 0.16), 214, cabin.glow),
  ];
}

/** An arc filled up to an angle, ticks inside it and two lines in place of a figure. */
function drawGauge(cx: number, cy: number, radius: number, until: number, glow: string): string[] {
  const at = (degrees: number, distance: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(cx + distance * Math.cos(angle))} ${num(cy + distance * Math.sin(angle))}`;
  };
  const arc = (to: number) =>
    `M${at(140, radius)}A${num(radius)} ${num(radius)} 0 ${to - 140 > 180 ? 1 : 0} 1 ${at(to, radius)}`;
  const ticks = Array.from({ length: 14 }, (_, tick) => 140 + tick * 20);
  return [
    path(arc(400), { fill: 'none', stroke: '#2a3643', 'stroke-width': radius * 0.13 }),
    path(arc(until), { fill: 'none', stroke: glow, 'stroke-width': radius * 0.13 }),
    path(ticks.map((angle) => `M${at(angle, radius * 0.8)}L${at(angle, radius * 0.88)}`).join(''), {
      stroke: '#dfe6ec',
      'stroke-width': radius * 0.025,
      'stroke-opacity': 0.7,
    }),
    path(`M${at(until, radius * 0.62)}L${at(until, radius * 1.06)}`, {
      stroke: '#ffffff',
      'stroke-width': radius * 0.045,
    }),
    rect(cx - radius * 0.3, cy - radius * 0.14, radius * 0.6, radius * 0.24, {
      rx: radius * 0.05,
      fill: '#eef2f5',
      'fill-opacity': 0.92,
    }),
    rect(cx - radius * 0.2, cy + radius * 0.22, radius * 0.4, radius * 0.07, {
      rx: 2,
      fill: '#eef2f5',
      'fill-opacity': 0.4,
    }),
  ];
}
