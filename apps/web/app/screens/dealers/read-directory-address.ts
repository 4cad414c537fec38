import { findCounty, parseChannel, parseNear } from '@forecourt/domain';
import { directorySorts } from '../../../server/dealers/directory-query.ts';
import { type AskedDealers, directoryAddress, everyDealer } from './directory-address.ts';

type PathParts = Readonly<Partial<Record<'name' | 'make' | 'county', string | undefined>>>;
const longestName = 80;

/** The form sends all that is chosen as a query. What an address says in its path moves there. */
export function addressOfForm(query: URLSearchParams): string | null {
  if (!['name', 'make', 'county'].some((name) => query.has(name))) return null;
  return directoryAddress({
    ...readQuery(query).asked,
    name: textOf(query, 'name'),
    make: textOf(query, 'make'),
    county: textOf(query, 'county'),
  });
}

export interface ReadAddress {
  asked: AskedDealers;
  /** What was asked for that cannot be: said to the visitor. */
  unknownPlace: string | null;
}

/** Null when the path names a county that is none, or a make that nobody sells. */
export function readDirectoryAddress(
  params: PathParts,
  query: URLSearchParams,
  findMake: (text: string) => string | undefined,
): ReadAddress | null {
  const county = params.county === undefined ? null : findCounty(params.county)?.name;
  const make = params.make === undefined ? null : findMake(params.make);
  if (county === undefined || make === undefined) return null;
  const name = params.name?.replaceAll('-', ' ').trim().slice(0, longestName) || null;
  const { asked, unknownPlace } = readQuery(query);
  return { asked: { ...asked, name, make, county }, unknownPlace };
}

function readQuery(query: URLSearchParams): ReadAddress {
  const place = textOf(query, 'near');
  const near = place === null ? undefined : parseNear(place);
  const sort = directorySorts.find((each) => each === query.get('sort')) ?? null;
  return {
    asked: {
      ...everyDealer,
      channel: parseChannel(query.get('channel') ?? ''),
      isSimiApproved: ['1', 'on', 'true'].includes(query.get('simi') ?? ''),
      near: near?.name ?? null,
      // What is the order anyway need not be said.
      sort: sort === (near ? 'distance' : 'name') || (sort === 'distance' && !near) ? null : sort,
      page: Math.min(Math.max(1, Math.floor(Number(query.get('page'))) || 1), 10_000),
    },
    unknownPlace: place !== null && !near ? place : null,
  };
}

/** The first that says something: a form may send the same name twice. */
function textOf(query: URLSearchParams, name: string): string | null {
  const text = query.getAll(name).find((each) => each.trim() !== '');
  return text?.trim().slice(0, longestName) ?? null;
}
