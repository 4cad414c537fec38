import { counties, groupDigits } from '@forecourt/domain';

/** What is counted, as a word for one and for several. */
export interface CountedNoun {
  one: string;
  many: string;
}

const dealers: CountedNoun = { one: 'dealer', many: 'dealers' };

export interface PickedCounty {
  name: string;
  slug: string;
  /** `64`. */
  count: string;
  /** `dealers`. */
  noun: string;
  /** `Cork, 64 dealers`. */
  label: string;
  /** Null where the county has none: it is drawn without a link. */
  href: string | null;
  isCurrent: boolean;
  /** How dark it is drawn: 0 for none, 4 for the most. */
  shade: 0 | 1 | 2 | 3 | 4;
  /** Its centre, for the arrow keys: how far east and south it is. */
  east: number;
  south: number;
}

export interface CountyPickerView {
  counties: readonly PickedCounty[];
}

/** The counties with their counts, for the map and the list. */
export function buildCountyPicker(
  counts: ReadonlyMap<string, number>,
  current: string | null,
  hrefOf: (county: string) => string,
  { one, many }: CountedNoun = dealers,
): CountyPickerView {
  const most = Math.max(1, ...counts.values());
  return {
    counties: counties.map(({ name, slug, latitude, longitude }) => {
      const count = counts.get(name) ?? 0;
      const noun = count === 1 ? one : many;
      return {
        name,
        slug,
        count: groupDigits(count),
        noun,
        label: `${name}, ${groupDigits(count)} ${noun}`,
        href: count > 0 ? hrefOf(name) : null,
        isCurrent: name === current,
        shade: shadeOf(count, most),
        // At this latitude a degree of longitude is little more than half a degree of latitude.
        east: Math.round(longitude * 60),
        south: Math.round(latitude * -100),
      };
    }),
  };
}

/** By the square root of the share: otherwise Dublin would leave all other counties the same shade. */
function shadeOf(count: number, most: number): PickedCounty['shade'] {
  if (count === 0) return 0;
  const share = Math.sqrt(count / most);
  return share <= 0.25 ? 1 : share <= 0.45 ? 2 : share <= 0.7 ? 3 : 4;
}
