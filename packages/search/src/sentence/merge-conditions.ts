import {
  type AttributeCondition,
  type Channel,
  excludingParam,
  isRange,
  optionsFor,
  type Range,
  type SearchQuery,
  searchableAttributesOf,
} from '@forecourt/domain';
import { completeModels } from './complete-models.ts';
import type { Match, Sentence } from './grammar/rule.ts';
import { usualCounts } from './rules/seats-doors.ts';

type Filters = Record<string, AttributeCondition>;

export interface Merged {
  filters: Filters;
  excluded: SearchQuery['excluded'];
}

/**
 * Merges all matches into one search. Values of one attribute add up ("black or grey"), ranges narrow each
 * other ("over 5k … under 8k"), and negated values are taken from those that are wanted. If none are, they are
 * left out; an attribute without a parameter for that gets all its other values.
 */
export function mergeConditions(matches: readonly Match[], sentence: Sentence): Merged {
  const filters: Filters = {};
  const excluded: Record<string, readonly (string | number)[]> = {};
  for (const match of matches)
    for (const [key, condition] of Object.entries(match.filters ?? {}))
      filters[key] = mergeTwo(filters[key], condition);
  for (const match of matches)
    for (const [key, denied] of Object.entries(match.excluded ?? {})) {
      const wanted = filters[key];
      const isChosen = wanted !== undefined && 'anyOf' in wanted;
      if (!isChosen && canExclude(sentence.channel, key)) {
        const values = new Set([...(excluded[key] ?? []), ...denied]);
        excluded[key] = [...values].filter((value) => !isAllOf(wanted, value));
        continue;
      }
      const from: readonly (string | number)[] = isChosen ? wanted.anyOf : allValues(sentence, key);
      const left = from.filter((value) => !denied.includes(value));
      if (left.length > 0) filters[key] = { anyOf: left };
    }
  const ordered = inTableOrder(excluded, sentence.channel, (values) => [...values].sort(compare));
  return {
    filters: inTableOrder(completeModels(filters, sentence.names.makes), sentence.channel, sortValues),
    excluded: Object.keys(ordered).length > 0 ? ordered : undefined,
  };
}

function canExclude(channel: Channel, key: string): boolean {
  const filter = searchableAttributesOf(channel).find((each) => each.key === key)?.filter;
  return filter !== undefined && excludingParam(filter) !== undefined;
}

function isAllOf(wanted: AttributeCondition | undefined, value: string | number): boolean {
  return wanted !== undefined && 'allOf' in wanted && wanted.allOf.includes(String(value));
}

function mergeTwo(before: AttributeCondition | undefined, next: AttributeCondition): AttributeCondition {
  if (!before) return next;
  if ('anyOf' in before && 'anyOf' in next) return { anyOf: [...new Set([...before.anyOf, ...next.anyOf])] };
  if ('allOf' in before && 'allOf' in next) return { allOf: [...new Set([...before.allOf, ...next.allOf])] };
  if ('monthsAhead' in before && 'monthsAhead' in next)
    return { monthsAhead: Math.max(before.monthsAhead, next.monthsAhead) };
  return isRange(before) && isRange(next) ? mergeRanges(before, next) : next;
}

function mergeRanges(before: Range, next: Range): Range {
  const isSpan = ({ from, to }: Range) => from !== undefined && to !== undefined;
  // "2016 2017 or 2018", "1.4 or 1.6": alternatives.
  if (isSpan(before) && isSpan(next))
    return {
      from: Math.min(before.from ?? 0, next.from ?? 0),
      to: Math.max(before.to ?? 0, next.to ?? 0),
    };
  const from = [before.from, next.from].filter((value) => value !== undefined);
  const to = [before.to, next.to].filter((value) => value !== undefined);
  const merged: Range = {
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(to.length > 0 && { to: Math.min(...to) }),
  };
  // An empty range is never meant: if two limits leave nothing, the later one counts.
  return (merged.from ?? 0) > (merged.to ?? Number.POSITIVE_INFINITY) ? next : merged;
}

function allValues({ channel }: Sentence, key: string): readonly (string | number)[] {
  const attribute = searchableAttributesOf(channel).find((each) => each.key === key);
  return attribute?.kind === 'number' ? usualCounts(key) : attribute ? optionsFor(attribute, channel) : [];
}

function sortValues(condition: AttributeCondition): AttributeCondition {
  if ('anyOf' in condition) return { anyOf: [...condition.anyOf].sort(compare) };
  return 'allOf' in condition ? { allOf: [...condition.allOf].sort(compare) } : condition;
}

/** The same search in any word order is the same object. */
function inTableOrder<Value>(
  values: Readonly<Record<string, Value>>,
  channel: Channel,
  sort: (value: Value) => Value,
): Record<string, Value> {
  const ordered: Record<string, Value> = {};
  for (const { key } of searchableAttributesOf(channel)) {
    const value = values[key];
    if (value !== undefined) ordered[key] = sort(value);
  }
  return ordered;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}
