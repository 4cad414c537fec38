import {
  type AttributeCondition,
  type Channel,
  isRange,
  optionsFor,
  type Range,
  searchableAttributesOf,
} from '@forecourt/domain';
import { completeModels } from './complete-models.ts';
import type { Match, Sentence } from './grammar/rule.ts';

type Filters = Record<string, AttributeCondition>;

/**
 * Merges all matches into one set of filters. Values of one attribute add up ("black or grey"), ranges narrow
 * each other ("over 5k … under 8k"), and negated values are subtracted, from everything if nothing else was
 * wanted.
 */
export function mergeConditions(matches: readonly Match[], sentence: Sentence): Filters {
  const filters: Filters = {};
  for (const match of matches)
    for (const [key, condition] of Object.entries(match.filters ?? {}))
      filters[key] = mergeTwo(filters[key], condition);
  for (const match of matches)
    for (const [key, denied] of Object.entries(match.excluded ?? {})) {
      const wanted = filters[key];
      const from = wanted && 'anyOf' in wanted ? wanted.anyOf : allValues(sentence, key, filters);
      const left = from.filter((value) => !denied.includes(value));
      if (left.length > 0) filters[key] = { anyOf: left };
    }
  return inTableOrder(completeModels(filters, sentence.names.makes), sentence.channel);
}

function mergeTwo(before: AttributeCondition | undefined, next: AttributeCondition): AttributeCondition {
  if (!before) return next;
  if ('anyOf' in before && 'anyOf' in next) return { anyOf: [...new Set([...before.anyOf, ...next.anyOf])] };
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

function allValues({ channel, names }: Sentence, key: string, { make }: Filters): readonly string[] {
  if (key === 'model') {
    const wanted = make && 'anyOf' in make ? make.anyOf : [];
    return names.makes.flatMap(({ slug, models }) =>
      wanted.includes(slug) ? models.map((model) => model.slug) : [],
    );
  }
  if (key === 'make') return names.makes.map(({ slug }) => slug);
  const attribute = searchableAttributesOf(channel).find((each) => each.key === key);
  return attribute ? optionsFor(attribute, channel) : [];
}

/** The same search in any word order is the same object. */
function inTableOrder(filters: Filters, channel: Channel): Filters {
  const ordered: Filters = {};
  for (const { key } of searchableAttributesOf(channel)) {
    const condition = filters[key];
    if (condition)
      ordered[key] = 'anyOf' in condition ? { anyOf: [...condition.anyOf].sort(compare) } : condition;
  }
  return ordered;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}
