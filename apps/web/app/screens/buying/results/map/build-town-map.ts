import { groupDigits, listSettlements, type Position } from '@forecourt/domain';
import { placeOnCountySheet } from '@forecourt/site';
import type { CountedNoun } from '../../../../parts/county-picker/build-county-picker.ts';
import { type LabelPlace, placeLabels } from './place-labels.ts';

export interface CountedTown extends Position {
  name: string;
  slug: string;
  count: number;
  href: string;
}

export interface TownDot {
  name: string;
  slug: string;
  /** `12`. */
  count: string;
  noun: string;
  /** `Mallow, 12 cars`. */
  label: string;
  href: string;
  /** Where it is on the map; these are also what the arrow keys go by. */
  east: number;
  south: number;
  radius: number;
  /** Where the map names it; null where another name is in the way. */
  text: LabelPlace | null;
}

export interface TownMapView {
  county: string;
  countySlug: string;
  height: number;
  /** Takes the sheet of the counties to this map. */
  transform: string;
  /** By name; the map draws the largest first. */
  towns: TownDot[];
}

/** A little wider than on a phone, so that names stay legible there; wider windows enlarge it. */
export const mapWidth = 440;
const heights = { least: 280, most: 460 };
/** Between the outermost places and the edge, where a name may be. */
const margin = 44;
const radii = { least: 6, most: 16 };

/** A county with a dot for each town that has something for sale, the more the larger. */
export function buildTownMap(
  county: { name: string; slug: string },
  towns: readonly CountedTown[],
  { one, many }: CountedNoun,
): TownMapView {
  const frame = frameCounty(county.name);
  const most = Math.max(1, ...towns.map(({ count }) => count));
  const dots = towns
    .filter(({ count }) => count > 0)
    .map((town) => {
      const at = placeOnCountySheet(town);
      const noun = town.count === 1 ? one : many;
      return {
        name: town.name,
        slug: town.slug,
        count: groupDigits(town.count),
        noun,
        label: `${town.name}, ${groupDigits(town.count)} ${noun}`,
        href: town.href,
        east: Math.round((at.x - frame.x) * frame.scale),
        south: Math.round((at.y - frame.y) * frame.scale),
        radius: Math.round(radii.least + (radii.most - radii.least) * Math.sqrt(town.count / most)),
      };
    })
    .toSorted((a, b) => b.radius - a.radius);
  const texts = placeLabels(dots, { width: mapWidth, height: frame.height });
  return {
    county: county.name,
    countySlug: county.slug,
    height: frame.height,
    transform: `scale(${frame.scale.toFixed(3)}) translate(${(-frame.x).toFixed(1)} ${(-frame.y).toFixed(1)})`,
    towns: dots
      .map((dot, index) => ({ ...dot, text: texts[index] ?? null }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

/** The part of the sheet that contains every place of a county. */
function frameCounty(county: string): { x: number; y: number; scale: number; height: number } {
  const places = listSettlements().filter((each) => each.county === county);
  const [xs, ys] = [
    places.map((each) => placeOnCountySheet(each).x),
    places.map((each) => placeOnCountySheet(each).y),
  ];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (mapWidth - 2 * margin) / (right - left),
    (heights.most - 2 * margin) / (bottom - top),
  );
  const height = Math.round(Math.max(heights.least, (bottom - top) * scale + 2 * margin));
  return {
    x: (left + right) / 2 - mapWidth / 2 / scale,
    y: (top + bottom) / 2 - height / 2 / scale,
    scale,
    height,
  };
}
