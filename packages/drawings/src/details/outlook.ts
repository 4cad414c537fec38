import type { Gradients } from '../gradients.ts';
import type { Random } from '../random.ts';
import { path, rect } from '../svg.ts';
import { softLight } from './scene.ts';

type Sky = { top: string; low: string; far: string; near: string };

const skies: readonly [Sky, ...Sky[]] = [
  { top: '#a9c4dc', low: '#e9f0f4', far: '#9db1bb', near: '#7d9385' },
  { top: '#bccbd6', low: '#eef1f2', far: '#aab5bc', near: '#8d988f' },
  { top: '#c7cfd4', low: '#f3ece1', far: '#b3b3b2', near: '#8f9788' },
  { top: '#8fb2d6', low: '#dfeaf2', far: '#8ba6ba', near: '#6d8a78' },
];

/** The view through the glass: out of focus, so two soft lines of hills under an Irish sky are enough. */
export function drawOutlook(ink: Gradients, random: Random, { horizon }: { horizon: number }): string[] {
  const sky = random.pick(skies);
  const rise = random.between(20, 60);
  const mist = ink.fade([sky.far, sky.low], [0, horizon - 90, 0, horizon + 20]);
  const fields = ink.fade([sky.near, '#767d73', '#5c625d'], [0, horizon, 0, horizon + 140]);
  return [
    rect(0, 0, 1200, horizon + 160, {
      fill: ink.fade([sky.top, sky.low], [0, 0, 0, horizon]),
    }),
    softLight(ink, [random.between(250, 900), horizon - 120, 520, 90], 0.75),
    softLight(ink, [random.between(200, 1000), horizon - 190, 420, 40], 0.5),
    path(
      `M0 ${horizon - rise}C160 ${horizon - rise - 60} 300 ${horizon - 16} 420 ${horizon - 14}S700 ${horizon - 90} 840 ${horizon - 56}S1080 ${horizon - rise - 30} 1200 ${horizon - rise - 12}V${horizon + 160}H0Z`,
      { fill: mist },
    ),
    path(
      `M0 ${horizon + 2}Q120 ${horizon - 20} 240 ${horizon - 6}T520 ${horizon + 6}T800 ${horizon - 2}T1200 ${horizon - 10}V${horizon + 160}H0Z`,
      { fill: fields },
    ),
    path(`M560 ${horizon + 6}L640 ${horizon + 6}L900 ${horizon + 160}H240Z`, {
      fill: '#8b9196',
      'fill-opacity': 0.8,
    }),
  ];
}
