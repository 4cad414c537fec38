import { rect } from '../../svg.ts';
import { type DetailScene, softShadow } from '../scene.ts';

type Wall = readonly [high: string, low: string, ground: string];

const walls: readonly [Wall, ...Wall[]] = [
  ['#d9dee2', '#aeb6bc', '#7b8288'],
  ['#c9d3da', '#9fabb3', '#70787f'],
  ['#dcd8d0', '#b6b0a6', '#807b73'],
  ['#4b545d', '#333a41', '#23282d'],
];

/** A quiet wall and floor out of focus, for parts of a machine too open to fill the frame. */
export function drawBackdrop({ ink, random }: DetailScene, floor = 720): string[] {
  const [high, low, ground] = random.pick(walls);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.fade([high, low], [180, 0, 520, floor]),
    }),
    rect(0, floor, 1200, 900 - floor, {
      fill: ink.linear([
        [0, low],
        [0.3, ground],
        [1, ground],
      ]),
    }),
    softShadow(ink, [620, 870, 640, 60], 0.55),
  ];
}
