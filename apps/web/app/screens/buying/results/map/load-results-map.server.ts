import { channelOfPath, parseSearch } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { createHrefOf } from '../addresses/result-links.ts';
import { countedGroups, findOpenGroups, readOpened } from '../filters/groups/filter-groups.ts';
import {
  buildResultsMapView,
  chosenCounty,
  type ResultsMapView,
  townRadiusKm,
  townSearches,
} from './build-results-map-view.ts';
import type { CountedTown } from './build-town-map.ts';

/** A search as its address states it, counted by county and, within one, by town. */
export async function loadResultsMap(
  url: URL,
  { search, dealers }: Pick<Services, 'search' | 'dealers'>,
): Promise<ResultsMapView> {
  const channel = channelOfPath(url.pathname);
  const market = await search.names(channel);
  const parsed = parseSearch(channel, url.searchParams);
  const query = market.resolve(parsed.query);
  const exact = url.searchParams.get('exact');
  const asked = query.filters?.dealer;
  const opened = readOpened(url.searchParams.getAll('open'));
  const counted = countedGroups(findOpenGroups(query, opened));
  const [found, nameOfSlug, known] = await Promise.all([
    search.search({ ...query, counted, page: 1, size: 1 }),
    search.nameOfSlug(channel),
    dealers.findMany(asked && 'anyOf' in asked ? asked.anyOf.map(Number) : []),
  ]);
  return buildResultsMapView({
    query,
    problems: parsed.problems,
    exact,
    found,
    opened,
    names: { nameOfSlug, nameOfDealer: (id) => known.get(id)?.name },
    towns: await countTowns(),
  });

  async function countTowns(): Promise<CountedTown[] | null> {
    const county = chosenCounty(query);
    if (!county) return null;
    const around = townSearches(query, county.name);
    const { near: _, ...anywhere } = query;
    const counts = await search.countAround(anywhere, around, townRadiusKm);
    const hrefOf = createHrefOf({ base: 'search', channel }, exact);
    return around.map(({ query: near, ...town }, index) => ({
      ...town,
      count: counts[index] ?? 0,
      href: hrefOf(near),
    }));
  }
}
