import type { ReadableLibrary } from '@forecourt/content';
import type { Advert, Channel, DistanceRange, Doubted, NameOfSlug, SearchQuery } from '@forecourt/domain';
import type {
  ComparableCount,
  ComparedAdverts,
  FittedModel,
  PricedAdvert,
  PriceRating,
  Valuation,
  ValuationQuestion,
  VehicleCheck,
  YearlyCost,
  YearlyCostOptions,
} from '@forecourt/pricing';
import type { MakeOnSale, SearchResult, UnderstoodSentence } from '@forecourt/search';
import type { EnvironmentName } from '@forecourt/site';
import type { AdvertService } from './adverts/advert-service.ts';
import type { DealerService } from './dealers/dealer-service.ts';
import type { DirectoryService } from './dealers/directory-service.ts';
import type { EnquiryService } from './enquiries/enquiry-service.ts';
import type { FeedChecker } from './feed-checker/feed-checker.ts';
import type { LogoFailures } from './logo-failures/logo-failures.ts';
import type { OverviewService } from './overview/overview-service.ts';
import type { FeedbackService } from './reputation/feedback-service.ts';
import type { ReputationService } from './reputation/reputation-service.ts';
import type { MarketNames } from './search/names/market-names.ts';
import type { Suggestion } from './search/suggest/suggestion.ts';

/** What pages and REST may ask. Made once: nothing in here knows a request. Read-only but for enquiries and feedback. */
export interface Services {
  site: SiteFacts;
  adverts: AdvertService;
  dealers: DealerService;
  directory: DirectoryService;
  search: SearchService;
  pricing: PricingService;
  enquiries: EnquiryService;
  reputation: ReputationService;
  feedback: FeedbackService;
  logoFailures: LogoFailures;
  content: ContentService;
  overview: OverviewService;
  feedChecker: FeedChecker;
}

/** The part of the configuration that visitors may see the effects of. */
export interface SiteFacts {
  sellSiteUrl: string | null;
  environmentName: EnvironmentName;
  betaFeatures: readonly string[];
  mapStyleUrl: string | null;
  adScriptUrl: string | null;
  audienceScriptUrl: string | null;
  tealiumUrl: string | null;
  /** Without a slash at its end. */
  origin: string;
  /** Visitors are told when some of what they see is not for sale. */
  holdsMadeUpMarket(): boolean;
}

/** A search's answer with the adverts of its page. */
export interface FoundAdverts extends Omit<SearchResult, 'hits'> {
  /** How far off each is: a range where only its county is known, and null where the search is near nowhere. */
  hits: readonly { advert: Advert; distance: DistanceRange | null }[];
}

export interface SearchService {
  /** Of the index: while it stays, so does every answer. */
  version(): number;
  search(query: SearchQuery): Promise<FoundAdverts>;
  /** The makes on sale and their models, by name. */
  makes(channel: Channel): Promise<readonly MakeOnSale[]>;
  /** What the names in an address mean. */
  names(channel: Channel): Promise<MarketNames>;
  /** How the market writes the makes and models that an address names by slug. */
  nameOfSlug(channel: Channel): Promise<NameOfSlug>;
  /** A search said in words. */
  understand(text: string, channel: Channel): Promise<UnderstoodSentence>;
  /** What somebody who types this may be about to say. */
  suggest(text: string, channel: Channel): Promise<readonly Suggestion[]>;
}

/** Everything there is to read, as it stands today: pages by their path, articles by kind and slug. */
export type ContentService = ReadableLibrary;

/** Answered from memory, and null while the market is not fitted yet: a second or so after the start. */
export interface PricingService {
  /** Null where no price is asked, where something of it is doubted, or too few like it are for sale to compare it with. */
  rate(advert: PricedAdvert): PriceRating | null;
  /** What is hard to believe of an advert, by itself or beside what others ask. */
  doubts(advert: PricedAdvert): readonly Doubted[];
  /** The very adverts that the rating of one rests on. */
  comparedWith(advert: PricedAdvert): ComparedAdverts | null;
  /** Null where too few like it are for sale to say. */
  value(question: ValuationQuestion): Valuation | null;
  /** How many adverts a vehicle can be compared with, and which, even if they are too few. */
  comparables(question: ValuationQuestion): ComparableCount;
  yearlyCost(advert: PricedAdvert, options: YearlyCostOptions): YearlyCost;
  /** What searches compare adverts by: a year at the standard distance, without loss of value; null where too little is stated. */
  standardYearlyCost(advert: PricedAdvert): number | null;
  /** What the market of a channel was last found to be, with the error on adverts that were kept aside. */
  model(channel: Channel): FittedModel | null;
  /** What a plate and the market's memory tell; null when the plate is of no form that is known. */
  check(plate: string): Promise<VehicleCheck | null>;
}
