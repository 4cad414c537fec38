import { type Channel, channels } from '../../channel/channel.ts';
import type { AttributeFilter } from '../../vehicle/attribute.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';

const ofEverySearch = ['q', 'notWords', 'near', 'radius', 'sort', 'page', 'size'];

const namesOf = new Map(
  channels.map((channel) => {
    const ofFilters = searchableAttributesOf(channel).flatMap(({ filter }) =>
      filter ? [...filterParams(filter), excludingParam(filter) ?? []].flat() : [],
    );
    return [channel, new Set([...ofFilters, ...ofEverySearch])];
  }),
);

/**
 * Whether a search reads the parameter. Any other belongs to something else, such as a mail or a campaign,
 * and stays in the address on a redirect.
 */
export function isSearchParameter(channel: Channel, name: string): boolean {
  return namesOf.get(channel)?.has(name) ?? false;
}

/** The parameter that leaves values out, if the filter has one. */
export function excludingParam(filter: AttributeFilter): string | undefined {
  return 'not' in filter ? filter.not : undefined;
}

/** The parameters that set a filter: one, or one for each end. */
export function filterParams(filter: AttributeFilter): string[] {
  return filter.by === 'range' ? [filter.min, filter.max] : [filter.param];
}
