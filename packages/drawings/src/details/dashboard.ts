import { mix } from '../colour.ts';
import { group, path, rect } from '../svg.ts';
import { drawCentre } from './centre-console.ts';
import { drawBinnacle, drawSteeringWheel } from './driving-position.ts';
import { drawOutlook } from './outlook.ts';
import { type DetailScene, softLight, vignette } from './scene.ts';
import { drawVent } from './vent.ts';

/** Seen from between the front seats. The driver sits on the right. */
export function drawDashboard(scene: DetailScene): string[] {
  return [
    ...drawOutlook(scene.ink, scene.random, { horizon: 250 }),
    ...drawPillars(scene),
    ...drawFascia(scene),
    group({ transform: 'translate(-52 0)' }, ...drawCentre(scene)),
    ...drawBinnacle(scene),
    ...drawSteeringWheel(scene),
    vignette(scene.ink, 0.34),
  ];
}

function drawPillars({ ink, look }: DetailScene): string[] {
  const lining = look.channel === 'Commercial' ? '#4a4e54' : '#b9bab8';
  const dark = mix(lining, '#101215', 0.62);
  return [
    path('M0 0H1200V46Q600 14 0 46Z', {
      fill: ink.fade([mix(lining, '#101215', 0.4), dark]),
    }),
    path('M0 40L120 30L24 380H0ZM1200 40L1080 30L1176 380H1200Z', { fill: dark }),
    path('M120 30L104 32L6 380H24Z', { fill: mix(lining, '#101215', 0.35) }),
    path('M500 36H700L690 52H510Z', { fill: '#191c20' }),
    rect(492, 48, 216, 74, { rx: 24, fill: '#15171b' }),
    rect(501, 56, 198, 58, {
      rx: 18,
      fill: ink.linear([
        [0, '#8d9aa6'],
        [0.55, '#5d6973'],
        [0.56, '#33393f'],
        [1, '#22262b'],
      ]),
    }),
  ];
}

function drawFascia({ ink, cabin }: DetailScene): string[] {
  const { plastic } = cabin;
  const top = ink.linear(
    [
      [0, mix(plastic.light, '#8fa0b2', 0.35)],
      [0.3, plastic.light],
      [1, plastic.shade],
    ],
    [0, 330, 0, 470],
  );
  // Cabins with pale or coloured leather use it on the lower fascia too.
  const lower = cabin.leather ? mix(cabin.upholstery.base, plastic.base, 0.3) : plastic.base;
  const face = ink.linear(
    [
      [0, lower],
      [0.35, mix(lower, '#0b0d10', 0.25)],
      [1, mix(lower, '#0b0d10', 0.6)],
    ],
    [0, 440, 0, 900],
  );
  const strip = ink.linear(
    [
      [0, mix(cabin.trim, '#ffffff', 0.5)],
      [0.25, cabin.trim],
      [1, mix(cabin.trim, '#000000', 0.45)],
    ],
    [0, 478, 0, 540],
  );
  return [
    path('M0 372Q300 326 600 330T1200 372V560H0Z', { fill: top }),
    // The light from the windscreen falls along the top of the fascia.
    path('M40 378Q320 344 600 344T1160 378Q900 360 600 362T40 378Z', {
      fill: '#dfe9f2',
      'fill-opacity': 0.22,
    }),
    path('M0 446Q300 424 600 430T1200 446V900H0Z', { fill: face }),
    path('M0 446Q300 424 600 430T1200 446V452Q900 430 600 436T0 452Z', {
      fill: mix(plastic.light, '#ffffff', 0.25),
      'fill-opacity': 0.6,
    }),
    path('M0 492Q300 474 600 478T1200 492V540Q900 522 600 524T0 540Z', { fill: strip }),
    path('M60 594H430Q440 594 440 606V706Q440 724 424 726L84 738Q64 738 62 720L48 608Q48 594 60 594Z', {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 4,
      'stroke-opacity': 0.55,
    }),
    path('M62 598H428', { stroke: plastic.light, 'stroke-width': 3, 'stroke-opacity': 0.5 }),
    rect(200, 618, 84, 20, { rx: 8, fill: '#0d0f12' }),
    softLight(ink, [200, 660, 240, 90], 0.08),
    ...drawVent(30, 480, 120, 70),
    ...drawVent(1050, 480, 120, 70),
    path('M0 740Q230 760 420 736L440 900H0Z', { fill: '#08090b', 'fill-opacity': 0.5 }),
    path('M1200 740Q960 760 760 736L740 900H1200Z', { fill: '#08090b', 'fill-opacity': 0.5 }),
  ];
}
