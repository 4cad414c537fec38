import type { KeyboardEvent } from 'react';
import type { PickedCounty } from './build-county-picker.ts';

const arrows = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const;

/** Where something is on a map, and whether it can be chosen. */
export type MapPlace = Pick<PickedCounty, 'slug' | 'href' | 'east' | 'south'>;

/** An arrow key moves the focus to the next place of a map on that side. */
export function focusInDirection<Place extends MapPlace>(
  event: KeyboardEvent,
  places: readonly Place[],
  from: Place,
): void {
  if (!isArrow(event.key)) return;
  event.preventDefault();
  const next = countyInDirection(places, from, event.key);
  const map = event.currentTarget.closest('svg');
  if (next) map?.querySelector<SVGAElement>(`[data-place="${next.slug}"]`)?.focus();
}

function isArrow(key: string): key is keyof typeof arrows {
  return key in arrows;
}

/**
 * The county that an arrow key moves to: the nearest on that side, where sideways distance counts double, so
 * that Kerry and not Limerick is west of Cork. Null at the coast.
 */
export function countyInDirection<County extends MapPlace>(
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
