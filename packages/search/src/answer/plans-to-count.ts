import type { SearchQuery } from '@forecourt/domain';
import type { ChannelSchema } from '../rows/channel-schema.ts';

/** The attributes whose values a search counts: those of every search, and those of the groups it asks for. */
export function plansToCount(
  { plans }: ChannelSchema,
  { counted = [], filters = {} }: SearchQuery,
): number[] {
  return plans.flatMap(({ attribute: { facet, group, countedWith } }, place) => {
    if (facet === undefined) return [];
    if (group !== undefined && !counted.includes(group)) return [];
    return countedWith === undefined || filters[countedWith] ? [place] : [];
  });
}
