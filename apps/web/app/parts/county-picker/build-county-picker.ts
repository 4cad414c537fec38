import { counties, groupDigits } from '@forecourt/domain';

export interface PickedCounty {
  name: string;
  slug: string;
  /** `64`. */
  count: string;
  /** `Cork, 64 dealers`. */
  label: string;
  /** Null where there is nobody: the county is drawn and leads nowhere. */
  href: string | null;
  isCurrent: boolean;
  /** How dark it is drawn: 0 for nobody, 4 for the most. */
  shade: 0 | 1 | 2 | 3 | 4;
  /** Its middle, for the arrow keys: east and south of the others. */
  east: number;
  south: number;
}

export interface CountyPickerView {
  counties: readonly PickedCounty[];
}

/** The counties with how many dealers each has, as a map and as a list. */
export function buildCountyPicker(
  counts: ReadonlyMap<string, number>,
  current: string | null,
  hrefOf: (county: string) => string,
): CountyPickerView {
  const most = Math.max(1, ...counts.values());
  return {
    counties: counties.map(({ name, slug, latitude, longitude }) => {
      const count = counts.get(name) ?? 0;
      return {
        name,
        slug,
        count: groupDigits(count),
        label: `${name}, ${groupDigits(count)} ${count === 1 ? 'dealer' : 'dealers'}`,
        href: count > 0 ? hrefOf(name) : null,
        isCurrent: name === current,
        shade: shadeOf(count, most),
        // A degree of longitude is little more than half of one of latitude up here.
        east: Math.round(longitude * 60),
        south: Math.round(latitude * -100),
      };
    }),
  };
}

/** By the root of the share: Dublin alone would otherwise leave all others the same. */
function shadeOf(count: number, most: number): PickedCounty['shade'] {
  if (count === 0) return 0;
  const share = Math.sqrt(count / most);
  return share <= 0.25 ? 1 : share <= 0.45 ? 2 : share <= 0.7 ? 3 : 4;
}
