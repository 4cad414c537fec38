import {
  type AttributeCondition,
  type Channel,
  describeCondition,
  searchableAttributesOf,
} from '@forecourt/domain';
import type { Match } from './rule.ts';

/** A match that sets one attribute; undefined if the channel has no filter for it. */
export function conditionMatch(
  channel: Channel,
  key: string,
  condition: AttributeCondition,
  end: number,
): Match | undefined {
  const attribute = searchableAttributesOf(channel).find((each) => each.key === key);
  if (!attribute?.filter) return undefined;
  return { end, key, label: describeCondition(attribute, condition), filters: { [key]: condition } };
}
