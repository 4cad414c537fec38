import type { Random } from '../random.ts';
import { canvasWidth, defs, ellipse, linearGradient, path, rect, url } from '../svg.ts';
import { drawRoad } from './road.ts';
import { drawSky, pickLight } from './sky.ts';

function ridge(y: number, swell: number, random: Random): string {
  const points = [0, 300, 600, 900, 1200].map((x) => [x, Math.round(y - random.between(0, swell))] as const);
  return points.reduce((d, [x, height], index) => {
    const before = points[index - 1];
    return before
      ? `${d}C${before[0] + 140} ${before[1]} ${x - 140} ${height} ${x} ${height}`
      : `M0 640V${height}`;
  }, '');
}

const slope = (y: number, swell: number, colour: string, random: Random): string =>
  path(`${ridge(y, swell, random)}V640Z`, { fill: colour });

/** Hedges between the fields, thin and far. */
function hedges(random: Random): string {
  return Array.from({ length: 7 }, () => {
    const x = random.between(0, canvasWidth);
    const y = random.between(440, 500);
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(random.between(40, 120))} ${Math.round(random.between(10, 34))} ${Math.round(random.between(120, 260))} ${Math.round(random.between(18, 50))}`;
  }).join('');
}

function stoneWall(random: Random): string {
  const stones: string[] = [];
  for (const [y, height] of [
    [556, 15],
    [572, 17],
    [590, 18],
  ] as const) {
    let x = -random.between(0, 30);
    while (x < canvasWidth) {
      const width = random.between(24, 54);
      stones.push(
        `M${Math.round(x + 3)} ${y}h${Math.round(width - 6)}l3 ${height - 5}-4 4h${-Math.round(width - 6)}l-3-${height - 6}Z`,
      );
      x += width;
    }
  }
  return (
    rect(0, 556, canvasWidth, 54, { fill: '#858a84' }) +
    path(stones.filter((_, index) => index % 2 === 0).join(''), { fill: '#a9ada6' }) +
    path(stones.filter((_, index) => index % 2 === 1).join(''), { fill: '#9b9f98' }) +
    rect(0, 552, canvasWidth, 7, { fill: '#b9bdb6' })
  );
}

export function drawHills(random: Random): string {
  const light = pickLight(random);
  return (
    drawSky(light, 520, random) +
    slope(410, 130, '#a3b7bd', random) +
    slope(460, 90, '#93ad97', random) +
    slope(500, 70, '#86a578', random) +
    path(hedges(random), {
      fill: 'none',
      stroke: '#5f7f5c',
      'stroke-width': 6,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }) +
    slope(540, 40, '#7f9f68', random) +
    Array.from({ length: 4 }, () =>
      ellipse(random.between(0, canvasWidth), 540, random.between(40, 80), random.between(18, 34), {
        fill: '#638058',
        'fill-opacity': 0.75,
      }),
    ).join('') +
    rect(0, 0, canvasWidth, 560, { fill: light.haze, 'fill-opacity': 0.3 }) +
    stoneWall(random) +
    defs(
      linearGradient('grass', [
        [0, '#8ca36d'],
        [1, '#788e5d'],
      ]),
    ) +
    rect(0, 606, canvasWidth, 30, { fill: url('grass') }) +
    drawRoad({ from: 634, far: '#a4a8a8', near: '#8c9192' }) +
    rect(0, 650, canvasWidth, 5, { fill: '#eceeec', 'fill-opacity': 0.7 })
  );
}
