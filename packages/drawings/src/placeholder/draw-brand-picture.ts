import { brand } from '@forecourt/site';
import { blue, createBrush } from '../articles/palette.ts';
import { vehicle } from '../articles/vehicles.ts';
import { letteringPath } from '../lettering.ts';
import { circle, element, group, path, rect } from '../svg.ts';

const width = 1200;
const height = 630;

/** The preview picture of a shared link to a page without a picture of its own. */
export function drawBrandPicture(): string {
  const brush = createBrush(0);
  const { ink, warm } = brush;
  const parts = [
    rect(0, 0, width, height, {
      fill: ink.linear([
        [0, '#0f2240'],
        [0.7, '#1d4a8c'],
        [1, '#2f6cc4'],
      ]),
    }),
    circle(930, 330, 260, {
      fill: ink.radial([
        [0, warm.light, 0.5],
        [1, warm.light, 0],
      ]),
    }),
    circle(930, 330, 70, { fill: warm.base }),
    path('M0 440C160 370 280 350 400 390S640 450 780 390S1060 320 1200 380V630H0Z', {
      fill: ink.fade(['#3f7bd0', '#24579f'], [0, 330, 0, 560]),
    }),
    path('M0 490C220 440 380 470 560 490S900 420 1200 460V630H0Z', {
      fill: ink.fade(['#24579f', '#183760'], [0, 430, 0, 630]),
    }),
    rect(0, 536, width, 94, { fill: blue.ink }),
    rect(0, 536, width, 4, { fill: blue.soft, 'fill-opacity': 0.6 }),
    path('M-20 600H1220', {
      stroke: '#ffffff',
      'stroke-width': 6,
      'stroke-dasharray': '80 56',
      'stroke-opacity': 0.7,
    }),
    path(letteringPath(brand.name.toUpperCase(), { x: 80, y: 210, height: 104, weight: 18 }), {
      fill: '#ffffff',
    }),
    rect(82, 244, 92, 9, { fill: warm.base }),
    path(
      letteringPath('CARS - COMMERCIALS - BIKES', { x: 80, y: 310, height: 27, weight: 12, tracking: 30 }),
      { fill: '#c9daf0' },
    ),
    group({ transform: 'translate(850 580) scale(1.15)' }, ...vehicle('hatch', 'pale')(brush)),
  ];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ink.toDefs(),
    ...parts,
  );
}
