import { circle, group, path, rect } from '../svg.ts';
import { asphalt, cloud, pictureWidth, sky, sun } from './air.ts';
import { type Brush, blue, type DrawGround } from './palette.ts';

function hills(brush: Brush): string[] {
  const { ink, random } = brush;
  const shift = random.between(-60, 60);
  return [
    sky(brush, blue.pale, blue.paper),
    ...sun(brush, 880 + shift, 168, 46),
    cloud(brush, 150 - shift, 150, 0.9),
    cloud(brush, 560 + shift, 96, 0.6),
    path('M0 380C140 300 240 250 350 300S560 400 700 330S1000 230 1200 330V675H0Z', {
      fill: ink.fade(['#a9c4e8', blue.mist], [0, 240, 0, 470]),
    }),
    path('M0 430C180 350 300 390 460 430S800 350 940 380S1130 430 1200 410V675H0Z', {
      fill: ink.fade([blue.soft, blue.pale], [0, 360, 0, 560]),
    }),
    path('M0 500C220 440 420 470 640 488S1000 440 1200 470V675H0Z', {
      fill: ink.fade([blue.main, blue.deep], [0, 440, 0, 675]),
    }),
    path(
      'M70 478Q86 452 104 476M128 474Q150 440 172 470M1040 462Q1060 434 1080 460M1088 460Q1102 442 1118 462',
      { fill: blue.navy },
    ),
  ];
}

export const road: DrawGround = (brush) => [...hills(brush), ...asphalt(brush, 530)];

export const coast: DrawGround = (brush) => [
  sky(brush, blue.pale, '#fdf6ec', 380),
  ...sun(brush, 330, 262, 58),
  cloud(brush, 760, 130, 0.9),
  cloud(brush, 80, 96, 0.7),
  rect(0, 344, pictureWidth, 200, {
    fill: brush.ink.fade(['#8fb6e2', blue.main]),
  }),
  path('M200 372H460M240 396H420M270 424H390', {
    stroke: brush.warm.light,
    'stroke-width': 6,
    'stroke-opacity': 0.7,
    'stroke-linecap': 'round',
  }),
  path('M640 400H760M820 430H960M560 452H640M90 440H180', {
    stroke: '#ffffff',
    'stroke-width': 4,
    'stroke-opacity': 0.4,
    'stroke-linecap': 'round',
  }),
  path('M640 344Q690 318 760 306L800 262Q850 246 930 240L1200 214V540H700Z', {
    fill: brush.ink.fade(['#9dbce6', blue.soft], [640, 230, 900, 520]),
  }),
  path(
    'M800 372L842 320L858 262L906 208Q930 190 980 194L1060 184Q1120 174 1200 148V560H838Q826 450 800 372Z',
    { fill: brush.ink.fade([blue.soft, blue.navy], [820, 170, 1160, 540]) },
  ),
  // Layers of flagstone and shale, level as at the western cliffs.
  path(
    'M866 262Q1010 244 1200 222M852 306Q1010 292 1200 272M838 350Q1010 340 1200 322M838 398Q1010 390 1200 374M846 446Q1010 440 1200 428M852 492Q1010 488 1200 480',
    { fill: 'none', stroke: blue.navy, 'stroke-width': 7, 'stroke-opacity': 0.28 },
  ),
  path('M906 208Q930 190 980 194L1060 184Q1120 174 1200 148V184Q1100 206 1040 214T900 216Z', {
    fill: blue.pale,
    'fill-opacity': 0.85,
  }),
  path('M0 524Q300 500 640 522T1200 512V675H0Z', { fill: blue.deep }),
  ...asphalt(brush, 536),
  ...drawStoneWall(brush),
];

/** Dry stone, two courses, no two stones alike. */
function drawStoneWall({ random }: Brush): string[] {
  return [492, 514].flatMap((y, course) => {
    const stones: string[] = [];
    for (let x = -20 - course * 22; x < pictureWidth; ) {
      const wide = random.between(34, 76);
      const tone = random.pick([blue.soft, '#85abdf', '#5f8cca']);
      stones.push(rect(x, y, wide - 4, 20 + course * 3, { rx: 7, fill: tone }));
      x += wide;
    }
    return stones;
  });
}

export const winter: DrawGround = (brush) => [
  sky(brush, '#6f8fbd', '#dfe9f5', 440),
  circle(960, 140, 40, { fill: '#ffffff', 'fill-opacity': 0.85 }),
  path('M0 400L190 250L300 330L470 210L640 360L820 270L1000 370L1200 290V675H0Z', {
    fill: brush.ink.fade(['#ffffff', '#c3d6ef'], [0, 210, 0, 460]),
  }),
  path('M190 250L240 330L300 330ZM470 210L500 300L560 290Z', { fill: blue.pale, 'fill-opacity': 0.8 }),
  path('M0 470C240 410 460 460 680 462S1010 420 1200 440V675H0Z', {
    fill: brush.ink.fade(['#f7fbff', '#c9daf0'], [0, 420, 0, 675]),
  }),
  rect(0, 536, pictureWidth, 139, {
    fill: brush.ink.fade(['#8ba6cc', '#4f72a6']),
  }),
  path('M0 536Q300 520 600 538T1200 530V556Q900 566 600 556T0 560Z', { fill: '#ffffff' }),
  path('M-20 640H1220', { stroke: '#ffffff', 'stroke-width': 10, 'stroke-opacity': 0.45 }),
  group(
    { fill: '#ffffff', 'fill-opacity': 0.85 },
    ...Array.from({ length: 46 }, () =>
      circle(
        brush.random.between(0, 1200),
        brush.random.between(20, 520),
        brush.random.between(2.5, 6.5),
        {},
      ),
    ),
  ),
];

export const quay: DrawGround = (brush) => [
  sky(brush, blue.pale, '#fdf6ec', 340),
  ...sun(brush, 960, 210, 48),
  cloud(brush, 180, 110, 0.9),
  rect(0, 330, pictureWidth, 230, {
    fill: brush.ink.fade(['#8fb6e2', blue.deep]),
  }),
  path('M60 390H200M300 430H420M880 400H1040M760 450H840', {
    stroke: '#ffffff',
    'stroke-width': 4,
    'stroke-opacity': 0.4,
    'stroke-linecap': 'round',
  }),
  path('M120 408H900L860 520Q850 540 820 540H230Q190 540 176 512Z', { fill: blue.navy }),
  path('M132 440H888L884 456H140Z', { fill: brush.warm.base }),
  path('M190 408V330H800L840 408ZM260 330V262H690L720 330Z', { fill: '#f7faff' }),
  path('M250 366H780M300 296H670', { stroke: blue.soft, 'stroke-width': 16, 'stroke-dasharray': '26 18' }),
  path('M560 262V190H640L650 262Z', { fill: blue.main }),
  rect(562, 206, 80, 16, { fill: brush.warm.base }),
  rect(0, 540, pictureWidth, 135, {
    fill: brush.ink.fade(['#b9cfec', blue.soft]),
  }),
  rect(0, 540, pictureWidth, 12, { fill: blue.navy }),
  path('M40 640H1160', {
    stroke: '#ffffff',
    'stroke-width': 7,
    'stroke-dasharray': '70 40',
    'stroke-opacity': 0.7,
  }),
];
