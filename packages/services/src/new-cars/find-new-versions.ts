import { largestPageSize } from '@forecourt/domain';
import type { SearchService } from '../search/search-service.ts';
import { type NewVersion, newVersionOfAdvert } from './new-version.ts';

/** Grouping needs every new car at once; a market with more than this many shows the cheapest of them. */
const mostPages = 50;

/** Prices of new cars change weekly: a minute is recent enough, and spares a busy site the work. */
const freshForMs = 60_000;

interface Gathered {
  at: number;
  version: number;
  versions: Promise<readonly NewVersion[]>;
}

const gatheredBy = new WeakMap<SearchService, Gathered>();

/**
 * Every new car in stock. The site only knows new cars that dealers advertise: a list price at which nothing
 * can be bought would be a promise that the site cannot keep, so a model without a car in stock has no price
 * here.
 */
export function findNewVersions(
  { shared: search }: SearchService,
  now = new Date(),
): Promise<readonly NewVersion[]> {
  const known = gatheredBy.get(search);
  const isFresh = known && now.getTime() - known.at < freshForMs;
  if (known && (isFresh || known.version === search.version())) return known.versions;
  const gathered = { at: now.getTime(), version: search.version(), versions: gather(search, now) };
  gatheredBy.set(search, gathered);
  // A failure must not be cached.
  gathered.versions.catch(() => gatheredBy.delete(search));
  return gathered.versions;
}

async function gather(search: SearchService, today: Date): Promise<readonly NewVersion[]> {
  const versions: NewVersion[] = [];
  const names = await search.names('Car');
  for (let page = 1; page <= mostPages; page++) {
    const found = await search.search({
      channel: 'Car',
      filters: { condition: { anyOf: ['New'] } },
      sort: 'price-asc',
      page,
      size: largestPageSize,
    });
    versions.push(
      ...found.hits.map(({ advert }) => ({
        ...newVersionOfAdvert(advert, today),
        ...names.spell(advert.vehicle.make, advert.vehicle.model),
      })),
    );
    if (page >= found.pages) break;
  }
  return versions;
}
