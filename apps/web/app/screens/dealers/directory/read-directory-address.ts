import { appendQuery, findCounty, groupPairs, nameWords, parseChannel, parseNear } from '@forecourt/domain';
import { directorySorts } from '@forecourt/services';
import { describeLeftOut } from '../../buying/results/search-summary/describe-problem.ts';
import { type AskedDealers, directoryAddress, everyDealer } from './directory-address.ts';

type PathParts = Readonly<Partial<Record<'name' | 'make' | 'county', string | undefined>>>;
const longestName = 80;
const answers: Readonly<Record<string, boolean>> = { 1: true, on: true, true: true, 0: false, false: false };

/**
 * The form submits all choices as a query. What belongs in the path moves there; an unknown make or county,
 * and a name without a letter of our script, stays in the query, to be reported as dropped.
 */
export function addressOfForm(query: URLSearchParams, isMake: (text: string) => boolean): string | null {
  const unknown: readonly string[] = listUnknown(query, isMake).map(({ parameter }) => parameter);
  const moving = pathParameters.filter((each) => query.has(each) && !unknown.includes(each));
  if (moving.length === 0) return null;
  const part = (each: (typeof pathParameters)[number]) =>
    moving.includes(each) ? textOf(query, each) : null;
  const address = directoryAddress({
    ...readQuery(query, () => true).asked,
    name: part('name'),
    make: part('make'),
    county: part('county'),
  });
  const behind = Object.fromEntries(unknown.map((each) => [each, textOf(query, each)]));
  return withOthers(appendQuery(address, behind), query);
}

/** A directory address with the visitor's unrelated parameters, such as an email campaign's name. */
export function withOthers(address: string, query: URLSearchParams): string {
  const others = [...query].filter(([name]) => !ownParameters.has(name));
  return appendQuery(address, groupPairs(others));
}

const pathParameters = ['name', 'make', 'county'] as const;
const ownParameters = new Set<string>([...pathParameters, 'channel', 'simi', 'near', 'sort', 'page']);

function listUnknown(query: URLSearchParams, isMake: (text: string) => boolean) {
  const rules = [
    { parameter: 'name', isKnown: hasWords },
    { parameter: 'make', isKnown: isMake },
    { parameter: 'county', isKnown: (text: string) => findCounty(text) !== undefined },
  ] as const;
  return rules.flatMap(({ parameter, isKnown }) => {
    const text = textOf(query, parameter);
    return text === null || isKnown(text) ? [] : [{ parameter, text }];
  });
}

function hasWords(name: string): boolean {
  return nameWords(name).length > 0;
}

export interface ReadAddress {
  asked: AskedDealers;
  /** A requested place that is unknown: reported to the visitor. */
  unknownPlace: string | null;
  /** What was dropped, one sentence each. */
  problems: readonly string[];
}

/** Null if the path has an unknown county, or a make that is not on sale. */
export function readDirectoryAddress(
  params: PathParts,
  query: URLSearchParams,
  findMake: (text: string) => string | undefined,
): ReadAddress | null {
  const county = params.county === undefined ? null : findCounty(params.county)?.name;
  const make = params.make === undefined ? null : findMake(params.make);
  if (county === undefined || make === undefined) return null;
  const name = params.name === undefined ? null : wordsOfName(params.name);
  const { asked, ...said } = readQuery(query, (text) => findMake(text) !== undefined);
  return { asked: { ...asked, name: name && hasWords(name) ? name : null, make, county }, ...said };
}

/** A name from a path segment, as it is typed; null for hyphens alone. */
export function wordsOfName(segment: string): string | null {
  return segment.replaceAll('-', ' ').trim().slice(0, longestName) || null;
}

function readQuery(query: URLSearchParams, isMake: (text: string) => boolean): ReadAddress {
  const problems = listUnknown(query, isMake).map(({ parameter, text }) => describeLeftOut(parameter, text));
  /** A parameter's parsed value; an invalid one is reported to the visitor. */
  const read = <T>(
    parameter: string,
    name: string,
    parse: (text: string) => T | null | undefined,
  ): T | null => {
    const text = textOf(query, parameter);
    if (text === null) return null;
    const value = parse(text) ?? null;
    if (value === null) problems.push(describeLeftOut(name, text));
    return value;
  };
  const place = textOf(query, 'near');
  const near = place === null ? undefined : parseNear(place);
  const sort = read('sort', 'order', (text) => directorySorts.find((each) => each === text));
  return {
    asked: {
      ...everyDealer,
      channel: read('channel', 'type of vehicle', parseChannel),
      isSimiApproved: read('simi', 'choice of members', (text) => answers[text]) ?? false,
      near: near?.name ?? null,
      // The default order is left out.
      sort: sort === (near ? 'distance' : 'best') || (sort === 'distance' && !near) ? null : sort,
      page: read('page', 'page', (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null)) ?? 1,
    },
    unknownPlace: place !== null && !near ? place : null,
    problems,
  };
}

/** The first non-empty value: a form may send the same name twice. */
function textOf(query: URLSearchParams, name: string): string | null {
  const text = query.getAll(name).find((each) => each.trim() !== '');
  return text?.trim().slice(0, longestName) ?? null;
}
