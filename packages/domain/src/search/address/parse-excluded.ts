import type { Channel } from '../../channel/channel.ts';
import type { AttributeFilter } from '../../vehicle/attribute.ts';
import { quote } from '../../vehicle/parsing/parse-value.ts';
import type { AttributeCondition, SearchQuery } from '../search-query.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { excludingParam, filterParams } from './is-search-parameter.ts';
import { readValues } from './parse-condition.ts';
import type { SearchParameters } from './search-parameters.ts';

function reportContradiction(
  parameters: SearchParameters,
  filter: AttributeFilter,
  param: string,
  value: string | number,
): void {
  const [wanting = ''] = filterParams(filter);
  const reason = `${quote(String(value))} is also asked for, with ${wanting}`;
  parameters.refuse(param, String(value), reason, { kind: 'contradiction' });
}

type Filters = Record<string, AttributeCondition>;

/**
 * The values that the address leaves out. What a filter already decides is not said twice: `make=ford` leaves
 * out every other make, and of `make=ford&make=opel&notMake=opel` only Ford remains, in `filters`. If that leaves
 * nothing, what is wanted and left out is wanted, and reported.
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
    if (!filter || param === undefined) continue;
    const values = readValues(attribute, param, parameters, channel);
    if (values.length === 0) continue;
    const wanted = filters[key];
    if (wanted && 'anyOf' in wanted) {
      const left = wanted.anyOf.filter((value) => !values.includes(value));
      if (left.length > 0) filters[key] = { anyOf: left };
      else for (const value of wanted.anyOf) reportContradiction(parameters, filter, param, value);
      continue;
    }
    const both =
      wanted && 'allOf' in wanted ? values.filter((value) => wanted.allOf.includes(String(value))) : [];
    for (const value of both) reportContradiction(parameters, filter, param, value);
    const unwanted = values.filter((value) => !both.includes(value));
    if (unwanted.length > 0) excluded[key] = unwanted;
  }
  return Object.keys(excluded).length > 0 ? excluded : undefined;
}
