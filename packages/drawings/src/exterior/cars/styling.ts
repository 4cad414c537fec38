import { hashText } from '../../random.ts';
import type { Anchor } from '../curve.ts';
import type { CarProfile } from './profile.ts';

/** A maker's style of flank and lamps: all cars of a make share it. */
interface Styling {
  /** Added to the crease at its front and rear. */
  crease: readonly [front: number, rear: number];
  /** Added to the shoulder over the rear wheel. */
  haunch: number;
  headlamp: readonly [width: number, height: number];
  tailLamp: readonly [width: number, height: number];
}

const stylings: readonly [Styling, ...Styling[]] = [
  { crease: [0, 0], haunch: 0, headlamp: [1, 1], tailLamp: [1, 1] },
  { crease: [-70, 60], haunch: 24, headlamp: [1.12, 0.86], tailLamp: [1.2, 0.85] },
  { crease: [-110, -90], haunch: -10, headlamp: [0.9, 1.12], tailLamp: [0.72, 1.3] },
  { crease: [40, -40], haunch: 10, headlamp: [1.06, 1.06], tailLamp: [0.9, 1.12] },
  { crease: [-130, 40], haunch: 34, headlamp: [0.86, 0.94], tailLamp: [1.32, 0.72] },
];

function tilt(anchors: readonly Anchor[], front: number, rear: number): Anchor[] {
  const last = Math.max(1, anchors.length - 1);
  return anchors.map(([x, y, ...headings], index) => [
    x,
    y + front + ((rear - front) * index) / last,
    ...headings,
  ]);
}

export function styleFor(make: string, profile: CarProfile): CarProfile {
  const styling = stylings[hashText(make) % stylings.length] ?? stylings[0];
  const lamp = (
    place: CarProfile['headlamp'],
    [wide, tall]: readonly [number, number],
  ): CarProfile['headlamp'] => ({
    ...place,
    width: place.width * wide,
    height: place.height * tall,
  });
  return {
    ...profile,
    crease: tilt(profile.crease, ...styling.crease),
    shoulder: tilt(profile.shoulder, 0, styling.haunch),
    headlamp: lamp(profile.headlamp, styling.headlamp),
    tailLamp: lamp(profile.tailLamp, styling.tailLamp),
  };
}
