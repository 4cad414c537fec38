import {
  type Channel,
  channels,
  type Dealer,
  dealerListingPath,
  mainChannel,
  type StockByChannel,
  storePath,
} from '@forecourt/domain';
import type { SearchService, Services } from '@forecourt/services';
import { data, type RouterContextProvider } from 'react-router';
import { onPage } from '../../../addresses/on-page.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { handleDealerEnquiry, loadDealerContact } from '../../../parts/dealer/dealer-enquiry.server.ts';
import { loadReputation } from '../../../parts/dealer/reputation/load-reputation.server.ts';
import { requireDealer } from '../../../parts/dealer/require-dealer.server.ts';
import { loadReviews } from '../../../parts/dealer/reviews/load-reviews.server.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { FinancedStock } from './build-store-finance.ts';
import { buildStoreHead } from './build-store-head.ts';
import { buildStoreView } from './build-store-view.ts';
import { readStoreAddress } from './stock/read-store-address.ts';

interface StorePage {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function loadStore(page: StorePage, idText: string) {
  const { url, context } = page;
  const services = context.get(servicesContext);
  const dealer = await requireDealer(services, idText, url, storePath);
  const stock = await countStock(services.search, dealer);
  if (!dealer.hasStore) return data(withoutStore(dealer, stock), { status: 404 });

  const asked = readStoreAddress(url.searchParams, dealer.id, stock);
  const [found, financed, contact, reputed] = await Promise.all([
    services.search.search(asked.query),
    findFinanced(services.search, dealer, asked.channel, stock),
    loadDealerContact(page, dealer, asked.channel),
    loadReputed(services, dealer, url),
  ]);
  const view = buildStoreView({
    dealer,
    stock,
    asked,
    found,
    financed,
    ...reputed,
    rate: services.pricing.verdict,
    now: new Date(),
  });
  // Adverts come and go: the last page may be another one tomorrow.
  const pages = Math.max(1, found.pages);
  if ((asked.query.page ?? 1) > pages) throw redirectTo(`${onPage(url, pages)}#stock`, 302);
  return {
    kind: 'store' as const,
    view,
    contact,
    tracking: { dealerId: dealer.id },
    head: buildStoreHead(dealer, view, {
      origin: services.site.origin,
      rating: reputed.reputation.rating,
      isWhole: url.search === '',
    }),
  };
}

/** A message from a store has the channel that it shows: bikes in a store of bikes. */
export function sendToStore(page: StorePage & { request: Request }, idText: string) {
  const { search } = page.context.get(servicesContext);
  return handleDealerEnquiry(page, idText, {
    pathOf: storePath,
    channelOf: async (dealer) =>
      readStoreAddress(page.url.searchParams, dealer.id, await countStock(search, dealer)).channel,
  });
}

/** A dealer without a store has only its list of stock: its store is a 404, with a link to the stock. */
function withoutStore(dealer: Dealer, stock: StockByChannel) {
  return {
    kind: 'no-store' as const,
    name: dealer.name,
    stockHref: dealerListingPath(dealer, mainChannel(stock)),
    head: {
      title: `${dealer.name} has no store`,
      description: `${dealer.name} has no store here, but you can see their stock.`,
      path: storePath(dealer),
      robots: 'noindex, follow' as const,
    },
  };
}

async function countStock(search: SearchService, { id }: Dealer): Promise<StockByChannel> {
  const counts = await Promise.all(
    channels.map(async (channel) => {
      const { total } = await search.search({ channel, filters: { dealer: { anyOf: [id] } }, size: 1 });
      return [channel, total] as const;
    }),
  );
  return Object.fromEntries(counts) as StockByChannel;
}

async function findFinanced(
  search: SearchService,
  { id }: Dealer,
  channel: Channel,
  stock: StockByChannel,
): Promise<FinancedStock> {
  const { total, hits } = await search.search({
    channel,
    filters: { dealer: { anyOf: [id] }, monthly: { from: 1 } },
    sort: 'monthly-asc',
    size: 1,
  });
  return { channel, financed: total, total: stock[channel], cheapest: hits[0]?.advert ?? null };
}

async function loadReputed(services: Services, { id }: Dealer, url: URL) {
  const reputation = await loadReputation(services, id);
  return { reputation, reviews: await loadReviews(services, id, reputation.rating, url) };
}
