import { circle, line, path, rect } from '../svg.ts';
import type { DetailScene } from './scene.ts';

interface DialsPlace {
  x: number;
  y: number;
  radius: number;
  /** From the middle of the pair to the middle of each dial. */
  gap: number;
}

const sweep = { from: 135, to: 405 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Revolutions and speed side by side, the needles at rest, with a small display between. */
export function drawDials(scene: DetailScene, { x, y, radius, gap }: DialsPlace): string[] {
  const { cabin } = scene;
  return [
    ...drawDial(scene, { x: x - gap, y, radius, redFrom: 0.8, needle: 0.02 }),
    ...drawDial(scene, { x: x + gap, y, radius, redFrom: 1, needle: 0 }),
    rect(x - radius * 0.28, y + radius * 0.3, radius * 0.56, radius * 0.42, {
      rx: radius * 0.06,
      fill: '#11161b',
    }),
    rect(x - radius * 0.2, y + radius * 0.4, radius * 0.4, radius * 0.07, {
      fill: cabin.glow,
      'fill-opacity': 0.75,
    }),
    rect(x - radius * 0.2, y + radius * 0.55, radius * 0.28, radius * 0.05, {
      fill: cabin.glow,
      'fill-opacity': 0.45,
    }),
  ];
}

export interface Dial {
  x: number;
  y: number;
  radius: number;
  /** Share of the sweep where the red begins; 1 for none. */
  redFrom: number;
  needle: number;
}

export function drawDial({ ink, cabin }: DetailScene, { x, y, radius, redFrom, needle }: Dial): string[] {
  const at = (share: number, distance: number): [number, number] => {
    const angle = radians(sweep.from + (sweep.to - sweep.from) * share);
    return [x + Math.cos(angle) * radius * distance, y + Math.sin(angle) * radius * distance];
  };
  const arc = (from: number, to: number, distance: number) => {
    const [x1, y1] = at(from, distance);
    const [x2, y2] = at(to, distance);
    const large = (to - from) * (sweep.to - sweep.from) > 180 ? 1 : 0;
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${radius * distance} ${radius * distance} 0 ${large} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
  };
  const tick = (share: number, inner: number) => {
    const [x1, y1] = at(share, inner);
    const [x2, y2] = at(share, 0.9);
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  };
  const steps = Array.from({ length: 9 }, (_, step) => step / 8);
  const halves = steps.slice(0, -1).map((share) => share + 1 / 16);
  const [nx, ny] = at(needle, 0.8);
  return [
    circle(x, y, radius, {
      fill: ink.fade(['#8d949b', '#3d4249', '#16181b']),
    }),
    circle(x, y, radius * 0.955, {
      fill: ink.radial(
        [
          [0, '#1b2026'],
          [0.8, '#0c0f12'],
          [1, '#050607'],
        ],
        [x, y, radius],
      ),
    }),
    path(steps.map((share) => tick(share, 0.74)).join(''), {
      stroke: '#f1f4f6',
      'stroke-width': radius * 0.035,
    }),
    path(halves.map((share) => tick(share, 0.83)).join(''), {
      stroke: '#f1f4f6',
      'stroke-width': radius * 0.018,
      'stroke-opacity': 0.7,
    }),
    ...(redFrom < 1
      ? [path(arc(redFrom, 1, 0.87), { fill: 'none', stroke: '#d5303a', 'stroke-width': radius * 0.05 })]
      : []),
    path(arc(0, 1, 0.62), {
      fill: 'none',
      stroke: cabin.glow,
      'stroke-width': radius * 0.02,
      'stroke-opacity': 0.5,
    }),
    line(x, y, nx, ny, { stroke: '#e8402f', 'stroke-width': radius * 0.045, 'stroke-linecap': 'round' }),
    circle(x, y, radius * 0.14, { fill: '#0a0b0d' }),
    circle(x, y, radius * 0.1, { fill: '#2b3036' }),
  ];
}
