import type { PickedCounty } from './build-county-picker.ts';

export const arrows = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const;

type Place = Pick<PickedCounty, 'slug' | 'href' | 'east' | 'south'>;

/**
 * The county that an arrow key moves to: the nearest on that side, where sideways distance counts double, so
 * that Kerry and not Limerick is west of Cork. Null at the coast.
 */
export function countyInDirection<County extends Place>(
  counties: readonly County[],
  from: County,
  key: keyof typeof arrows,
): County | null {
  const [right, down] = arrows[key];
  let nearest: County | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const county of counties) {
    const [east, south] = [county.east - from.east, county.south - from.south];
    const ahead = east * right + south * down;
    const aside = Math.abs(east * down) + Math.abs(south * right);
    if (county.href === null || ahead <= 0 || ahead < aside / 2) continue;
    const way = ahead + 2 * aside;
    if (way >= shortest) continue;
    nearest = county;
    shortest = way;
  }
  return nearest;
}
