import type { Channel } from '../../channel/channel.ts';
import type { AttributeCondition, SearchQuery } from '../search-query.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { excludingParam } from './is-search-parameter.ts';
import { readValues } from './parse-condition.ts';
import type { SearchParameters } from './search-parameters.ts';

type Filters = Record<string, AttributeCondition>;

/**
 * The values that the address leaves out. What a filter already decides is not said twice: `make=ford` leaves
 * out every other make, and of `make=ford&make=opel&notMake=opel` only Ford remains, in `filters`. A value that
 * is wanted and left out is wanted.
 */
export function parseExcluded(
  channel: Channel,
  parameters: SearchParameters,
  filters: Filters,
): SearchQuery['excluded'] {
  const excluded: Record<string, readonly (string | number)[]> = {};
  for (const attribute of searchableAttributesOf(channel)) {
    const { key, filter } = attribute;
    const param = filter && excludingParam(filter);
    if (param === undefined) continue;
    const values = readValues(attribute, param, parameters, channel);
    if (values.length === 0) continue;
    const wanted = filters[key];
    if (wanted && 'anyOf' in wanted) {
      const left = wanted.anyOf.filter((value) => !values.includes(value));
      if (left.length > 0) filters[key] = { anyOf: left };
      continue;
    }
    const unwanted =
      wanted && 'allOf' in wanted ? values.filter((value) => !wanted.allOf.includes(String(value))) : values;
    if (unwanted.length > 0) excluded[key] = unwanted;
  }
  return Object.keys(excluded).length > 0 ? excluded : undefined;
}
