import { channels, storePath } from '@forecourt/domain';
import type { Services } from '../../../server/services.ts';
import { requireDealer } from '../../dealer/require-dealer.server.ts';
import { notFound } from '../../not-found.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import { dealerBlock } from '../../structured-data/dealer-block.ts';
import { buildStoreView } from './build-store-view.ts';

const cardsAChannel = 4;

/** A dealer without a store has only its list of stock: its store is not found. */
export async function loadStore(services: Services, idText: string, url: URL) {
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
    head: {
      title: `${dealer.name}, Co. ${dealer.place.county}`,
      description: dealer.about || `${dealer.name}: stock, opening hours and where to find it.`,
      path: storePath(dealer),
      structuredData: [breadcrumbBlock(view.trail, origin), dealerBlock(dealer, { origin })],
    },
  };
}
