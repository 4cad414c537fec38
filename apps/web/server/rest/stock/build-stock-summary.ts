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

/** Picture addresses are hashes, and make up a third of a response's cost: they are computed once per advert. */
const items = new WeakMap<Advert, StockItem>();

function stockItemOf(advert: Advert): StockItem {
  let item = items.get(advert);
  if (!item) {
    item = buildStockItem(advert);
    items.set(advert, item);
  }
  return item;
}

/** An advert in search results. A private seller's name and number are left out: they are shown on request only. */
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
    // A tenth of a kilometre is enough to sort a list; exact metres would lead to a private seller's door.
    stockLocation: { county, town, routingKey, precision, ...buildDistance(distance, precision) },
    engineSizeCC: engineCc,
    hasVehicleSpin: advert.hasSpin,
    videoLink: advert.videoUrl,
    listedAt: advert.listedAt,
    updatedAt: advert.updatedAt,
  };
}

/** A single figure would be wrong for an advert that may be anywhere in its county. */
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
