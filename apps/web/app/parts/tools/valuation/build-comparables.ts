import {
  type Advert,
  advertPath,
  formatEuro,
  formatMileage,
  formatSearch,
  groupDigits,
  type SearchQuery,
} from '@forecourt/domain';
import type { ComparableAdvert, ComparableBasis } from '@forecourt/pricing';
import { buildVehicleCard } from '@forecourt/site';
import { buildPriceMark } from '../../price-rating/build-price-mark.ts';
import type { RateAdvert } from '../../vehicle/build-vehicle-card-view.ts';
import { joinFacts } from '../../vehicle/card-facts.ts';
import { type AdvertRow, type AdvertsPart, listPicture } from '../answer/advert-list-view.ts';

/** How many are listed initially. */
export const listedAtFirst = 5;

interface Compared {
  comparables: readonly ComparableAdvert[];
  /** The total, of which only the nearest may be given. */
  count: number;
  /** The adverts shown, in order. */
  adverts: readonly Advert[];
  /** Shows all of them. */
  allHref: string;
  rate: RateAdvert;
}

/** The adverts that a figure is based on, the most similar first. */
export function buildComparables({ comparables, count, adverts, allHref, rate }: Compared): AdvertsPart {
  const found = new Map(comparables.map((each) => [each.publicReference, each]));
  const isWhole = adverts.length >= Math.min(count, comparables.length);
  return {
    kind: 'adverts',
    id: 'comparable-adverts',
    title:
      count > adverts.length
        ? `The ${groupDigits(adverts.length)} closest of ${groupDigits(count)} adverts`
        : `The ${groupDigits(count)} adverts behind it`,
    note: 'Under each price: what it would be at this age, mileage and version.',
    rows: adverts.map((advert) => ({
      ...buildRow(advert, found.get(advert.publicReference)),
      rating: buildPriceMark(advert, rate(advert)),
    })),
    more: isWhole ? null : { label: `List all ${groupDigits(comparables.length)}`, href: allHref },
  };
}

function buildRow(advert: Advert, compared: ComparableAdvert | undefined): AdvertRow {
  const { vehicle, seller, place } = advert;
  const { imageUrl } = buildVehicleCard(advert);
  return {
    key: advert.publicReference,
    name: [advert.title, vehicle.derivative].filter(Boolean).join(' '),
    href: advertPath(advert),
    picture: listPicture(imageUrl),
    facts: joinFacts([
      String(vehicle.year),
      vehicle.mileage === null ? null : formatMileage(vehicle),
      `${seller.kind === 'trade' ? 'Dealer' : 'Private'} in ${place.county}`,
    ]),
    price: formatEuro(compared?.price ?? advert.price ?? 0),
    priceNote: compared ? `Adjusted: ${formatEuro(compared.adjustedPrice)}` : null,
  };
}

interface ComparedModel {
  channel: Advert['channel'];
  make: string;
  model: string;
}

/** The address of the results that contain those compared. */
export function comparableSearch(model: ComparedModel, basis: ComparableBasis): string {
  return formatSearch(comparableQuery(model, basis));
}

export function comparableQuery(
  { channel, make, model }: ComparedModel,
  basis: ComparableBasis,
): SearchQuery {
  return {
    channel,
    filters: {
      make: { anyOf: [make] },
      model: { anyOf: [model] },
      year: { from: basis.minYear, to: basis.maxYear },
      ...(basis.fuel && { fuel: { anyOf: [basis.fuel] } }),
      ...(basis.isNew && { condition: { anyOf: ['New'] } }),
    },
    sort: 'price-asc',
  };
}
