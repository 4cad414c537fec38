import type { Random } from '../random.ts';
import { canvasWidth, defs, element, group, linearGradient, path, rect, url } from '../svg.ts';
import { drawRoad } from './road.ts';
import { drawSky, pickLight } from './sky.ts';

const bricks = ['#b58d7a', '#a97f6d', '#b99a86', '#a58a7c', '#bfa896'] as const;
const doors = ['#2f5d50', '#7c2a33', '#27456e', '#d0a63c', '#4b3b63', '#20262c'] as const;

const houseWidth = 304;

/** Sashes grow shorter storey by storey, as in the terraces of Merrion Square. */
function sashes(): string {
  const storeys = [
    [96, 92],
    [236, 112],
  ] as const;
  return storeys
    .map(([y, tall]) =>
      [26, 122, 218]
        .map((offset) => {
          const left = offset;
          return (
            rect(left - 5, y - 6, 70, tall + 14, { fill: '#e9e4dc' }) +
            rect(left, y, 60, tall, { fill: url('sash') }) +
            path(`M${left + 20} ${y}v${tall}M${left + 40} ${y}v${tall}M${left} ${y + tall / 2}h60`, {
              stroke: '#f3f0ea',
              'stroke-width': 3,
              fill: 'none',
            })
          );
        })
        .join(''),
    )
    .join('');
}

function doorway(x: number, colour: string): string {
  return group(
    { transform: `translate(${x} 0)` },
    path('M-10 580V440a48 48 0 0 1 96 0v140Z', { fill: '#ece7df' }),
    path('M0 440a38 38 0 0 1 76 0Z', { fill: '#8d9aa3' }),
    path('M38 440V404M38 440L12 414M38 440L64 414', { stroke: '#f3f0ea', 'stroke-width': 3, fill: 'none' }),
    rect(8, 446, 60, 134, { fill: colour }),
    path('M15 454h19v44h-19ZM42 454h19v44h-19ZM15 508h19v58h-19ZM42 508h19v58h-19Z', {
      fill: '#000',
      'fill-opacity': 0.16,
    }),
  );
}

function house(x: number, brick: string, door: string): string {
  return (
    rect(x, 52, houseWidth, 530, { fill: brick }) +
    rect(x, 44, houseWidth, 12, { fill: '#d8d0c5' }) +
    rect(x, 392, houseWidth, 190, { fill: '#d9d2c7', 'fill-opacity': 0.55 }) +
    element('use', { href: '#sashes', x }) +
    doorway(x + 28, door) +
    rect(x + 148, 424, 126, 112, { fill: '#e9e4dc' }) +
    rect(x + 154, 430, 114, 100, { fill: url('sash') }) +
    path(`M${x + 211} 430v100M${x + 154} 480h114`, { stroke: '#f3f0ea', 'stroke-width': 3, fill: 'none' })
  );
}

/** Iron railings in front of the basements, one stroke for all the bars. */
function railings(): string {
  const bars = Array.from({ length: 61 }, (_, index) => `M${index * 20 + 4} 524v58`).join('');
  return (
    path(bars, { stroke: '#39424a', 'stroke-width': 3, fill: 'none' }) +
    rect(0, 532, canvasWidth, 4, { fill: '#39424a' })
  );
}

export function drawCityStreet(random: Random): string {
  const light = pickLight(random);
  const shift = random.between(-290, -20);
  const houses = Array.from({ length: 5 }, (_, index) =>
    house(Math.round(shift + index * houseWidth), random.pick(bricks), random.pick(doors)),
  );
  return (
    drawSky(light, 200, random) +
    defs(
      linearGradient('sash', [
        [0, '#b9c8d2'],
        [0.55, '#8798a4'],
        [1, '#75858f'],
      ]),
      group({ id: 'sashes' }, sashes()),
    ) +
    houses.join('') +
    railings() +
    rect(0, 0, canvasWidth, 584, { fill: light.haze, 'fill-opacity': 0.46 }) +
    rect(0, 580, canvasWidth, 46, { fill: '#c6c7c5' }) +
    path(
      'M0 580h1200v3H0ZM150 583h3l-20 43h-4ZM450 583h3l-8 43h-4ZM750 583h3l8 43h-4ZM1050 583h3l20 43h-4Z',
      { fill: '#a9abaa' },
    ) +
    drawRoad({ from: 626, far: '#9da1a3', near: '#868b8e' }) +
    rect(0, 620, canvasWidth, 10, { fill: '#dcdcd9' }) +
    path('M0 650h1200v4H0ZM0 660h1200v4H0Z', { fill: '#d9bc5c', 'fill-opacity': 0.75 })
  );
}
