import {
  type Advert,
  advertPath,
  buildStockItem,
  type Dealer,
  dealerListingPath,
  type StockItem,
} from '@forecourt/domain';
import type { StockSummary } from './stock-schema.ts';

/** The addresses of pictures are hashes, and make up a third of an answer's cost: they are made once for each advert. */
const items = new WeakMap<Advert, StockItem>();

function stockItemOf(advert: Advert): StockItem {
  let item = items.get(advert);
  if (!item) {
    item = buildStockItem(advert);
    items.set(advert, item);
  }
  return item;
}

/** An advert as search results carry it. A private seller's name and number stay out: they are shown on request only. */
export function buildStockSummary(
  advert: Advert,
  dealer: Dealer | null,
  distanceKm: number | null,
): StockSummary {
  const item = stockItemOf(advert);
  const { mileage, fuel, transmission, body, colour, engineCc } = advert.vehicle;
  const { county, town, routingKey } = advert.place;
  return {
    publicReference: item.publicReference,
    title: advert.title,
    href: advertPath(advert),
    searchDetailSummary: item.searchDetailSummary,
    vehicle: { ...item.vehicle, mileage, fuel, transmission, body, colour },
    imageDetails: item.imageDetails,
    sale: item.sale,
    dealerDetailSummary: dealer && buildDealerSummary(dealer, advert),
    // A tenth of a kilometre orders a list; the metre would lead to a private seller's door.
    stockLocation: { county, town, routingKey, distanceKm: distanceKm && Math.round(distanceKm * 10) / 10 },
    engineSizeCC: engineCc,
    hasVehicleSpin: advert.hasSpin,
    videoLink: advert.videoUrl,
    listedAt: advert.listedAt,
    updatedAt: advert.updatedAt,
  };
}

function buildDealerSummary(dealer: Dealer, { channel }: Advert) {
  const { id, name, logoUrl, isSimiApproved, isFeaturedPartner, hasStore } = dealer;
  return {
    dealerId: id,
    name,
    logoUrl,
    isSimiApproved,
    isFeaturedPartner,
    hasStore,
    href: dealerListingPath(dealer, channel),
  };
}
