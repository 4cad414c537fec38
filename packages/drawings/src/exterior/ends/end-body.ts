import type { Paint } from '../../paint.ts';
import { clipPath, defs, group, linearGradient, path, url } from '../../svg.ts';
import { type Anchor, roundedBox, shape } from '../curve.ts';
import { both, type EndShape, mirrored, rightOutline } from './face-shape.ts';

export function endDefs(end: EndShape, paint: Paint): string {
  const right = rightOutline(end);
  const { height, sill, belt, half } = end;
  const at = (y: number): number => (height - y) / (height - sill);
  return defs(
    linearGradient(
      'body',
      [
        [0, paint.highlight],
        [at(height - 60), paint.light],
        [at(belt + 30), paint.base],
        [at(belt), paint.highlight],
        [at(belt - 110), paint.light],
        [at(belt - 290), paint.base],
        [at(sill + 260), paint.shade],
        [1, paint.deep],
      ],
      [0, height, 0, sill],
    ),
    linearGradient(
      'side-fall',
      [
        [0, paint.deep, 0],
        [1, paint.deep, 0.62],
      ],
      [half - 260, 0, half, 0],
    ),
    screenDefs(end),
    linearGradient('lamp', [
      [0, '#7f8c96'],
      [0.45, '#c9d4dc'],
      [1, '#f7fbff'],
    ]),
    linearGradient('tail-lamp', [
      [0, '#7c0f16'],
      [0.5, '#c5202a'],
      [1, '#e5424a'],
    ]),
    clipPath('body-edge', path(shape([...right, ...mirrored(right)]), {})),
  );
}

/** What the glass of an end refers to. */
export const screenDefs = (end: EndShape): string =>
  linearGradient(
    'glass',
    [
      [0, '#222b33'],
      [0.45, '#3a4853'],
      [1, '#6f808c'],
    ],
    [0, end.glassTop, 0, end.belt],
  ) + clipPath('glass-edge', path(shape(glassOutline(end)), {}));

function glassOutline({ half, belt, glassTop, roofHalf }: EndShape): Anchor[] {
  const lean = 90 + (Math.atan2(half - 177 - roofHalf, glassTop - belt - 92) * 180) / Math.PI;
  const right: Anchor[] = [
    [0, belt + 22, 0],
    [half - 205, belt + 46, 8, lean],
    [roofHalf - 28, glassTop - 46, lean],
    [roofHalf - 84, glassTop + 6, 168],
    [0, glassTop + 30, 180],
  ];
  return [...right, ...mirrored(right)];
}

/** Tyres behind the bumper, then the painted shell with its sides curving away from the light. */
export function drawShell(end: EndShape): string {
  const { half, tyre, sill } = end;
  const right = rightOutline(end);
  const wide = tyre > 900 ? 330 : tyre * 0.33;
  const tread = Array.from(
    { length: 6 },
    (_, index) => `M${half - 40 - wide} ${20 + index * 42}h${wide}`,
  ).join('');
  return (
    both(
      path(roundedBox(half - 40 - wide, 0, wide, tyre * 0.8, 64), { fill: '#191b1d' }) +
        path(tread, { stroke: '#222528', 'stroke-width': 9 }) +
        path(roundedBox(half - 40 - wide, 0, wide * 0.18, tyre * 0.8, 30), { fill: '#0c0d0e' }),
    ) +
    path(roundedBox(-half + 200, sill - 60, 2 * half - 400, 120, 30), { fill: '#0c0e10' }) +
    path(shape([...right, ...mirrored(right)]), { fill: url('body') }) +
    group(
      { 'clip-path': url('body-edge') },
      both(
        path(`M${half - 260} ${sill}H${half + 10}V${end.belt + 10}H${half - 260}Z`, {
          fill: url('side-fall'),
        }),
      ),
    )
  );
}

/** Behind the glass: headrests, the mirror, and the steering wheel on the right-hand side of the car. */
export function drawEndGlass(end: EndShape, isFront: boolean): string {
  const { belt, glassTop, roofHalf } = end;
  const outline = shape(glassOutline(end));
  const tall = glassTop - belt;
  const seatX = roofHalf * 0.52;
  const headrest = path(
    roundedBox(seatX - 88, belt + tall * 0.5, 176, tall * 0.22, 50) +
      roundedBox(seatX - 190, belt - 40, 380, tall * 0.5 + 20, 120),
    { fill: '#1b2329', 'fill-opacity': 0.6 },
  );
  const wheel = isFront
    ? path(`M${-seatX - 170} ${belt + 10}a170 150 0 0 0 340 0`, {
        fill: 'none',
        stroke: '#12181c',
        'stroke-width': 34,
      })
    : '';
  return (
    path(outline, { fill: url('glass'), stroke: '#0d1114', 'stroke-width': 26, 'stroke-linejoin': 'round' }) +
    group(
      { 'clip-path': url('glass-edge') },
      both(headrest),
      wheel,
      path(roundedBox(-84, glassTop - tall * 0.16, 168, 56, 26), { fill: '#12181c' }),
      path(
        `M${-roofHalf * 0.9} ${belt - 20}L${-roofHalf * 0.2} ${glassTop + 40}H${roofHalf * 0.25}L${-roofHalf * 0.35} ${belt - 20}Z`,
        { fill: '#e6f0f6', 'fill-opacity': 0.13 },
      ),
      path(
        `M${-roofHalf * 0.2} ${belt - 20}L${roofHalf * 0.4} ${glassTop + 40}H${roofHalf * 0.52}L${-roofHalf * 0.06} ${belt - 20}Z`,
        { fill: '#e6f0f6', 'fill-opacity': 0.1 },
      ),
    )
  );
}

export function drawMirrors({ half, belt }: EndShape, paint: Paint, isTall: boolean): string {
  const tall = isTall ? 250 : 118;
  const x = half - 130;
  return both(
    path(`M${half - 190} ${belt + 50}L${x + 60} ${belt + 62}V${belt + 92}L${half - 190} ${belt + 92}Z`, {
      fill: '#14181b',
    }) +
      path(roundedBox(x, belt + 30, 194, tall, 50), {
        fill: isTall ? '#23282c' : paint.base,
        stroke: paint.seam,
        'stroke-width': 8,
      }) +
      path(`M${x + 40} ${belt + tall + 8}H${x + 154}`, {
        stroke: paint.highlight,
        'stroke-width': 14,
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
  );
}
