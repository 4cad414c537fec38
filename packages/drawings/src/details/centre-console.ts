import { mix } from '../colour.ts';
import { circle, ellipse, line, path, rect } from '../svg.ts';
import { type DetailScene, softShadow } from './scene.ts';
import { drawScreen } from './screen.ts';
import { drawVent } from './vent.ts';

/** Between the front seats: screen or radio, heating, and the gear selector. */
export function drawCentre(scene: DetailScene): string[] {
  const { ink, cabin, look } = scene;
  const { plastic, upholstery } = cabin;
  const stack = ink.fade([plastic.base, plastic.deep], [0, 430, 0, 760]);
  const tunnel = ink.linear(
    [
      [0, plastic.light],
      [0.12, plastic.base],
      [0.88, plastic.shade],
      [1, plastic.deep],
    ],
    [400, 0, 730, 0],
  );
  return [
    path('M392 452H706L690 700H414Z', { fill: stack }),
    path('M392 452L414 700M706 452L690 700', {
      stroke: '#000000',
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      fill: 'none',
    }),
    path('M414 690H690L760 900H352Z', { fill: tunnel }),
    path('M440 716H666L706 900H404Z', {
      fill: ink.fade(['#101216', '#1c1f24'], [0, 716, 0, 900]),
    }),
    path('M440 716H666L667 722H439Z', { fill: cabin.trim, 'fill-opacity': 0.7 }),
    ...drawStack(scene),
    ...(look.fuel === 'Electric' ? drawSelector(scene) : drawGearLever(scene)),
    ellipse(470, 842, 34, 18, { fill: '#08090b', stroke: '#454b52', 'stroke-width': 4 }),
    ellipse(640, 842, 34, 18, { fill: '#08090b', stroke: '#454b52', 'stroke-width': 4 }),
    path('M330 900Q340 880 366 876H746Q772 880 782 900Z', { fill: upholstery.shade }),
  ];
}

function drawStack(scene: DetailScene): string[] {
  const { cabin } = scene;
  if (cabin.era === 'analogue') return [...drawUpperVents(), ...drawRadio(scene), ...drawHeating(scene)];
  if (cabin.era === 'mixed') {
    const screen = drawScreen(scene, { x: 420, y: 526, width: 258, height: 100 });
    return [...drawUpperVents(), ...screen, ...drawHeating(scene)];
  }
  const lowerVents = [...drawVent(404, 534, 134, 42), ...drawVent(560, 534, 134, 42)];
  if (cabin.layout === 'upright') {
    return [
      ...drawVent(300, 470, 100, 56),
      ...drawVent(698, 470, 76, 56),
      ...drawScreen(scene, { x: 424, y: 356, width: 250, height: 322 }),
    ];
  }
  if (cabin.layout === 'panorama') {
    return [
      rect(384, 326, 686, 136, { rx: 22, fill: '#07080a', stroke: '#3a4047', 'stroke-width': 3 }),
      ...drawScreen(scene, { x: 398, y: 338, width: 372, height: 112 }),
      ...lowerVents,
      ...drawHeating(scene),
    ];
  }
  return [
    ...drawScreen(scene, { x: 372, y: 330, width: 352, height: 190 }),
    ...lowerVents,
    ...drawHeating(scene),
  ];
}

const drawUpperVents = (): string[] => [...drawVent(404, 452, 134, 62), ...drawVent(560, 452, 134, 62)];

function drawHeating({ ink, cabin }: DetailScene): string[] {
  return [450, 549, 648].flatMap((x) => [
    circle(x, 656, 30, { fill: '#0b0c0e' }),
    circle(x, 654, 26, { fill: ink.fade(['#5a6068', '#1d2025']) }),
    circle(x, 654, 17, { fill: '#17191d' }),
    line(x, 640, x, 630, { stroke: cabin.glow, 'stroke-width': 4, 'stroke-opacity': 0.9 }),
  ]);
}

function drawRadio({ ink, cabin }: DetailScene): string[] {
  return [
    rect(418, 524, 262, 96, {
      rx: 8,
      fill: ink.fade(['#1f2227', '#121418']),
      stroke: '#3a3f45',
      'stroke-width': 2,
    }),
    rect(466, 536, 166, 34, { rx: 4, fill: mix(cabin.glow, '#101418', 0.72) }),
    path('M480 553H540M552 553H578M590 553H616', {
      stroke: cabin.glow,
      'stroke-width': 8,
      'stroke-opacity': 0.85,
    }),
    ...[0, 1, 2, 3, 4, 5].map((key) => rect(466 + key * 28, 582, 24, 22, { rx: 4, fill: '#33383e' })),
    circle(443, 570, 15, { fill: '#3d434a' }),
    circle(655, 570, 15, { fill: '#3d434a' }),
  ];
}

function drawGearLever({ ink, cabin }: DetailScene): string[] {
  return [
    softShadow(ink, [556, 806, 90, 40], 0.7),
    path('M508 812Q556 838 604 812L578 744H534Z', {
      fill: ink.fade(['#17191d', '#2f3338', '#141619'], [508, 0, 604, 0]),
    }),
    path('M520 788Q556 804 592 788M526 770Q556 782 586 770', {
      stroke: '#0b0c0e',
      'stroke-width': 3,
      fill: 'none',
    }),
    rect(548, 716, 16, 40, { fill: '#9ba2a9' }),
    path('M530 700Q530 664 556 664T582 700Q582 728 556 730T530 700Z', {
      fill: ink.radial(
        [
          [0, '#5d646c'],
          [0.5, '#2b2f34'],
          [1, '#121417'],
        ],
        [546, 682, 46],
      ),
    }),
    path('M544 690H568M548 684V697M556 684V697M564 684V690', {
      stroke: cabin.stitch,
      'stroke-width': 2,
      'stroke-opacity': 0.8,
      fill: 'none',
    }),
  ];
}

function drawSelector({ ink, cabin }: DetailScene): string[] {
  return [
    softShadow(ink, [556, 790, 80, 34], 0.7),
    ellipse(556, 780, 54, 30, { fill: '#0b0c0e' }),
    ellipse(556, 772, 52, 29, {
      fill: ink.fade(['#c9ced3', '#7d848b', '#34393f']),
    }),
    ellipse(556, 768, 40, 21, {
      fill: ink.fade(['#2c3036', '#15171a']),
    }),
    line(556, 752, 556, 762, { stroke: cabin.glow, 'stroke-width': 4 }),
  ];
}
