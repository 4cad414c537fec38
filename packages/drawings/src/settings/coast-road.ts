import type { Random } from '../random.ts';
import { canvasWidth, defs, ellipse, linearGradient, path, rect, url } from '../svg.ts';
import { drawDashes, drawRoad } from './road.ts';
import { drawSky, pickLight } from './sky.ts';

const horizon = 452;

/** A headland that drops into the sea, from the right or, mirrored, from the left. */
function headland(rise: number, reach: number, colour: string): string {
  const top = horizon - rise;
  return path(
    `M1200 ${horizon + 6}V${top}C${1140 - reach * 0.1} ${top - 12} ${1120 - reach * 0.3} ${top + rise * 0.2} ${1180 - reach * 0.5} ${top + rise * 0.34}` +
      `C${1190 - reach * 0.7} ${top + rise * 0.5} ${1180 - reach * 0.78} ${horizon - rise * 0.12} ${1200 - reach} ${horizon + 6}Z`,
    { fill: colour },
  );
}

/** Posts and two rails; in the hills a wall of loose stones. */
function railing(): string {
  const posts = Array.from({ length: 14 }, (_, index) => `M${index * 94 + 20} 566v48`).join('');
  return (
    path(posts, { stroke: '#aeb4b4', 'stroke-width': 8, fill: 'none' }) +
    rect(0, 570, canvasWidth, 9, { fill: '#d4d8d7' }) +
    rect(0, 590, canvasWidth, 7, { fill: '#c3c8c7' })
  );
}

export function drawCoastRoad(random: Random): string {
  const light = pickLight(random);
  const isMirrored = random.next() < 0.5;
  const land =
    headland(random.between(130, 190), random.between(620, 780), '#8ea7a6') +
    headland(random.between(70, 110), random.between(330, 460), '#7d9a83');
  const islet = ellipse(random.between(240, 420), horizon + 4, random.between(60, 110), 22, {
    fill: '#9db3bd',
  });
  const far = islet + land;
  return (
    drawSky(light, horizon + 4, random) +
    (isMirrored ? `<g transform="translate(1200 0) scale(-1 1)">${far}</g>` : far) +
    rect(0, 0, canvasWidth, horizon + 6, { fill: light.haze, 'fill-opacity': 0.3 }) +
    defs(
      linearGradient(
        'sea',
        [
          [0, '#a8c3cf'],
          [0.3, '#7fa6b8'],
          [1, '#6793a6'],
        ],
        [0, horizon, 0, 590],
      ),
      linearGradient(
        'verge',
        [
          [0, '#8ba06f'],
          [1, '#74895b'],
        ],
        [0, 540, 0, 640],
      ),
    ) +
    rect(0, horizon, canvasWidth, 150, { fill: url('sea') }) +
    path(glints(random), { stroke: '#e8f2f5', 'stroke-opacity': 0.55, 'stroke-width': 2, fill: 'none' }) +
    path('M0 560C160 540 320 556 520 552S900 560 1200 540V640H0Z', { fill: url('verge') }) +
    railing() +
    drawRoad({ from: 622, far: '#a5a9ab', near: '#8b9093' }) +
    rect(0, 616, canvasWidth, 8, { fill: '#9ba58b' }) +
    drawDashes(646, 6, '#e2c15a', 70, 60)
  );
}

function glints(random: Random): string {
  return Array.from({ length: 22 }, () => {
    const y = random.between(horizon + 6, horizon + 84);
    return `M${Math.round(random.between(0, canvasWidth))} ${Math.round(y)}h${Math.round(random.between(14, 70))}`;
  }).join('');
}
