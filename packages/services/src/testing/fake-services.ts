import { buildLibrary } from '@forecourt/content';
import type { Advert, Dealer } from '@forecourt/domain';
import { MemoryEngine, type SearchEngine } from '@forecourt/search';
import { Registry } from 'prom-client';
import { createAlertNaming } from '../alerts/describe-alert.ts';
import { createSubjectFinder } from '../alerts/find-subject.ts';
import { createContentService } from '../content/content-service.ts';
import { createFeedChecker } from '../feed-checker/feed-checker.ts';
import { createSearchMetrics } from '../search/search-metrics.ts';
import type { SearchService } from '../search/search-service.ts';
import { createSearchService } from '../search/search-service.ts';
import type { Services } from '../services.ts';
import { fakeDirectory } from './fake-directory.ts';
import { fakeOverview } from './fake-overview.ts';
import { limitInMemory } from './limit-in-memory.ts';
import { noAccounts } from './no-services/no-accounts.ts';
import { noAlerts, noPush } from './no-services/no-alerts.ts';
import { noArrangements } from './no-services/no-arrangements.ts';
import { noConversations } from './no-services/no-conversations.ts';
import { noEnquiries } from './no-services/no-enquiries.ts';
import { noOffice } from './no-services/no-office.ts';
import { noFeedback, noReputation } from './no-services/no-reputation.ts';
import { noSelling } from './no-services/no-selling.ts';
import { pricingOver } from './pricing-over.ts';

const nothingConfigured = {
  sellSiteUrl: null,
  mapStyleUrl: null,
  adScriptUrl: null,
  audienceScriptUrl: null,
  tealiumUrl: null,
};

/** The services over a few adverts and dealers, without a database. */
export function fakeServices(
  adverts: readonly Advert[] = [],
  site: Partial<Services['site']> = {},
  dealers: readonly Dealer[] = [],
): Services {
  const findMany = async (wanted: readonly string[]) =>
    wanted.flatMap((one) => adverts.find((advert) => advert.publicReference === one) ?? []);
  const advertService: Services['adverts'] = {
    find: async (wanted) => (await findMany([wanted]))[0] ?? null,
    findMany,
    latest: async (channel, limit) => adverts.filter((advert) => advert.channel === channel).slice(0, limit),
    count: async (channel) => adverts.filter((advert) => advert.channel === channel).length,
  };
  const dealerService: Services['dealers'] = {
    find: async (id) => dealers.find((dealer) => dealer.id === id) ?? null,
    findMany: async (ids) =>
      new Map([...ids].flatMap((id) => dealers.filter((each) => each.id === id).map((one) => [id, one]))),
    featuredPartners: async () => dealers.filter((dealer) => dealer.isFeaturedPartner),
  };
  const search = searchIn(adverts, findMany, dealers);
  const nameAlert = createAlertNaming({ adverts: advertService, dealers: dealerService, search });
  return {
    site: {
      origin: 'http://localhost',
      environmentName: 'local',
      betaFeatures: ['new-fpa'],
      showsMailFiles: false,
      holdsMadeUpMarket: () => true,
      ...nothingConfigured,
      ...site,
    },
    adverts: advertService,
    dealers: dealerService,
    search,
    content: createContentService(buildLibrary([])),
    overview: fakeOverview(adverts, dealers),
    directory: fakeDirectory(adverts, dealers),
    pricing: pricingOver(adverts),
    enquiries: noEnquiries,
    conversations: noConversations,
    arrangements: noArrangements,
    feedChecker: createFeedChecker({ limitVisitors: limitInMemory() }),
    reputation: noReputation,
    feedback: noFeedback,
    accounts: noAccounts,
    alerts: { ...noAlerts, findSubject: createSubjectFinder({ adverts: advertService, search, nameAlert }) },
    push: noPush,
    selling: noSelling,
    figures: { count: () => {}, countPage: () => {}, of: async () => new Map() },
    office: noOffice,
    logoFailures: { report: async () => null },
  };
}

/** A real index over the given adverts; its version is their number. */
function searchIn(
  adverts: readonly Advert[],
  findMany: (references: readonly string[]) => Promise<Advert[]>,
  dealers: readonly Dealer[],
): SearchService {
  const engine = new MemoryEngine();
  const changes = adverts.map((advert, index) => ({
    sequence: index + 1,
    publicReference: advert.publicReference,
    advert: advert.status === 'live' ? advert : null,
  }));
  // Everything is loaded before the first await of a test.
  void engine.apply(changes);
  return searchOver(engine, findMany, dealers);
}

export function searchOver(
  engine: SearchEngine,
  findMany: (references: readonly string[]) => Promise<Advert[]>,
  dealers: readonly Dealer[] = [],
): SearchService {
  return createSearchService({
    engine,
    advertCache: { findMany },
    dealers: { all: async () => dealers },
    metrics: createSearchMetrics(new Registry()),
  });
}
