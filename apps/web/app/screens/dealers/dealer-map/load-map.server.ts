import { channelOfPath, dealerMapPath } from '@forecourt/domain';
import { dealerAddress } from '@forecourt/site';
import type { RouterContextProvider } from 'react-router';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { dealerBlock } from '../../../head/structured-data/dealer-block.ts';
import { loadDealerContact } from '../../../parts/dealer/dealer-enquiry.server.ts';
import { loadStockLinks } from '../../../parts/dealer/load-stock-links.server.ts';
import { loadNearby } from '../../../parts/dealer/nearby/load-nearby.server.ts';
import { loadReputation } from '../../../parts/dealer/reputation/load-reputation.server.ts';
import { requireDealer } from '../../../parts/dealer/require-dealer.server.ts';
import { loadReviews } from '../../../parts/dealer/reviews/load-reviews.server.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { buildMapView } from './build-map-view.ts';

interface MapPage {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function loadMap(page: MapPage, idText: string) {
  const { url, context } = page;
  const services = context.get(servicesContext);
  const channel = channelOfPath(url.pathname);
  const dealer = await requireDealer(services, idText, url, (each) => dealerMapPath(each, channel));
  const [reputation, nearby, stockLinks, contact] = await Promise.all([
    loadReputation(services, dealer.id),
    loadNearby(services, dealer, channel),
    loadStockLinks(services, dealer),
    loadDealerContact(page, dealer, channel),
  ]);
  const reviews = dealer.hasStore ? null : await loadReviews(services, dealer.id, reputation.rating, url);
  const view = buildMapView({ dealer, channel, reputation, reviews, nearby, stockLinks, now: new Date() });
  const { origin } = services.site;
  return {
    view,
    contact,
    tracking: { dealerId: dealer.id },
    head: {
      title: `Where to find ${dealer.name}, Co. ${dealer.place.county}`,
      description: `${dealer.name}, ${dealerAddress(dealer)}: map, directions and opening hours.`,
      path: dealerMapPath(dealer, channel),
      structuredData: [
        breadcrumbBlock(view.trail, origin),
        dealerBlock(dealer, { origin, rating: reputation.rating }),
      ],
    },
  };
}
