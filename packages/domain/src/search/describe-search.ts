import { type Channel, channelPlural } from '../channel/channel.ts';
import { capitaliseFirst } from '../text/capitalise.ts';
import { listWords } from '../text/list-words.ts';
import { conditions } from '../vehicle/vehicle-options.ts';
import { bodyPlural, bodySingular } from './body-plurals.ts';
import {
  dealerNames,
  describeCondition,
  describeExclusion,
  type NameOfDealer,
} from './describe-condition.ts';
import { parseNear } from './parse-near.ts';
import { onlyYear } from './place-of-search.ts';
import type { SearchQuery } from './search-query.ts';
import { searchableAttributesOf } from './searchable-attributes.ts';

/** The market's spelling of a make or a model that the address names by its slug. */
export type NameOfSlug = (key: 'make' | 'model', slug: string) => string | undefined;

export interface SearchWords {
  /** `Used Ford Focus for sale in Co. Cork` */
  heading: string;
  /** The heading without what goes without saying: `used Ford Focus for sale in Co. Cork`, `BMW cars for sale`. */
  short: string;
  /** The same for a single result: `used car for sale in Co. Cork`. */
  single: string;
  /** Each condition that the heading leaves out: `2019 on`, `under €20,000`. */
  qualifiers: string[];
  /** Both in one line, for titles, breadcrumbs and alerts. */
  sentence: string;
}

/** Attributes that read best before the noun, in the order in which people say them. */
const adjectives = ['colour', 'transmission', 'fuel'] as const;

/** The attributes in the heading, besides a single year; every other condition becomes a qualifier. */
const inHeading = new Set<string>(['condition', 'make', 'model', 'county', 'body', ...adjectives]);

/** A search in words: `Used Ford Focus for sale in Co. Cork, 2019 on, under €20,000`. */
export function describeSearch(
  query: SearchQuery,
  nameOfSlug: NameOfSlug = () => undefined,
  nameOfDealer?: NameOfDealer,
): SearchWords {
  const subjectFor = (form: NounForm) =>
    [...yearWords(query), ...adjectiveWords(query), subjectWords(query, nameOfSlug, form)].join(' ');
  const place = placeWords(query);
  const shortFor = (form: NounForm) =>
    [...(conditionWords(query, form) ?? []), subjectFor(form), 'for sale', ...(place ? [place] : [])].join(
      ' ',
    );
  const condition = conditionWords(query, many) ?? impliedCondition(query);
  const sayAll = [...condition, subjectFor(many)].join(' ');
  const heading = `${capitaliseFirst(sayAll)} for sale ${place ?? 'in Ireland'}`;
  const qualifiers = [
    ...qualifierWords(query, nameOfDealer),
    ...exclusionWords(query, nameOfSlug),
    ...(query.words ? [`“${query.words.replaceAll('|', ' or ')}”`] : []),
    ...notWordsOf(query).map((word) => `not “${word}”`),
  ];
  return {
    heading,
    short: shortFor(many),
    single: shortFor(one),
    qualifiers,
    sentence: [heading, ...qualifiers].join(', '),
  };
}

/** Several things are of all the kinds that were asked for, a single one is of any of them. */
interface NounForm {
  joint: 'and' | 'or';
  body: (body: string) => string;
  channel: (channel: Channel) => string;
}

const many: NounForm = { joint: 'and', body: bodyPlural, channel: channelPlural };
const one: NounForm = { joint: 'or', body: bodySingular, channel: (channel) => channel.toLowerCase() };

/** `used` only if nothing else is found; null without the filter. */
function conditionWords(query: SearchQuery, { joint }: NounForm): string[] | null {
  const asked = new Set(chosen(query, 'condition'));
  if (asked.size === 0) return null;
  const inOrder = conditions.filter((condition) => asked.has(condition));
  return [listWords(inOrder, joint).toLowerCase()];
}

/**
 * A listing without the filter also contains new stock and says so, in the words that people search for; but
 * among vehicles up to 2012, or from 50,000 km, none are new.
 */
function impliedCondition({ filters }: SearchQuery): string[] {
  return filters?.year || filters?.mileage ? [] : ['new and used'];
}

/** A single year is written as buyers say it: a `2019 Ford Focus`. */
function yearWords({ filters }: SearchQuery): string[] {
  const year = onlyYear(filters?.year);
  return year === undefined ? [] : [String(year)];
}

function adjectiveWords(query: SearchQuery): string[] {
  return adjectives.flatMap((key) => {
    const values = chosen(query, key);
    return values.length > 0 ? [listWords(values.map(String), 'or').toLowerCase()] : [];
  });
}

function subjectWords(query: SearchQuery, nameOfSlug: NameOfSlug, form: NounForm): string {
  const name = (key: 'make' | 'model', value: string | number) =>
    nameOfSlug(key, String(value)) ?? titleCase(String(value));
  const makes = chosen(query, 'make').map((value) => name('make', value));
  const models = chosen(query, 'model').map((value) => name('model', value));
  const bodies = chosen(query, 'body').map(String);
  const { joint } = form;
  const noun = bodies.length > 0 ? listWords(bodies.map(form.body), joint) : form.channel(query.channel);
  if (makes.length === 0 && models.length === 0) return noun;
  const names = [listWords(makes, joint), listWords(models, joint)].filter(Boolean).join(' ');
  return models.length > 0 && bodies.length === 0 ? names : `${names} ${noun}`;
}

function placeWords(query: SearchQuery): string | undefined {
  const counties = chosen(query, 'county').map((county) => `Co. ${county}`);
  const near = nearWords(query);
  if (counties.length > 0) return [`in ${listWords(counties, 'or')}`, near].filter(Boolean).join(' ');
  return near;
}

function nearWords({ near }: SearchQuery): string | undefined {
  if (!near) return undefined;
  const label = (near.name !== undefined && parseNear(near.name)?.label) || 'your place';
  return near.radiusKm === undefined ? `near ${label}` : `within ${near.radiusKm} km of ${label}`;
}

function qualifierWords(query: SearchQuery, nameOfDealer: NameOfDealer | undefined): string[] {
  return searchableAttributesOf(query.channel).flatMap((attribute) => {
    const condition = query.filters?.[attribute.key];
    if (!condition || inHeading.has(attribute.key)) return [];
    if (attribute.key === 'year' && onlyYear(condition) !== undefined) return [];
    // A number means nothing to a reader: a dealer without a name stays out of the title.
    if (attribute.key === 'dealer') return dealerNames(chosen(query, 'dealer'), nameOfDealer) ?? [];
    return [describeCondition(attribute, condition)];
  });
}

function exclusionWords(query: SearchQuery, nameOfSlug: NameOfSlug): string[] {
  return searchableAttributesOf(query.channel).flatMap((attribute) =>
    (query.excluded?.[attribute.key] ?? []).map((value) => {
      const { key } = attribute;
      const name =
        key === 'make' || key === 'model'
          ? (nameOfSlug(key, String(value)) ?? titleCase(String(value)))
          : value;
      return describeExclusion(attribute, name);
    }),
  );
}

/** The words that a search leaves out, one by one. */
export function notWordsOf({ notWords = '' }: SearchQuery): string[] {
  return notWords.split(/\s+/).filter(Boolean);
}

function chosen(query: SearchQuery, key: string): readonly (string | number)[] {
  const condition = query.filters?.[key];
  return condition && 'anyOf' in condition ? condition.anyOf : [];
}

/** `range-rover` → `Range Rover`, for a name that the market does not have. */
export function titleCase(slug: string): string {
  return slug.split('-').map(capitaliseFirst).join(' ');
}
