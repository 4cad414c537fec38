import type { Advert, Channel, Dealer, NameOfSlug, SearchQuery } from '@forecourt/domain';
import type { MakeOnSale, SearchResult, UnderstoodSentence } from '@forecourt/search';
import type { Config } from './config.ts';
import type { Suggestion } from './search/suggestion.ts';

/** What pages and REST may ask. Read-only, and made once: nothing in here knows a request. */
export interface Services {
  site: SiteFacts;
  adverts: AdvertService;
  dealers: DealerService;
  search: SearchService;
}

/** The part of the configuration that visitors may see the effects of. */
export interface SiteFacts
  extends Pick<
    Config,
    | 'sellSiteUrl'
    | 'environmentName'
    | 'betaFeatures'
    | 'mapStyleUrl'
    | 'adScriptUrl'
    | 'audienceScriptUrl'
    | 'tealiumUrl'
  > {
  /** Without a slash at its end. */
  origin: string;
  /** Visitors are told when some of what they see is not for sale. */
  holdsMadeUpMarket(): boolean;
}

export interface AdvertService {
  find(publicReference: string): Promise<Advert | null>;
  /** In the order asked for; an unknown one is left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  latest(channel: Channel, limit: number): Promise<Advert[]>;
  /** Live ones. */
  count(channel: Channel): Promise<number>;
}

export interface DealerService {
  find(id: number): Promise<Dealer | null>;
  /** By id, perhaps half a minute old; those that do not exist are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
}

/** A search's answer with the adverts of its page. */
export interface FoundAdverts extends Omit<SearchResult, 'hits'> {
  hits: readonly { advert: Advert; distanceKm: number | null }[];
}

export interface SearchService {
  /** Of the index: while it stays, so does every answer. */
  version(): number;
  search(query: SearchQuery): Promise<FoundAdverts>;
  /** The makes on sale and their models, by name. */
  makes(channel: Channel): Promise<readonly MakeOnSale[]>;
  /** How the market writes the makes and models that an address names by slug. */
  nameOfSlug(channel: Channel): Promise<NameOfSlug>;
  /** A search said in words. */
  understand(text: string, channel: Channel): Promise<UnderstoodSentence>;
  /** What somebody who types this may be about to say. */
  suggest(text: string, channel: Channel): Promise<readonly Suggestion[]>;
}
