import { parseNear, type SearchQuery, withoutNear } from '@forecourt/domain';
import type { HrefOf } from '../addresses/result-links.ts';
import { nearLabel } from '../search-summary/build-chips.ts';
import type { NearFilterView } from './filter-view.ts';

const radiiKm = [5, 10, 25, 50, 75, 100, 150, 200];

/** The distance from a place: a place alone sorts by distance, a radius filters. */
export function buildNearFilter(query: SearchQuery, hrefOf: HrefOf): NearFilterView {
  const { near } = query;
  const radius = near?.radiusKm;
  const radii = radius === undefined || radiiKm.includes(radius) ? radiiKm : [...radiiKm, radius];
  return {
    kind: 'near',
    attribute: 'near',
    group: null,
    label: 'Distance',
    displayValue: near ? nearLabel(near) : '',
    isApplied: near !== undefined,
    appliedCount: near ? 1 : 0,
    ...(near && { resetHref: hrefOf(withoutNear(query)) }),
    near: near?.name === undefined ? '' : typedPlace(near.name),
    radius: radius === undefined ? '' : String(radius),
    radiusOptions: radii.toSorted((a, b) => a - b).map((km) => ({ value: String(km), label: `${km} km` })),
  };
}

/** A town as written; coordinates unchanged, because "your place" could not be parsed again. */
function typedPlace(name: string): string {
  const label = parseNear(name)?.label;
  return label === undefined || label === 'your place' ? name : label;
}
