import type { Channel } from '@forecourt/domain';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { PricingService } from '../pricing/pricing-service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { Services } from '../services.ts';
import type { MarketReads } from './market-reads.ts';

/** They do not come from the market. */
const apart: ReadonlySet<PropertyKey> = new Set<keyof Services>(['site', 'content']);

/**
 * The services for one page, noting what it reads of the market. A service that is not listed here may read anything: a page
 * that uses it goes by the whole market, so that nothing new can be forgotten.
 */
export function noteReads(services: Services, reads: MarketReads): Services {
  const noted: Partial<Services> = {
    search: noteSearches(services.search, reads),
    dealers: noteDealers(services.dealers, reads),
    pricing: notePrices(services.pricing, reads),
  };
  return new Proxy(services, {
    get(target, name: keyof Services) {
      const own = noted[name];
      if (!own && !apart.has(name)) reads.noteWhole();
      return own ?? target[name];
    },
  });
}

function noteSearches(search: SearchService, reads: MarketReads): SearchService {
  const { of, whole } = noting(reads);
  return {
    search: of(({ channel }) => channel, search.search),
    countAround: of(({ channel }) => channel, search.countAround),
    makes: of((channel) => channel, search.makes),
    names: of((channel) => channel, search.names),
    nameOfSlug: of((channel) => channel, search.nameOfSlug),
    version: whole(search.version),
    state: whole(search.state),
    editions: whole(search.editions),
    // A word such as "van" leads to another channel.
    understand: whole(search.understand),
    suggest: whole(search.suggest),
    get shared() {
      reads.noteWhole();
      return search.shared;
    },
  };
}

function noteDealers(dealers: DealerService, reads: MarketReads): DealerService {
  const { whole } = noting(reads);
  return {
    find: whole(dealers.find),
    // The dealers of adverts on the page: a dealer changes with its adverts, in their channel.
    findMany: dealers.findMany,
    featuredPartners: dealers.featuredPartners,
  };
}

function notePrices(pricing: PricingService, reads: MarketReads): PricingService {
  const { of, whole } = noting(reads);
  return {
    rate: of(({ channel }) => channel, pricing.rate),
    verdict: of(({ channel }) => channel, pricing.verdict),
    doubts: of(({ channel }) => channel, pricing.doubts),
    isTooLow: of(({ channel }) => channel, pricing.isTooLow),
    comparedWith: of(({ channel }) => channel, pricing.comparedWith),
    yearlyCost: of(({ channel }) => channel, pricing.yearlyCost),
    standardYearlyCost: of(({ channel }) => channel, pricing.standardYearlyCost),
    model: of((channel) => channel, pricing.model),
    value: whole(pricing.value),
    comparables: whole(pricing.comparables),
    check: whole(pricing.check),
    mileageConflicts: whole(pricing.mileageConflicts),
  };
}

function noting(reads: MarketReads) {
  return {
    of:
      <First, Rest extends unknown[], Answer>(
        channelOf: (first: First) => Channel,
        ask: (first: First, ...rest: Rest) => Answer,
      ) =>
      (first: First, ...rest: Rest): Answer => {
        reads.note(channelOf(first));
        return ask(first, ...rest);
      },
    whole:
      <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) =>
      (...args: Args): Answer => {
        reads.noteWhole();
        return ask(...args);
      },
  };
}
