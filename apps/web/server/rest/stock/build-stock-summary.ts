import {
  type Advert,
  advertPath,
  buildStockItem,
  type Dealer,
  type DistanceRange,
  dealerListingPath,
  type PlacePrecision,
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
  distance: DistanceRange | null,
): StockSummary {
  const item = stockItemOf(advert);
  const { mileage, fuel, transmission, body, colour, engineCc } = advert.vehicle;
  const { county, town, routingKey, precision } = advert.place;
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
    stockLocation: { county, town, routingKey, precision, ...buildDistance(distance, precision) },
    engineSizeCC: engineCc,
    hasVehicleSpin: advert.hasSpin,
    videoLink: advert.videoUrl,
    listedAt: advert.listedAt,
    updatedAt: advert.updatedAt,
  };
}

/** One figure would be wrong of an advert that may stand anywhere in its county. */
function buildDistance(distance: DistanceRange | null, precision: PlacePrecision) {
  if (precision !== 'county' || !distance)
    return { distanceKm: distance && toTenth(distance.fromKm), distanceRangeKm: null };
  return {
    distanceKm: null,
    distanceRangeKm: { from: toTenth(distance.fromKm), to: toTenth(distance.toKm) },
  };
}

function toTenth(km: number): number {
  return Math.round(km * 10) / 10;
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
