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

/**
 * What pages and REST may use. Created once: nothing in here knows a request. Read-only except for enquiries
 * and feedback.
 */
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

/** The part of the configuration whose effects visitors may see. */
export interface SiteFacts {
  sellSiteUrl: string | null;
  environmentName: EnvironmentName;
  betaFeatures: readonly string[];
  mapStyleUrl: string | null;
  adScriptUrl: string | null;
  audienceScriptUrl: string | null;
  tealiumUrl: string | null;
  /** Without a trailing slash. */
  origin: string;
  /** Visitors are told if some of what they see is not for sale. */
  holdsMadeUpMarket(): boolean;
}

/** A search's answer with the adverts of its page. */
export interface FoundAdverts extends Omit<SearchResult, 'hits'> {
  /** The distance to each: a range if only its county is known, and null if the search has no place. */
  hits: readonly { advert: Advert; distance: DistanceRange | null }[];
}

export interface SearchService {
  /** The version of the index: while it is unchanged, so is every answer. */
  version(): number;
  search(query: SearchQuery): Promise<FoundAdverts>;
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

/** All content, as of today: pages by their path, articles by kind and slug. */
export type ContentService = ReadableLibrary;

/** Answered from memory, and null until the market is fitted: a second or so after the start. */
export interface PricingService {
  /**
   * Null if no price is asked, if something about it is doubtful, or if too few similar ones are for sale.
   */
  rate(advert: PricedAdvert): PriceRating | null;
  /** What is hard to believe about an advert, by itself or compared with others. */
  doubts(advert: PricedAdvert): readonly Doubted[];
  /** The adverts that the rating is based on. */
  comparedWith(advert: PricedAdvert): ComparedAdverts | null;
  /** Null if too few similar ones are for sale. */
  value(question: ValuationQuestion): Valuation | null;
  /** How many adverts a vehicle can be compared with, and which, even if they are too few. */
  comparables(question: ValuationQuestion): ComparableCount;
  yearlyCost(advert: PricedAdvert, options: YearlyCostOptions): YearlyCost;
  /**
   * The yearly cost that searches compare: the standard distance, without depreciation; null if too little is
   * stated.
   */
  standardYearlyCost(advert: PricedAdvert): number | null;
  /** The last fit of a channel's market, with its error on held-out adverts. */
  model(channel: Channel): FittedModel | null;
  /** What a plate and the market's history tell; null if the plate has no known format. */
  check(plate: string): Promise<VehicleCheck | null>;
}
