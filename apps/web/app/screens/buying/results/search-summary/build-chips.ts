import {
  type AttributeCondition,
  capitaliseFirst,
  describeCondition,
  describeExclusion,
  type NameOfDealer,
  type NameOfSlug,
  notWordsOf,
  parseNear,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributesOf,
  withCondition,
  withoutExclusion,
  withoutNear,
  withoutNotWord,
  withoutValue,
  withoutWords,
} from '@forecourt/domain';
import type { HrefOf } from '../addresses/result-links.ts';

/** An applied filter, and the address of the search without it. */
export interface Chip {
  /** The attribute, or `near`, that words may have set. */
  key?: string;
  label: string;
  removeHref: string;
}

export interface Names {
  nameOfSlug: NameOfSlug;
  nameOfDealer?: NameOfDealer | undefined;
}

/** Every applied condition, one chip per value: values chosen one by one are removed one by one. */
export function buildChips(
  query: SearchQuery,
  hrefOf: HrefOf,
  names: Names,
  without: ReadonlySet<string> = new Set(),
): Chip[] {
  const chips = searchableAttributesOf(query.channel)
    .filter(({ key }) => !without.has(key))
    .flatMap((attribute) => conditionChips(attribute, query, hrefOf, names));
  chips.push(...exclusionChips(query, hrefOf, names, without));
  if (query.near)
    chips.push({ key: 'near', label: nearLabel(query.near), removeHref: hrefOf(withoutNear(query)) });
  if (query.words) chips.push({ label: `“${query.words}”`, removeHref: hrefOf(withoutWords(query)) });
  for (const word of notWordsOf(query))
    chips.push({ key: 'notWords', label: `Not “${word}”`, removeHref: hrefOf(withoutNotWord(query, word)) });
  return chips;
}

function exclusionChips(
  query: SearchQuery,
  hrefOf: HrefOf,
  names: Names,
  without: ReadonlySet<string>,
): Chip[] {
  return searchableAttributesOf(query.channel).flatMap((attribute) => {
    const { key } = attribute;
    if (without.has(key)) return [];
    return (query.excluded?.[key] ?? []).map((value) => ({
      key,
      label: exclusionLabel(attribute, value, names),
      removeHref: hrefOf(withoutExclusion(query, key, value)),
    }));
  });
}

/** `Not Ford`, `Not leather`. */
export function exclusionLabel(
  attribute: SearchableAttribute,
  value: string | number,
  { nameOfSlug }: Names,
): string {
  const { key } = attribute;
  const name = key === 'make' || key === 'model' ? (nameOfSlug(key, String(value)) ?? value) : value;
  return capitaliseFirst(describeExclusion(attribute, name));
}

function conditionChips(
  attribute: SearchableAttribute,
  query: SearchQuery,
  hrefOf: HrefOf,
  names: Names,
): Chip[] {
  const { key } = attribute;
  const condition = query.filters?.[key];
  if (!condition) return [];
  if ('allOf' in condition) {
    return condition.allOf.map((value) => ({
      key,
      label: conditionLabel(attribute, { allOf: [value] }, names),
      removeHref: hrefOf(withoutValue(query, key, value)),
    }));
  }
  if (!('anyOf' in condition)) {
    return [
      {
        key,
        label: conditionLabel(attribute, condition, names),
        removeHref: hrefOf(withCondition(query, key, undefined)),
      },
    ];
  }
  return condition.anyOf.map((value) => ({
    key,
    label: conditionLabel(attribute, { anyOf: [value] }, names),
    removeHref: hrefOf(withoutValue(query, key, value)),
  }));
}

/** `Under €9,000`, `Diesel or Petrol`, `Škoda`. */
export function conditionLabel(
  attribute: SearchableAttribute,
  condition: AttributeCondition,
  { nameOfSlug, nameOfDealer }: Names,
): string {
  const { key } = attribute;
  const isNamed = key === 'make' || key === 'model';
  const said =
    isNamed && 'anyOf' in condition
      ? { anyOf: condition.anyOf.map((slug) => nameOfSlug(key, String(slug)) ?? slug) }
      : condition;
  return capitaliseFirst(describeCondition(attribute, said, nameOfDealer));
}

export function nearLabel({ name, radiusKm }: NonNullable<SearchQuery['near']>): string {
  const place = (name !== undefined && parseNear(name)?.label) || 'your place';
  return radiusKm === undefined ? `Near ${place}` : `Within ${radiusKm} km of ${place}`;
}
