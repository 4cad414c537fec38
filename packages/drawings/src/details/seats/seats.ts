import { mix } from '../../colour.ts';
import { circle, ellipse, group, line, path, rect } from '../../svg.ts';
import { type DetailScene, softLight, softShadow, vignette } from '../scene.ts';

/** The front seats through the open driver's door, which in Ireland is the right one: the bonnet is to the right. */
export function drawSeats(scene: DetailScene): string[] {
  return [
    ...drawCabinBehind(scene),
    group({ transform: 'translate(196 62) scale(0.8)' }, ...drawSeat(scene, 0.42)),
    ...drawConsole(scene),
    softShadow(scene.ink, [520, 760, 420, 90], 0.7),
    group({ transform: 'translate(70 78) scale(0.9)' }, ...drawSeat(scene, 0)),
    ...drawWheelAndFascia(scene),
    ...drawOpening(scene),
    vignette(scene.ink, 0.3),
  ];
}

function drawCabinBehind({ ink, random, cabin }: DetailScene): string[] {
  const sky = random.pick(['#dbe6ee', '#e8edf0', '#cfdeea']);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.fade(['#3a3f46', '#25292e', '#121417']),
    }),
    path('M150 150Q200 112 300 108H640L700 396H190Q150 300 150 150Z', {
      fill: ink.linear([
        [0, sky],
        [0.7, '#b9c8d0'],
        [1, '#8ea09c'],
      ]),
    }),
    path('M676 108H760Q880 130 1010 396H732Z', {
      fill: ink.linear([
        [0, sky],
        [0.7, '#b9c8d0'],
        [1, '#8ea09c'],
      ]),
    }),
    path('M172 344Q320 310 520 336T688 330L700 396H190Z', { fill: '#7f918a', 'fill-opacity': 0.6 }),
    path('M120 396H1100V900H120Z', {
      fill: ink.linear([
        [0, cabin.plastic.light],
        [0.2, cabin.plastic.base],
        [1, cabin.plastic.deep],
      ]),
    }),
    path('M150 404H1060', {
      stroke: mix(cabin.plastic.light, '#ffffff', 0.3),
      'stroke-width': 4,
      'stroke-opacity': 0.5,
    }),
  ];
}

/** `shade` darkens the passenger's seat, which is further from the light. */
function drawSeat({ ink, cabin }: DetailScene, shade: number): string[] {
  const dim = (colour: string) => mix(colour, '#0b0d10', shade);
  const cloth = cabin.upholstery;
  const [high, light, base, low, deep] = [
    cloth.highlight,
    cloth.light,
    cloth.base,
    cloth.shade,
    cloth.deep,
  ].map(dim) as [string, string, string, string, string];
  const back = ink.linear(
    [
      [0, low],
      [0.3, light],
      [0.62, base],
      [1, deep],
    ],
    [270, 300, 520, 360],
  );
  const side = ink.linear(
    [
      [0, light],
      [0.4, base],
      [1, deep],
    ],
    [240, 260, 420, 640],
  );
  const cushion = ink.linear(
    [
      [0, mix(light, high, 0.3)],
      [0.4, base],
      [1, deep],
    ],
    [0, 560, 0, 740],
  );
  const stitch = {
    fill: 'none',
    stroke: dim(cabin.stitch),
    'stroke-width': 3,
    'stroke-dasharray': '9 6',
    'stroke-opacity': 0.75,
  };
  return [
    path('M372 178L366 130M410 182L412 132', { stroke: '#8b9299', 'stroke-width': 9 }),
    path('M318 84Q320 42 372 40H420Q462 44 464 92L458 138Q454 164 418 164H360Q326 162 322 134Z', {
      fill: ink.fade([light, base, deep]),
    }),
    path('M420 42Q462 44 464 92L458 138Q454 164 424 164Q442 120 420 42Z', {
      fill: deep,
      'fill-opacity': 0.45,
    }),
    path(
      'M292 206Q300 172 350 170H442Q488 176 496 232L512 420Q520 560 540 640L392 668Q340 520 306 380Q286 280 292 206Z',
      { fill: back },
    ),
    path('M356 214Q420 200 446 220Q462 360 496 560L424 588Q376 440 352 300Z', {
      fill: ink.fade([light, mix(base, light, 0.4), low], [350, 260, 500, 400]),
    }),
    ...(cabin.leather
      ? [260, 312, 364, 416, 468, 520].map((y) =>
          path(
            `M${352 + (y - 260) * 0.22} ${y + 12}Q${410 + (y - 260) * 0.14} ${y - 10} ${452 + (y - 260) * 0.14} ${y}`,
            { fill: 'none', stroke: deep, 'stroke-width': 4, 'stroke-opacity': 0.55 },
          ),
        )
      : []),
    path('M356 214Q376 440 424 588M446 220Q462 360 496 560', stitch),
    path(
      'M292 206Q300 172 336 170Q322 210 336 300Q356 440 424 640L392 668Q340 520 306 380Q286 280 292 206Z',
      { fill: side },
    ),
    path('M300 230Q312 330 350 470', {
      fill: 'none',
      stroke: high,
      'stroke-width': 7,
      'stroke-opacity': 0.35,
      'stroke-linecap': 'round',
    }),
    path(
      'M396 622Q470 586 600 574Q760 558 826 580Q866 596 862 640Q856 686 800 704L470 744Q404 748 392 690Z',
      { fill: cushion },
    ),
    path('M470 618Q620 580 780 590Q826 596 830 616Q760 602 640 618Q540 630 470 654Z', {
      fill: mix(base, high, 0.35),
      'fill-opacity': 0.6,
    }),
    path('M400 660Q560 624 846 632Q866 640 862 652Q852 690 800 704L470 744Q404 748 394 700Z', {
      fill: ink.fade([base, deep], [0, 630, 0, 744]),
    }),
    path('M408 668Q560 634 838 640', stitch),
    path('M404 738Q560 748 800 706L806 744Q640 796 430 792Z', { fill: '#15181c' }),
    rect(500, 752, 130, 22, { rx: 10, fill: '#2b3036' }),
    path('M430 792L410 840H470L486 792ZM740 768L760 822H806L792 752Z', { fill: '#0d0f12' }),
  ];
}

function drawConsole({ ink, cabin }: DetailScene): string[] {
  return [
    path('M520 604L1010 560L1080 700L560 760Z', {
      fill: ink.fade([cabin.plastic.light, cabin.plastic.base, cabin.plastic.deep]),
    }),
    ellipse(800, 574, 26, 12, { fill: '#0a0b0d' }),
    path('M880 566L872 500Q874 476 894 476T916 500L910 562Z', { fill: '#17191d' }),
    circle(894, 490, 20, {
      fill: ink.radial([
        [0, '#6a727a'],
        [1, '#15171a'],
      ]),
    }),
  ];
}

function drawWheelAndFascia({ ink, cabin }: DetailScene): string[] {
  const { plastic } = cabin;
  return [
    path('M1000 372Q1080 350 1200 356V900H1010Q1040 760 1010 600Q990 480 1000 372Z', {
      fill: ink.linear([
        [0, plastic.light],
        [0.3, plastic.base],
        [1, plastic.deep],
      ]),
    }),
    path('M1000 372Q1080 350 1200 356V372Q1080 366 1002 392Z', { fill: '#cfd9e1', 'fill-opacity': 0.3 }),
    rect(1060, 420, 110, 54, { rx: 10, fill: '#0a0c0f' }),
    rect(1068, 428, 94, 38, { rx: 6, fill: mix(cabin.glow, '#0a0c0f', 0.7) }),
    line(960, 520, 1050, 560, { stroke: '#15171a', 'stroke-width': 40 }),
    ellipse(938, 500, 46, 168, {
      transform: 'rotate(14 938 500)',
      fill: 'none',
      stroke: '#0d0f12',
      'stroke-width': 30,
    }),
    ellipse(936, 498, 46, 168, {
      transform: 'rotate(14 938 500)',
      fill: 'none',
      stroke: ink.linear([
        [0, '#5a6068'],
        [0.4, '#2b2f34'],
        [1, '#111316'],
      ]),
      'stroke-width': 24,
    }),
    path('M925 480Q960 470 972 520Q966 556 934 560Z', { fill: '#1d2025' }),
  ];
}

/** The body around the opening: roof rail, rear pillar and sill in the advert's paint. */
function drawOpening({ ink, paint }: DetailScene): string[] {
  const frame =
    'M0 0H1200V900H0ZM118 150Q130 78 230 72H760Q880 80 960 190L1130 470Q1160 540 1150 640L1136 780Q1130 822 1090 824H250Q190 822 176 760L128 420Q112 280 118 150Z';
  const body = ink.linear(
    [
      [0, paint.highlight],
      [0.14, paint.light],
      [0.4, paint.base],
      [0.85, paint.shade],
      [1, paint.deep],
    ],
    [0, 0, 300, 900],
  );
  const inner =
    'M118 150Q130 78 230 72H760Q880 80 960 190L1130 470Q1160 540 1150 640L1136 780Q1130 822 1090 824H250Q190 822 176 760L128 420Q112 280 118 150Z';
  return [
    path(frame, { fill: body, 'fill-rule': 'evenodd' }),
    path(inner, { fill: 'none', stroke: '#0c0e11', 'stroke-width': 20 }),
    path(inner, { fill: 'none', stroke: paint.shade, 'stroke-width': 5 }),
    path('M-20 60Q100 24 240 22H780Q920 30 1010 150L1240 530', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 9,
      'stroke-opacity': 0.6,
    }),
    path('M150 846H1140', {
      stroke: '#1b1e22',
      'stroke-width': 22,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }),
    path('M160 840H1130', { stroke: '#b9bfc5', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
    softLight(ink, [60, 300, 120, 380], 0.25, paint.highlight),
  ];
}
