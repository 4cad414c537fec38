import { groupDigits } from '../number/group-digits.ts';
import { formatEuro } from '../price/price.ts';
import { capitaliseFirst } from '../text/capitalise.ts';
import { listWords } from '../text/list-words.ts';
import { formatAttribute } from '../vehicle/format-attribute.ts';
import type { SearchableAttribute } from './advert-attributes.ts';
import type { AttributeCondition, Range } from './search-query.ts';

/** The name of a dealer; the address has only its number. */
export type NameOfDealer = (dealerId: number) => string | undefined;

/**
 * One condition in words, as a chip or a title shows it. The attribute must be the channel's, with its own
 * words for NCT or CVRT.
 */
export function describeCondition(
  attribute: SearchableAttribute,
  condition: AttributeCondition,
  nameOfDealer?: NameOfDealer,
): string {
  if ('anyOf' in condition) {
    if (attribute.key === 'dealer') return describeDealers(condition.anyOf, nameOfDealer);
    return describeValues(attribute, condition.anyOf);
  }
  if ('allOf' in condition) return describeAll(condition.allOf);
  if ('withinDays' in condition) return describeDays(attribute, condition.withinDays);
  if ('monthsAhead' in condition) return describeMonths(attribute, condition.monthsAhead);
  if ('is' in condition) return describeYesNo(attribute, condition.is);
  return describeRange(attribute, condition);
}

/** The names of all the dealers, or undefined if one of them is unknown. */
export function dealerNames(
  ids: readonly (string | number)[],
  nameOfDealer: NameOfDealer | undefined,
): string | undefined {
  const names = ids.flatMap((id) => nameOfDealer?.(Number(id)) ?? []);
  return names.length === ids.length ? listWords(names, 'or') : undefined;
}

function describeDealers(ids: readonly (string | number)[], nameOfDealer: NameOfDealer | undefined): string {
  return dealerNames(ids, nameOfDealer) ?? (ids.length === 1 ? 'one dealer' : `${ids.length} dealers`);
}

/** `not Ford`, `not leather`. */
export function describeExclusion(attribute: SearchableAttribute, value: string | number): string {
  const isWord = attribute.kind === 'choice' || attribute.kind === 'choices';
  return `not ${isWord ? inSentence(String(value)) : describeCondition(attribute, { anyOf: [value] })}`;
}

function describeAll(values: readonly string[]): string {
  return listWords(values.map(inSentence), 'and');
}

/** `heated seats`, but `Apple CarPlay` and `LED headlights`. */
function inSentence(name: string): string {
  return /^(?:[A-Z]{2}|Apple|Android|Isofix|Bluetooth)/.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

function describeDays({ says, label }: SearchableAttribute, days: number): string {
  const words = (days === 1 && says?.dayOne) || says?.days || `${label.toLowerCase()} in the last # days`;
  return words.replace('#', String(days));
}

function describeYesNo({ says, label }: SearchableAttribute, is: boolean): string {
  const plain = label.toLowerCase();
  return is ? (says?.yes ?? plain) : (says?.no ?? `no ${plain}`);
}

function describeMonths({ filter, label }: SearchableAttribute, months: number): string {
  const what = filter?.by === 'months-ahead' ? filter.of : label;
  return `at least ${months === 1 ? '1 month' : `${months} months`} of ${what}`;
}

function describeValues(attribute: SearchableAttribute, values: readonly (string | number)[]): string {
  if (attribute.key === 'seller') {
    const sellers = values.map((value) => (value === 'trade' ? 'dealers' : 'private sellers'));
    return listWords(sellers, 'and');
  }
  if (attribute.key === 'version') return listWords(values.map(nameVersion), 'or');
  const said = listWords(values.map(String), 'or');
  if (attribute.says?.noun) return `${said.toLowerCase()} ${attribute.says.noun}`;
  return values.every((value) => typeof value === 'number') ? `${said} ${nounFor(attribute, values)}` : said;
}

/** Short words that are not abbreviations. */
const shortWords = new Set(['sol', 'one', 'fun', 'pop', 'joy', 'art', 'fit', 'pro', 'max', 'eco', 'plus']);

/** A trim from its slug: `S Line`, `GTD`, `Highline`. */
function nameVersion(version: string | number): string {
  return String(version)
    .split('-')
    .map((word) => (word.length <= 3 && !shortWords.has(word) ? word.toUpperCase() : capitaliseFirst(word)))
    .join(' ');
}

/** `1 door`, but `3 or 5 doors`. */
function nounFor(attribute: SearchableAttribute, values: readonly number[]): string {
  const isOne = values.length === 1 && values[0] === 1;
  if (isOne && attribute.kind === 'number' && attribute.one) return attribute.one;
  return attribute.label.toLowerCase();
}

/** Both ends are included, but the upper one is shown as `under`: people describe a budget that way. */
function describeRange(attribute: SearchableAttribute, { from, to }: Range): string {
  if (attribute.key === 'year') return describeYears(from, to);
  const { says } = attribute;
  if (to === undefined && from !== undefined && says?.from)
    return ((from === 1 && says.fromOne) || says.from).replace('#', String(from));
  if (from === undefined && to !== undefined && says?.to)
    return ((to === 1 && says.toOne) || says.to).replace('#', String(to));
  const show = (value: number) => formatAmount(attribute, value);
  const showWhole = (value: number) => formatAttribute(attribute, value);
  if (attribute.key === 'yearlyCost') return `costs ${describeAmounts(from, to, show)} a year`;
  // Price and mileage need no label: nothing else is in plain euro or kilometres.
  const label =
    attribute.key === 'price' || attribute.key === 'mileage' ? '' : `${attribute.label.toLowerCase()} `;
  // One figure of power also in the unit that people know; two would be four.
  const isOne = from === undefined || to === undefined;
  return label + describeAmounts(from, to, isOne && unitOf(attribute) === 'kW' ? showWhole : show);
}

function unitOf(attribute: SearchableAttribute): string | undefined {
  return attribute.kind === 'number' ? attribute.unit : undefined;
}

function describeAmounts(
  from: number | undefined,
  to: number | undefined,
  show: (value: number) => string,
): string {
  if (from !== undefined && to !== undefined) return `${show(from)} to ${show(to)}`;
  return from === undefined ? `under ${show(to ?? 0)}` : `from ${show(from)}`;
}

/** People do not read `under 2019` as including 2019. */
function describeYears(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return from === to ? String(from) : `${from} to ${to}`;
  return from === undefined ? `up to ${to}` : `${from} on`;
}

function formatAmount(attribute: SearchableAttribute, value: number): string {
  if (attribute.kind !== 'number' || attribute.unit === undefined) return String(value);
  if (attribute.unit.startsWith('€')) return formatEuro(value);
  return `${groupDigits(value)} ${attribute.unit}`;
}
