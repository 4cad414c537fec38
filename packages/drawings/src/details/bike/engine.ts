import { mix } from '../../colour.ts';
import { circle, group, path, rect } from '../../svg.ts';
import { type DetailScene, softShadow, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawScooterEngine, isScooter } from './scooter.ts';

/** The motor in its frame from the right-hand side: fins, covers, pipes, and the tank above. */
export function drawBikeEngine(scene: DetailScene): string[] {
  if (isScooter(scene.look.body)) return drawScooterEngine(scene);
  const twin = /Cruiser|Custom|Chopper/i.test(scene.look.body);
  return [
    ...drawBackdrop(scene, 760),
    ...drawFrame(scene),
    ...(twin ? drawVee(scene) : drawUpright(scene)),
    ...drawCases(scene),
    ...drawPipes(scene, twin),
    ...drawTank(scene),
    vignette(scene.ink, 0.16),
  ];
}

const alloy = ['#eef2f5', '#a9b1b8', '#565d64'] as const;

function drawFrame({ ink, paint, random }: DetailScene): string[] {
  const tone = random.pick(['#17191c', '#23272b', mix(paint.base, '#17191c', 0.2)]);
  const tube = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return [
    softShadow(ink, [560, 800, 520, 80], 0.6),
    group(
      { transform: 'rotate(-10 975 440)' },
      rect(926, 240, 98, 390, { rx: 10, fill: '#1d2124' }),
      path(
        'M936 270H1014M936 300H1014M936 330H1014M936 360H1014M936 390H1014M936 420H1014M936 450H1014M936 480H1014M936 510H1014M936 540H1014M936 570H1014M936 600H1014',
        { stroke: '#454b52', 'stroke-width': 8 },
      ),
    ),
    path('M300 320L1000 190L890 480L830 760H300Z', {
      fill: ink.fade(['#23272b', '#0d0f11']),
    }),
    path('M350 330Q470 300 540 330L530 460Q440 500 350 470Z', {
      fill: ink.fade(['#3d4349', '#17191c']),
    }),
    path('M366 360H520M366 390H520M366 420H520', { stroke: '#0d0f11', 'stroke-width': 8 }),
    path('M840 250Q780 330 800 420M400 480Q460 540 540 500', {
      fill: 'none',
      stroke: '#33393f',
      'stroke-width': 12,
    }),
    path('M-40 462L330 300L1010 180M-40 874L300 640L330 300M1010 180L900 470L840 740', {
      ...tube,
      stroke: '#0a0b0d',
      'stroke-width': 54,
    }),
    path('M-40 458L330 296L1010 176M-40 870L300 636L330 296M1006 178L896 468L836 738', {
      ...tube,
      stroke: tone,
      'stroke-width': 42,
    }),
    path('M-40 446L330 284L1000 166', {
      ...tube,
      stroke: mix(tone, '#ffffff', 0.5),
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
  ];
}

function cylinder({ ink }: DetailScene, transform: string): string {
  const fins = Array.from({ length: 8 }, (_, fin) => fin * 27);
  const tone = ink.linear(
    [
      [0, alloy[2]],
      [0.25, alloy[0]],
      [0.6, alloy[1]],
      [1, '#33383d'],
    ],
    [-120, 0, 120, 0],
  );
  return `<g transform="${transform}">${[
    rect(-84, -250, 168, 260, { fill: '#101214' }),
    ...fins.map((y) =>
      rect(-118 + (y > 150 ? 8 : 0), -y - 16, 236 - (y > 150 ? 16 : 0), 15, { rx: 6, fill: tone }),
    ),
    rect(-110, -296, 220, 90, { rx: 18, fill: tone }),
    rect(-86, -322, 172, 44, {
      rx: 14,
      fill: ink.fade(['#3d4349', '#15171a']),
    }),
    rect(-60, -270, 120, 14, { rx: 7, fill: '#23272b', 'fill-opacity': 0.6 }),
    circle(-92, -250, 8, { fill: '#33383d' }),
    circle(92, -250, 8, { fill: '#33383d' }),
  ].join('')}</g>`;
}

function drawUpright(scene: DetailScene): string[] {
  return [cylinder(scene, 'translate(640 500) rotate(14) scale(1.08 0.92)')];
}

function drawVee(scene: DetailScene): string[] {
  return [
    cylinder(scene, 'translate(500 540) rotate(-27) scale(0.9)'),
    cylinder(scene, 'translate(680 540) rotate(27) scale(0.9)'),
  ];
}

function drawCases({ ink, random }: DetailScene): string[] {
  const black = random.next() < 0.5;
  const [light, base, dark] = black ? ['#7b838a', '#2f3439', '#121416'] : alloy;
  const cover = (x: number, y: number, radius: number) => [
    circle(x + 5, y + 7, radius + 6, { fill: '#08090a', 'fill-opacity': 0.6 }),
    circle(x, y, radius, {
      fill: ink.fade([light, base, dark], [x - radius, y - radius, x + radius, y + radius]),
    }),
    circle(x, y, radius * 0.8, { fill: 'none', stroke: dark, 'stroke-width': 5, 'stroke-opacity': 0.7 }),
    circle(x, y, radius * 0.78, {
      fill: ink.fade([base, light, base], [x - radius, y - radius, x + radius, y + radius]),
    }),
    ...Array.from({ length: 7 }, (_, bolt) =>
      circle(
        x + radius * 0.9 * Math.cos(bolt * 0.9),
        y + radius * 0.9 * Math.sin(bolt * 0.9),
        radius * 0.055,
        { fill: '#15171a' },
      ),
    ),
  ];
  return [
    path('M300 560Q320 500 420 490H760Q850 500 866 590L850 730Q830 790 750 796H380Q310 790 296 720Z', {
      fill: ink.linear([
        [0, base],
        [0.4, mix(base, dark, 0.4)],
        [1, dark],
      ]),
    }),
    path('M330 540Q370 508 430 504H740', {
      fill: 'none',
      stroke: light,
      'stroke-width': 5,
      'stroke-opacity': 0.7,
    }),
    ...cover(690, 640, 128),
    ...cover(440, 650, 96),
    circle(560, 756, 24, { fill: '#101214' }),
    circle(560, 754, 18, {
      fill: ink.fade(['#e7c98a', '#7a5a20']),
    }),
  ];
}

function drawPipes({ ink, random }: DetailScene, twin: boolean): string[] {
  const warm = random.pick(['#c9cfd4', '#b79a74', '#8b9299']);
  const pipe = (d: string, width: number) => [
    path(d, { fill: 'none', stroke: '#0c0d0f', 'stroke-width': width + 10, 'stroke-linecap': 'round' }),
    path(d, {
      fill: 'none',
      stroke: ink.fade([warm, '#7b838a', '#3d4349'], [900, 300, 300, 860]),
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
    path(d, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': width * 0.18,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.6,
      transform: 'translate(-6 -8)',
    }),
  ];
  return [
    ...(twin ? pipe('M450 330Q330 480 360 680Q380 800 240 826L-40 840', 44) : []),
    ...pipe(
      twin
        ? 'M800 400Q900 560 820 720Q760 830 560 836L-40 860'
        : 'M752 350Q900 420 878 600Q860 800 700 832Q500 850 -40 846',
      52,
    ),
  ];
}

function drawTank({ ink, paint }: DetailScene): string[] {
  return [
    path('M0 150Q120 120 250 130L330 250L60 330L0 336Z', {
      fill: ink.fade(['#33383d', '#121416']),
    }),
    path('M240 0H1080Q1110 90 1040 160Q880 220 640 214Q400 214 330 190Q260 130 240 0Z', {
      fill: ink.linear(
        [
          [0, paint.light],
          [0.35, paint.base],
          [0.8, paint.shade],
          [1, paint.deep],
        ],
        [0, 0, 0, 214],
      ),
    }),
    path('M300 60Q640 90 1060 40', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 14,
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
    }),
    path('M330 190Q400 214 640 214Q880 220 1040 160', {
      fill: 'none',
      stroke: '#0b0c0e',
      'stroke-width': 6,
      'stroke-opacity': 0.7,
    }),
  ];
}
