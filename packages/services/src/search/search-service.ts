import { tracingChannel } from 'node:diagnostics_channel';
import {
  type Advert,
  type Channel,
  type DistanceRange,
  distanceRange,
  type NameOfSlug,
  type Position,
  type SearchQuery,
} from '@forecourt/domain';
import type { MakeOnSale, SearchEngine, SearchResult, UnderstoodSentence } from '@forecourt/search';
import { NameBook } from '@forecourt/taxonomy';
import type { AdvertCache } from './advert-cache.ts';
import type { DealerDirectory } from './dealer-directory.ts';
import { createMakeNames } from './names/make-names.ts';
import type { MarketNames } from './names/market-names.ts';
import { mergeCounts } from './names/merge-spellings.ts';
import type { SearchMetrics } from './search-metrics.ts';
import { createSuggest } from './suggest/suggest.ts';
import type { Suggestion } from './suggest/suggestion.ts';
import { understandSearch } from './suggest/understand-search.ts';

/** A search's answer with the adverts of its page. */
export interface FoundAdverts extends Omit<SearchResult, 'hits'> {
  /** The distance to each: a range if only its county is known, and null if the search has no place. */
  hits: readonly { advert: Advert; distance: DistanceRange | null }[];
}

export interface SearchService {
  /** The version of the index: while it is unchanged, so are the adverts for sale. */
  version(): number;
  /** While these are unchanged, so is every answer. */
  state(): Pick<SearchResult, 'version' | 'revision'>;
  /** The same for each channel; see `SearchEngine`. */
  editions(): Readonly<Record<Channel, number>>;
  /** This service for answers that several pages share: a page that asks for it goes by the whole market (`noteReads`). */
  readonly shared: SearchService;
  search(query: SearchQuery): Promise<FoundAdverts>;
  /** How many adverts of a search are within a distance of each position. */
  countAround(
    query: SearchQuery,
    positions: readonly Position[],
    radiusKm: number,
  ): Promise<readonly number[]>;
  /** The makes on sale and their models, by name. */
  makes(channel: Channel): Promise<readonly MakeOnSale[]>;
  /** What the names in an address mean. */
  names(channel: Channel): Promise<MarketNames>;
  /** The market's spelling of the makes and models that an address names by slug. */
  nameOfSlug(channel: Channel): Promise<NameOfSlug>;
  /** A search in words. */
  understand(text: string, channel: Channel): Promise<UnderstoodSentence>;
  /** Suggestions for what a visitor is typing. */
  suggest(text: string, channel: Channel): Promise<readonly Suggestion[]>;
}

export interface SearchServiceParts {
  engine: SearchEngine;
  advertCache: Pick<AdvertCache, 'findMany'>;
  dealers: Pick<DealerDirectory, 'all'>;
  metrics: SearchMetrics;
  /** Other names of makes and models. */
  book?: NameBook;
}

/** For whoever traces the process. Without the query, which can be personal. */
export const searches = tracingChannel<unknown, { channel: Channel }>('forecourt:search');

/** Searches answered by the index, with the adverts of the page. */
export function createSearchService({
  engine,
  advertCache,
  dealers,
  metrics,
  book = new NameBook(),
}: SearchServiceParts): SearchService {
  const namesIn = createMakeNames(engine, book);
  const suggest = createSuggest();

  async function withAdverts({ hits, ...result }: SearchResult, { near }: SearchQuery) {
    const adverts = await advertCache.findMany(hits.map(({ reference }) => reference));
    const byReference = new Map(adverts.map((advert) => [advert.publicReference, advert]));
    return {
      ...result,
      // An advert may have ended between the search and the load; do not link to it.
      hits: hits.flatMap(({ reference, distanceKm }) => {
        const advert = byReference.get(reference);
        if (advert?.status !== 'live') return [];
        const isMeasured = near !== undefined && distanceKm !== null;
        return [{ advert, distance: isMeasured ? distanceRange(near, advert.place, distanceKm) : null }];
      }),
    };
  }

  const service: SearchService = {
    version: () => engine.version,
    state: () => ({ version: engine.version, revision: engine.revision }),
    editions: () => engine.editions,
    get shared() {
      return service;
    },
    async search(query) {
      const started = performance.now();
      const { market, hasVariants } = await namesIn(query.channel);
      const result = await searches.tracePromise(async () => engine.search(market.resolve(query)), {
        channel: query.channel,
      });
      metrics.searchSeconds.observe({ channel: query.channel }, (performance.now() - started) / 1000);
      return withAdverts(hasVariants ? mergeCounts(result, market) : result, query);
    },
    async countAround(query, positions, radiusKm) {
      const { market } = await namesIn(query.channel);
      return engine.countAround(market.resolve(query), positions, radiusKm);
    },
    makes: async (channel) => (await namesIn(channel)).makes,
    names: async (channel) => (await namesIn(channel)).market,
    nameOfSlug: async (channel) => (await namesIn(channel)).nameOfSlug,
    understand: (text, channel) => understandSearch(text, channel, namesIn),
    async suggest(text, channel) {
      const [names, everyDealer] = await Promise.all([namesIn(channel), dealers.all()]);
      return suggest(text, channel, names, everyDealer);
    },
  };
  return service;
}
