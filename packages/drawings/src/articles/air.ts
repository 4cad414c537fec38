import { circle, ellipse, path, rect } from '../svg.ts';
import { type Brush, blue } from './palette.ts';

/** The size that article cards and social previews crop from. */
export const pictureWidth = 1200;
export const pictureHeight = 675;

export const sky = ({ ink }: Brush, top: string, low: string, horizon = 470): string =>
  rect(0, 0, pictureWidth, pictureHeight, {
    fill: ink.fade([top, low], [0, 0, 0, horizon]),
  });

export const sun = ({ ink, warm }: Brush, x: number, y: number, radius: number): string[] => [
  circle(x, y, radius * 3.2, {
    fill: ink.radial([
      [0, warm.light, 0.55],
      [1, warm.light, 0],
    ]),
  }),
  circle(x, y, radius, { fill: warm.base }),
];

/** Long and flat, as over the west of Ireland. */
export const cloud = ({ ink }: Brush, x: number, y: number, scale: number): string => {
  const soft = ink.radial([
    [0, '#ffffff', 0.95],
    [0.6, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const streak = (dx: number, dy: number, rx: number, ry: number) =>
    ellipse(x + dx * scale, y + dy * scale, rx * scale, ry * scale, { fill: soft });
  return streak(0, 0, 210, 17) + streak(-90, -22, 120, 13) + streak(110, 22, 150, 11);
};

export const asphalt = ({ ink }: Brush, top: number): string[] => [
  rect(0, top, pictureWidth, pictureHeight - top, {
    fill: ink.fade(['#2a4a78', blue.ink]),
  }),
  rect(0, top, pictureWidth, 5, { fill: blue.pale, 'fill-opacity': 0.5 }),
  path(`M-20 ${top + 104}H1220`, {
    stroke: '#ffffff',
    'stroke-width': 8,
    'stroke-dasharray': '90 60',
    'stroke-opacity': 0.75,
  }),
];
