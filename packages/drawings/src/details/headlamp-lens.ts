import { circle, path } from '../svg.ts';
import type { DetailScene } from './scene.ts';

const modernLens =
  'M452 430Q640 372 862 350Q990 336 1044 330Q1050 400 1004 462Q940 520 760 528Q560 530 452 430Z';

const reflectorLens =
  'M446 398Q660 344 900 338Q1010 336 1046 352Q1062 450 1016 540Q900 592 700 576Q500 556 446 398Z';

/** Projectors and a lit signature. */
export function drawModernLamp({ ink, random, look }: DetailScene): string[] {
  const led = look.year >= 2018;
  const lenses = led ? [640, 740, 840] : [680, 850];
  const radius = led ? 38 : 58;
  const warm = led ? '#f4faff' : '#fff3dc';
  const signature = random.pick([
    'M476 432Q640 386 862 366Q970 356 1026 350',
    'M486 448Q580 512 760 512Q930 506 990 452Q1020 414 1024 360',
    'M498 458Q600 510 760 511Q900 508 968 468M560 408Q720 378 900 366',
  ]);
  return [
    path(modernLens, { fill: '#07090b', stroke: '#07090b', 'stroke-width': 16, 'stroke-linejoin': 'round' }),
    path(modernLens, {
      fill: ink.linear([
        [0, '#59626b'],
        [0.4, '#22272d'],
        [1, '#0c0e11'],
      ]),
    }),
    ...lenses.flatMap((x, index) => {
      const y = 450 - index * 12;
      return [
        circle(x, y, radius + 9, {
          fill: ink.fade(['#aab2ba', '#1b1f24']),
        }),
        circle(x, y, radius, {
          fill: ink.radial(
            [
              [0, '#e9f3fb'],
              [0.35, '#86a0b6'],
              [0.75, '#23303c'],
              [1, '#0a0d10'],
            ],
            [x - radius * 0.3, y - radius * 0.3, radius * 1.3],
          ),
        }),
        path(
          `M${x - radius * 0.6} ${y - radius * 0.35}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.7}`,
          {
            fill: 'none',
            stroke: '#ffffff',
            'stroke-width': 6,
            'stroke-opacity': 0.8,
            'stroke-linecap': 'round',
          },
        ),
      ];
    }),
    path(signature, {
      fill: 'none',
      stroke: warm,
      'stroke-width': 22,
      'stroke-opacity': 0.22,
      'stroke-linecap': 'round',
    }),
    path(signature, { fill: 'none', stroke: warm, 'stroke-width': 10, 'stroke-linecap': 'round' }),
    path('M500 420Q680 372 900 352L860 372Q660 392 530 440Z', { fill: '#ffffff', 'fill-opacity': 0.18 }),
    path(modernLens, { fill: 'none', stroke: '#c9d2da', 'stroke-width': 3, 'stroke-opacity': 0.5 }),
  ];
}

/** Bulbs in polished bowls behind clear plastic, with the indicator beside them. */
export function drawReflectorLamp({ ink }: DetailScene): string[] {
  const bowl = (x: number, y: number, radius: number) => [
    circle(x, y, radius, {
      fill: ink.fade(['#5f676e', '#c9d0d6', '#eef2f5']),
    }),
    circle(x, y, radius * 0.9, {
      fill: ink.radial(
        [
          [0, '#ffffff'],
          [0.3, '#c3cbd2'],
          [0.7, '#7b848c'],
          [1, '#d9dfe4'],
        ],
        [x - radius * 0.2, y - radius * 0.2, radius],
      ),
    }),
    circle(x, y, radius * 0.26, { fill: '#3a4046' }),
    circle(x - 3, y - 4, radius * 0.16, { fill: '#f7f3e4' }),
  ];
  return [
    path(reflectorLens, {
      fill: '#0b0d0f',
      stroke: '#0b0d0f',
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    path(reflectorLens, {
      fill: ink.fade(['#b4bcc3', '#6d757d', '#3c4249']),
    }),
    ...bowl(630, 460, 84),
    ...bowl(816, 452, 92),
    path('M920 346Q1010 338 1044 354Q1058 446 1014 536Q966 556 934 560Q960 440 920 346Z', {
      fill: ink.fade(['#ffcf7d', '#f0972e', '#a85a12']),
    }),
    path('M930 380H1046M938 420H1050M942 460H1042M942 500H1030', {
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.25,
    }),
    path('M480 404Q680 356 900 350L850 376Q660 388 510 440Z', { fill: '#ffffff', 'fill-opacity': 0.3 }),
    path(reflectorLens, { fill: 'none', stroke: '#e6ebef', 'stroke-width': 3, 'stroke-opacity': 0.55 }),
  ];
}
