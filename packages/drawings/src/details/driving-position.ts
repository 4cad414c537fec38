import { circle, group, path, rect } from '../svg.ts';
import { drawDials } from './dials.ts';
import { type DetailScene, softShadow } from './scene.ts';
import { drawScreen } from './screen.ts';

/** The clocks under their hood, or the driver's screen. */
export function drawBinnacle(scene: DetailScene): string[] {
  const { ink, cabin } = scene;
  const hood = 'M700 452Q704 322 772 306Q870 286 968 306Q1036 322 1040 452Z';
  if (cabin.era === 'screens') {
    return [
      softShadow(ink, [872, 440, 190, 60], 0.5),
      ...drawScreen(scene, { x: 742, y: 330, width: 256, height: 108, cluster: true }),
    ];
  }
  return [
    path(hood, {
      fill: ink.linear([
        [0, cabin.plastic.light],
        [0.3, cabin.plastic.base],
        [1, '#0b0c0e'],
      ]),
    }),
    path('M722 452Q728 346 784 332Q870 316 956 332Q1012 346 1018 452Z', { fill: '#08090b' }),
    ...drawDials(scene, { x: 870, y: 400, radius: 56, gap: 66 }),
  ];
}

const spokes = {
  three:
    'M690 566H792Q870 540 948 566H1050Q1058 590 1054 616L962 646Q924 690 914 764Q870 780 826 764Q816 690 778 646L686 616Q682 590 690 566Z',
  four: 'M690 572H800Q870 548 940 572H1050Q1056 596 1050 620L968 644Q950 700 1004 722L976 756Q900 730 870 704Q840 730 764 756L736 722Q790 700 772 644L690 620Q684 596 690 572Z',
} as const;

export function drawSteeringWheel({ ink, cabin, random }: DetailScene): string[] {
  const { plastic } = cabin;
  const rim = ink.linear(
    [
      [0, '#5a6068'],
      [0.25, '#2c3035'],
      [0.7, '#15171a'],
      [1, '#0b0c0e'],
    ],
    [660, 360, 1080, 800],
  );
  const badge = random.pick(['#aeb4bb', '#8d949b', '#c9ced3']);
  const place = 'translate(86 96) scale(0.92) rotate(-2 870 590)';
  return [
    softShadow(ink, [890, 660, 250, 210], 0.45),
    group(
      { transform: place },
      path(
        'M640 590A230 224 0 1 0 1100 590A230 224 0 1 0 640 590ZM682 590A188 184 0 1 1 1058 590A188 184 0 1 1 682 590Z',
        { fill: rim, 'fill-rule': 'evenodd' },
      ),
      path('M654 540A218 212 0 0 1 830 381', {
        fill: 'none',
        stroke: '#aab4be',
        'stroke-width': 6,
        'stroke-opacity': 0.45,
        'stroke-linecap': 'round',
      }),
      path(spokes[cabin.era === 'analogue' ? 'four' : 'three'], {
        fill: ink.fade([plastic.light, plastic.base, plastic.deep]),
      }),
      path('M800 556Q870 532 940 556Q966 600 944 650Q914 690 870 692Q826 690 796 650Q774 600 800 556Z', {
        fill: ink.radial(
          [
            [0, plastic.light],
            [1, plastic.shade],
          ],
          [850, 580, 130],
        ),
        stroke: '#000000',
        'stroke-opacity': 0.35,
        'stroke-width': 3,
      }),
      circle(870, 610, 25, { fill: '#101215' }),
      circle(870, 609, 21, { fill: 'none', stroke: badge, 'stroke-width': 5 }),
      ...(cabin.era === 'analogue' ? [] : [-1, 1]).flatMap((side) => [
        rect(870 + side * 128 - 34, 578, 68, 34, { rx: 14, fill: '#0f1114' }),
        circle(870 + side * 128 - 16, 595, 5, { fill: cabin.glow, 'fill-opacity': 0.8 }),
        circle(870 + side * 128 + 16, 595, 5, { fill: '#aab0b6', 'fill-opacity': 0.7 }),
      ]),
      ...(cabin.era === 'analogue'
        ? []
        : [path('M846 700L894 700L886 758H854Z', { fill: badge, 'fill-opacity': 0.5 })]),
    ),
  ];
}
