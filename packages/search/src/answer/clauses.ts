import type { AttributeCondition, SearchQuery } from '@forecourt/domain';
import type { Bitset } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { PostingSets } from '../index/posting-sets.ts';
import type { RangeSets } from '../index/range-sets.ts';
import type { AttributePlan } from '../rows/attribute-plan.ts';
import { dayAfterMonths, dayBefore } from '../rows/irish-day.ts';
import { meetsCondition } from './condition-codes.ts';
import { fillNamed } from './family-choice.ts';
import { type FoundWord, findExactWords, findWords } from './find-words.ts';

/**
 * One condition of a search, apart from make and model, and the documents that meet it, including dead ones.
 */
export type Clause = { set: Bitset } & (
  | { kind: 'attribute'; key: string; plan: number; condition: AttributeCondition }
  | ({ kind: 'word' } & FoundWord)
  | { kind: 'exclusion'; key: string }
  | { kind: 'not-word'; word: string }
  | { kind: 'radius' }
);

export type AttributeClause = Extract<Clause, { kind: 'attribute' }>;

export function buildClauses(index: ChannelIndex, query: SearchQuery, today: () => string): Clause[] {
  const clauses: Clause[] = [];
  for (const [key, condition] of Object.entries(query.filters ?? {})) {
    if (key === 'make' || key === 'model') continue;
    const plan = index.schema.planOf(key);
    const set = plan < 0 ? index.derived.scratch.borrowEmpty() : setOf(index, plan, condition, today);
    clauses.push({ kind: 'attribute', key, plan, condition, set });
  }
  if (query.near?.radiusKm !== undefined) {
    const set = index.derived.scratch.borrowEmpty();
    index.derived.grid.fill(set, query.near, query.near.radiusKm, index.derived.scratch.docs);
    clauses.push({ kind: 'radius', set });
  }
  if (query.words) {
    for (const word of findWords(index, query.words)) clauses.push({ kind: 'word', ...word });
  }
  for (const [key, values] of Object.entries(query.excluded ?? {})) {
    const set = leaveOut(index, key, values);
    if (set) clauses.push({ kind: 'exclusion', key, set });
  }
  if (query.notWords) {
    for (const { word, set } of findExactWords(index, query.notWords))
      clauses.push({ kind: 'not-word', word, set: complement(set) });
  }
  return clauses;
}

/** The documents that have none of these values; undefined if no advert can have them. */
function leaveOut(
  index: ChannelIndex,
  key: string,
  values: readonly (string | number)[],
): Bitset | undefined {
  if (key === 'make' || key === 'model') {
    const set = index.derived.scratch.borrowEmpty();
    fillNamed(index, key, values, set);
    return complement(set);
  }
  const place = index.schema.planOf(key);
  const plan = index.schema.plans[place];
  const sets = index.derived.sets[place];
  if (!plan || sets?.kind !== 'values') return undefined;
  const set = index.derived.scratch.borrowEmpty();
  for (const code of codesMeeting(plan, { anyOf: values })) sets.sets.addTo(set, code);
  return complement(set);
}

/** In place. */
function complement(set: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word] = ~(set[word] ?? 0);
  return set;
}

function setOf(
  index: ChannelIndex,
  plan: number,
  condition: AttributeCondition,
  today: () => string,
): Bitset {
  const attribute = index.schema.plans[plan];
  const sets = index.derived.sets[plan];
  const { scratch } = index.derived;
  if (!attribute || !sets) return scratch.borrowEmpty();
  if (sets.kind === 'ranges') return fillRanges(sets.sets, condition, today, index);
  if ('allOf' in condition) return intersectValues(attribute, sets.sets, condition.allOf, index);
  const codes = codesMeeting(attribute, condition);
  return uniteCodes(sets.sets, codes, index);
}

/** The documents that have every one of several values. */
function intersectValues(
  plan: AttributePlan,
  sets: PostingSets,
  values: readonly string[],
  index: ChannelIndex,
): Bitset {
  const { scratch } = index.derived;
  const met = scratch.borrow().fill(-1);
  const one = scratch.borrow();
  for (const value of values) {
    one.fill(0);
    for (const code of codesMeeting(plan, { anyOf: [value] })) sets.addTo(one, code);
    for (let word = 0; word < met.length; word++) met[word] = (met[word] ?? 0) & (one[word] ?? 0);
  }
  return met;
}

/** A single common value lends its own bitset; anything else is combined into a new one. */
export function uniteCodes(sets: PostingSets, codes: readonly number[], index: ChannelIndex): Bitset {
  const [first, second] = codes;
  const lent = first !== undefined && second === undefined ? sets.bitsetOf(first) : undefined;
  if (lent) return lent;
  const united = index.derived.scratch.borrowEmpty();
  for (const code of codes) sets.addTo(united, code);
  return united;
}

function codesMeeting(plan: AttributePlan, condition: AttributeCondition): number[] {
  if (plan.kind === 'measured') return [];
  // Looking a value up is quicker than testing each of a thousand dealers.
  if ('anyOf' in condition) {
    const isNumber = plan.attribute.kind === 'number';
    const { anyOf } = condition;
    return anyOf.flatMap((value) => plan.names.codesOf(isNumber ? Number(value) : String(value)));
  }
  const meets = meetsCondition(condition);
  if (plan.kind === 'closed' || plan.kind === 'flags') {
    return plan.values.flatMap((value, index) => (meets(value) ? [index + 1] : []));
  }
  return [...plan.dictionary.entries()].flatMap(([code, value]) => (meets(value) ? [code] : []));
}

function fillRanges(
  sets: RangeSets,
  condition: AttributeCondition,
  today: () => string,
  index: ChannelIndex,
): Bitset {
  const { scratch } = index.derived;
  const infinity = Number.POSITIVE_INFINITY;
  if ('anyOf' in condition) {
    const united = scratch.borrowEmpty();
    const one = scratch.borrow();
    for (const value of condition.anyOf) {
      sets.fill(one, Number(value), Number(value));
      for (let word = 0; word < united.length; word++) united[word] = (united[word] ?? 0) | (one[word] ?? 0);
    }
    return united;
  }
  if ('is' in condition || 'allOf' in condition) return scratch.borrowEmpty();
  const out = scratch.borrow();
  if ('monthsAhead' in condition) sets.fill(out, dayAfterMonths(today(), condition.monthsAhead), infinity);
  else if ('withinDays' in condition) sets.fill(out, dayBefore(today(), condition.withinDays), infinity);
  else sets.fill(out, condition.from ?? -infinity, condition.to ?? infinity);
  return out;
}
