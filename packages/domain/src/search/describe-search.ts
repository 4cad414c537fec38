import { channelPlural } from '../channel/channel.ts';
import { groupDigits } from '../number/group-digits.ts';
import { formatEuro } from '../price/price.ts';
import type { SearchableAttribute } from './advert-attributes.ts';
import { parseNear } from './parse-near.ts';
import type { AttributeCondition, Range, SearchQuery } from './search-query.ts';
import { searchableAttributesOf } from './searchable-attributes.ts';

/** How the market writes a make or a model that the address names by its slug. */
export type NameOfSlug = (key: 'make' | 'model', slug: string) => string | undefined;

export interface SearchWords {
  /** `Used Ford Focus for sale in Co. Cork` */
  heading: string;
  /** Each condition that the heading does not say: `2019 on`, `under €20,000`. */
  qualifiers: string[];
  /** Both in one line, for titles, breadcrumbs and alerts. */
  sentence: string;
}

/** Attributes that read best before the noun, in the order in which people say them. */
const adjectives = ['colour', 'transmission', 'fuel'] as const;

/** What the heading says; every other condition becomes a qualifier. */
const inHeading = new Set<string>(['condition', 'make', 'model', 'county', 'body', ...adjectives]);

/** A search in words: `Used Ford Focus for sale in Co. Cork, 2019 on, under €20,000`. */
export function describeSearch(query: SearchQuery, nameOfSlug: NameOfSlug = () => undefined): SearchWords {
  const subject = [conditionWord(query), ...adjectiveWords(query), subjectWords(query, nameOfSlug)].join(' ');
  const heading = `${capitalise(subject)} for sale ${placeWords(query)}`;
  const qualifiers = qualifierWords(query);
  return { heading, qualifiers, sentence: [heading, ...qualifiers].join(', ') };
}

function conditionWord(query: SearchQuery): string {
  const conditions = chosen(query, 'condition');
  return conditions.length === 1 && conditions[0] === 'New' ? 'new' : 'used';
}

function adjectiveWords(query: SearchQuery): string[] {
  return adjectives.flatMap((key) => {
    const values = chosen(query, key);
    return values.length > 0 ? [list(values.map(String), 'or').toLowerCase()] : [];
  });
}

function subjectWords(query: SearchQuery, nameOfSlug: NameOfSlug): string {
  const name = (key: 'make' | 'model', value: string | number) =>
    nameOfSlug(key, String(value)) ?? titleCase(String(value));
  const makes = chosen(query, 'make').map((value) => name('make', value));
  const models = chosen(query, 'model').map((value) => name('model', value));
  const bodies = chosen(query, 'body').map(String);
  const noun = bodies.length > 0 ? list(bodies.map(pluralBody), 'and') : channelPlural(query.channel);
  if (makes.length === 0 && models.length === 0) return noun;
  const names = [list(makes, 'and'), list(models, 'and')].filter(Boolean).join(' ');
  return models.length > 0 && bodies.length === 0 ? names : `${names} ${noun}`;
}

/** `Hatchback` becomes `hatchbacks`; abbreviations and names with a slash keep their letters. */
function pluralBody(body: string): string {
  const word = /^[A-Z]{2,}/.test(body) ? body : body.toLowerCase();
  return /s$/.test(word) || word.includes('/') ? word : `${word}s`;
}

function placeWords(query: SearchQuery): string {
  const counties = chosen(query, 'county').map((county) => `Co. ${county}`);
  const near = nearWords(query);
  if (counties.length > 0) return [`in ${list(counties, 'or')}`, near].filter(Boolean).join(' ');
  return near ?? 'in Ireland';
}

function nearWords({ near }: SearchQuery): string | undefined {
  if (!near) return undefined;
  const label = (near.name !== undefined && parseNear(near.name)?.label) || 'your place';
  return near.radiusKm === undefined ? `near ${label}` : `within ${near.radiusKm} km of ${label}`;
}

function qualifierWords(query: SearchQuery): string[] {
  const said = searchableAttributesOf(query.channel).flatMap((attribute) => {
    const condition = query.filters?.[attribute.key];
    return condition && !inHeading.has(attribute.key) ? [describeCondition(attribute, condition)] : [];
  });
  return query.words ? [...said, `“${query.words}”`] : said;
}

/** One condition in words, as a chip or a title shows it. */
export function describeCondition(attribute: SearchableAttribute, condition: AttributeCondition): string {
  if ('anyOf' in condition) return describeValues(attribute, condition.anyOf);
  if ('monthsAhead' in condition) return describeMonths(attribute, condition.monthsAhead);
  if ('is' in condition)
    return condition.is ? attribute.label.toLowerCase() : `no ${attribute.label.toLowerCase()}`;
  return describeRange(attribute, condition);
}

function describeMonths({ filter, label }: SearchableAttribute, months: number): string {
  const what = filter?.by === 'months-ahead' ? filter.of : label;
  return `at least ${months === 1 ? '1 month' : `${months} months`} of ${what}`;
}

function describeValues({ key, label }: SearchableAttribute, values: readonly (string | number)[]): string {
  if (key === 'seller')
    return list(
      values.map((value) => (value === 'trade' ? 'dealers' : 'private sellers')),
      'and',
    );
  if (values.every((value) => typeof value === 'number'))
    return `${list(values.map(String), 'or')} ${label.toLowerCase()}`;
  return list(values.map(String), 'or');
}

function describeRange(attribute: SearchableAttribute, { from, to }: Range): string {
  if (attribute.key === 'year') return describeYears(from, to);
  const show = (value: number) => formatAmount(attribute, value);
  // The price needs no label: nothing else is said in plain euro.
  const label =
    attribute.key === 'price' || attribute.key === 'mileage' ? '' : `${attribute.label.toLowerCase()} `;
  if (from !== undefined && to !== undefined) return `${label}${show(from)} to ${show(to)}`;
  return from === undefined ? `${label}under ${show(to ?? 0)}` : `${label}from ${show(from)}`;
}

function describeYears(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return from === to ? String(from) : `${from} to ${to}`;
  return from === undefined ? `up to ${to}` : `${from} on`;
}

function formatAmount(attribute: SearchableAttribute, value: number): string {
  if (attribute.kind !== 'number' || attribute.unit === undefined) return String(value);
  if (attribute.unit.startsWith('€')) return formatEuro(value);
  return `${groupDigits(value)} ${attribute.unit}`;
}

function chosen(query: SearchQuery, key: string): readonly (string | number)[] {
  const condition = query.filters?.[key];
  return condition && 'anyOf' in condition ? condition.anyOf : [];
}

/** `Ford`, `Ford and Opel`, `Ford, Opel and Seat`. */
function list(words: readonly string[], joint: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

function titleCase(slug: string): string {
  return slug.split('-').map(capitalise).join(' ');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
