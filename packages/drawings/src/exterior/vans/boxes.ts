import type { Paint } from '../../paint.ts';
import { defs, group, linearGradient, path, url } from '../../svg.ts';
import { type Point, polygon, roundedBox } from '../curve.ts';
import { type Bed, ribs } from './frame.ts';

/** A closed box of panels; `nose` extends over the cab as on a Luton. */
export function drawBox(bed: Bed, top: number, nose: number, stripe: string | null): string {
  const { from, to, floor } = bed;
  const outline: Point[] =
    nose > 0
      ? [
          [from, floor],
          [from, 2330],
          [from - nose, 2420],
          [from - nose - 60, 2560],
          [from - nose + 160, top - 90],
          [from - nose + 330, top],
          [to, top],
          [to, floor],
        ]
      : [
          [from, floor],
          [from, top],
          [to, top],
          [to, floor],
        ];
  return group(
    {},
    path(polygon(outline), {
      fill: url('panel'),
      stroke: '#8e989f',
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    path(ribs(from, to, 640, floor + 40, top - 40), {
      stroke: '#aab3b9',
      'stroke-width': 8,
      fill: 'none',
      'stroke-opacity': 0.8,
    }),
    stripe
      ? path(
          `M${from + 20} ${floor + 420}L${to - 20} ${floor + 820}V${floor + 560}L${from + 20} ${floor + 160}Z`,
          { fill: stripe, 'fill-opacity': 0.88 },
        )
      : '',
    path(
      roundedBox(from - 10, floor - 10, to - from + 20, 70, 10) +
        roundedBox(to - 55, floor, 60, top - floor, 10),
      { fill: url('alloy') },
    ),
    path(`M${from + 30} ${top - 34}H${to - 40}`, { stroke: '#fff', 'stroke-width': 18 }),
    path(
      roundedBox(from + 500, floor + 14, 90, 24, 6) +
        roundedBox((from + to) / 2, floor + 14, 90, 24, 6) +
        roundedBox(to - 500, floor + 14, 90, 24, 6),
      { fill: '#e09a2c' },
    ),
  );
}

/** The cooling unit sticks out of the box's front wall, over the cab. */
export const drawCooler = (from: number, y: number): string =>
  path(roundedBox(from - 420, y, 440, 560, 70), { fill: '#e7ebed', stroke: '#8e989f', 'stroke-width': 12 }) +
  path(
    `M${from - 350} ${y + 150}h290M${from - 350} ${y + 220}h290M${from - 350} ${y + 290}h290M${from - 350} ${y + 360}h290`,
    { stroke: '#8e989f', 'stroke-width': 24, fill: 'none' },
  );

/** A curtain of cloth in the owner's colour, drawn tight by straps. */
export function drawCurtain({ from, to, floor }: Bed, top: number, paint: Paint): string {
  return (
    defs(
      linearGradient(
        'curtain',
        [
          [0, paint.light],
          [0.2, paint.base],
          [1, paint.shade],
        ],
        [0, top, 0, floor],
      ),
    ) +
    path(roundedBox(from, floor, to - from, top - floor, 16), {
      fill: url('curtain'),
      stroke: paint.deep,
      'stroke-width': 14,
    }) +
    path(ribs(from, to, 310, floor + 60, top - 90), {
      stroke: paint.deep,
      'stroke-width': 30,
      'stroke-opacity': 0.28,
      fill: 'none',
    }) +
    path(ribs(from + 30, to, 310, floor + 60, top - 90), {
      stroke: paint.highlight,
      'stroke-width': 20,
      'stroke-opacity': 0.24,
      fill: 'none',
    }) +
    path(ribs(from, to, 620, floor - 30, floor + 330), {
      stroke: '#22272b',
      'stroke-width': 34,
      fill: 'none',
    }) +
    path(
      roundedBox(from - 12, top - 100, to - from + 24, 110, 14) +
        roundedBox(from - 12, floor - 30, to - from + 24, 80, 10),
      { fill: url('alloy') },
    )
  );
}
