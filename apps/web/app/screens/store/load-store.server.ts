import { channels, storePath } from '@forecourt/domain';
import type { RouterContextProvider } from 'react-router';
import { loadDealerContact } from '../../dealer/dealer-enquiry.server.ts';
import { requireDealer } from '../../dealer/require-dealer.server.ts';
import { notFound } from '../../not-found.ts';
import { servicesContext } from '../../request-context.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import { dealerBlock } from '../../structured-data/dealer-block.ts';
import { buildStoreView } from './build-store-view.ts';

const cardsAChannel = 4;

interface StorePage {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** A dealer without a store has only its list of stock: its store is not found. */
export async function loadStore(page: StorePage, idText: string) {
  const { url, context } = page;
  const services = context.get(servicesContext);
  const dealer = await requireDealer(services, idText, url, storePath);
  if (!dealer.hasStore) throw notFound();
  const { origin } = services.site;
  const stock = await Promise.all(
    channels.map(async (channel) => {
      const filters = { dealer: { anyOf: [dealer.id] } };
      const { total, hits } = await services.search.search({ channel, filters, size: cardsAChannel });
      return { channel, total, adverts: hits.map(({ advert }) => advert) };
    }),
  );
  const view = buildStoreView(dealer, stock);
  return {
    view,
    contact: await loadDealerContact(page, dealer),
    tracking: { dealerId: dealer.id },
    head: {
      title: `${dealer.name}, Co. ${dealer.place.county}`,
      description: dealer.about || `${dealer.name}: stock, opening hours and where to find it.`,
      path: storePath(dealer),
      structuredData: [breadcrumbBlock(view.trail, origin), dealerBlock(dealer, { origin })],
    },
  };
}
