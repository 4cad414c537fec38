import { path, url } from '../../svg.ts';
import { type Anchor, roundedBox, shape } from '../curve.ts';
import type { Era } from '../era.ts';
import { both, type EndKind, type EndShape } from './face-shape.ts';

const frontHeight: Readonly<Record<Era, number>> = { boxy: 170, rounded: 190, modern: 150, slim: 96 };

function rightHeadlamp({ half, lampY }: EndShape, era: Era, kind: EndKind): Anchor[] {
  const tall = frontHeight[era] * (kind === 'car' ? 1 : 1.35);
  const inner = half * (era === 'boxy' ? 0.56 : 0.5);
  const outer = half - 34;
  const rise = era === 'slim' || era === 'modern' ? 46 : 10;
  return [
    [inner, lampY - tall * 0.35, 100],
    [inner + 16, lampY + tall * 0.25, 80, 6],
    [outer - 130, lampY + tall * 0.34 + rise, 10],
    [outer + 6, lampY + tall * 0.2 + rise, -40, -92],
    [outer + 10, lampY - tall * 0.25 + rise, -96, 200],
    [inner + (outer - inner) * 0.5, lampY - tall * 0.55, 186],
  ];
}

export function drawHeadlamps(face: EndShape, era: Era, kind: EndKind): string {
  const outline = shape(rightHeadlamp(face, era, kind));
  const isLed = era === 'slim' || era === 'modern';
  const { half, lampY } = face;
  const inner = half * 0.5;
  const bulbs = isLed ? [0.3, 0.56] : [0.34];
  const r = isLed ? 34 : 62;
  const lenses = bulbs
    .map((at) => {
      const x = Math.round(inner + (half - 60 - inner) * at + 30);
      const y = Math.round(lampY + (isLed ? 8 : -8));
      const dot = (radius: number): string =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
      return (
        path(dot(r), { fill: '#e8eff4', stroke: '#6c7880', 'stroke-width': 8 }) +
        path(dot(Math.round(r * 0.5)), { fill: '#fff' })
      );
    })
    .join('');
  const signature = isLed
    ? path(`M${inner + 26} ${lampY - 26}L${half * 0.78} ${lampY - 34}L${half - 52} ${lampY + 34}`, {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 15,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      })
    : path(roundedBox(half - 120, lampY - 40, 70, 90, 20), { fill: '#e9a23b' });
  return both(
    path(outline, {
      fill: isLed ? '#1d2429' : url('lamp'),
      stroke: '#101416',
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }) +
      lenses +
      signature,
  );
}

export function drawTailLamps(end: EndShape, era: Era, kind: EndKind, hasBar: boolean): string {
  const { half, lampY } = end;
  if (kind !== 'car') {
    const x = half - 122;
    return both(
      path(roundedBox(x, lampY - 300, 100, 520, 30), {
        fill: url('tail-lamp'),
        stroke: '#3a0a0e',
        'stroke-width': 9,
      }) +
        path(roundedBox(x + 14, lampY - 80, 72, 90, 14), { fill: '#f0a13a' }) +
        path(roundedBox(x + 14, lampY - 190, 72, 90, 14), { fill: '#f1f3f4' }),
    );
  }
  const tall = era === 'slim' ? 110 : 190;
  const inner = half * (era === 'slim' ? 0.42 : 0.56);
  const outline = shape([
    [inner, lampY - 20, 90],
    [inner + 24, lampY + tall * 0.34, 60, 4],
    [half - 110, lampY + tall * 0.46, 2],
    [half - 14, lampY + tall * 0.26, -70],
    [half - 6, lampY - tall * 0.3, -94, 190],
    [half - 160, lampY - tall * 0.5, 182],
  ]);
  const bar = hasBar
    ? path(`M${-inner - 20} ${lampY + 10}H${inner + 20}`, { stroke: '#c5202a', 'stroke-width': 26 }) +
      path(`M${-inner - 20} ${lampY + 14}H${inner + 20}`, { stroke: '#ff8d86', 'stroke-width': 8 })
    : '';
  return (
    bar +
    both(
      path(outline, { fill: url('tail-lamp'), stroke: '#3a0a0e', 'stroke-width': 9 }) +
        path(`M${inner + 40} ${lampY + 12}H${half - 120}L${half - 46} ${lampY - tall * 0.2}`, {
          fill: 'none',
          stroke: '#ff9a92',
          'stroke-width': 16,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }) +
        (era === 'slim'
          ? ''
          : path(roundedBox(inner + 36, lampY - tall * 0.2, 84, 36, 10), {
              fill: '#f3ece8',
              'fill-opacity': 0.85,
            })),
    )
  );
}
