import { lastPriceDrop } from '../advert/price-changes.ts';
import { featureNames } from '../features/features.ts';
import { featuresOfSaying, findFeatures } from '../features/find-features.ts';
import { counties } from '../place/counties.ts';
import { findCounty } from '../place/find-county.ts';
import { believedPrice } from '../price/believed-price.ts';
import { priceRatings } from '../price/price-ratings.ts';
import { priceSteps } from '../price/price-steps.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import type { AttributeValue } from '../vehicle/attribute-value.ts';
import { trimOf } from '../vehicle/trim.ts';
import { plateHalf, plateHalves } from './plate-half.ts';
import type { AdvertPrices, SearchableAdvert } from './searchable-advert.ts';

/**
 * An attribute that adverts can be found by: an entry like those of the vehicle table, and where to read its
 * value.
 */
export type SearchableAttribute = AttributeDefinition & {
  read: (advert: SearchableAdvert) => AttributeValue | null;
  /** The vehicle's property that `read` returns, if it does nothing else. */
  vehicleProperty?: string;
  /** Kept as a number that an order sorts by, even if no filter uses it. */
  isSorted?: true;
};

/**
 * The vehicle's attributes filled in with what is usual for its model, as one text: there are few such texts,
 * and counting each is quicker than counting the attributes one by one.
 */
export const usualTexts = {
  write: (keys: readonly string[]) => keys.join(' '),
  has: (text: string, key: string) => text.split(' ').includes(key),
};

/** The last step closes the scale: what costs more counts with what is just below it. */
const bucketStarts = [0, ...priceSteps.slice(0, -1)];

/** Attributes of the advert rather than of its vehicle. */
export const advertAttributes: readonly SearchableAttribute[] = [
  {
    key: 'price',
    label: 'Price',
    kind: 'number',
    min: 0,
    max: 9_999_999,
    unit: '€',
    grouped: true,
    filter: { by: 'range', min: 'minPrice', max: 'maxPrice' },
    facet: { from: bucketStarts },
    read: believedPrice,
  },
  {
    key: 'monthly',
    label: 'Monthly price',
    kind: 'number',
    min: 0,
    max: 100_000,
    unit: '€',
    grouped: true,
    filter: { by: 'range', min: 'minMonthly', max: 'maxMonthly' },
    facet: { from: [0, 100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000] },
    read: ({ finance }) => finance?.monthlyPayment ?? null,
  },
  {
    key: 'yearlyCost',
    label: 'Yearly cost',
    kind: 'number',
    min: 0,
    max: 100_000,
    unit: '€',
    grouped: true,
    filter: { by: 'range', min: 'minYearlyCost', max: 'maxYearlyCost' },
    facet: {
      from: [
        0, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000,
        7500,
      ],
    },
    read: ({ yearlyCost }) => yearlyCost ?? null,
  },
  {
    key: 'county',
    label: 'County',
    kind: 'choice',
    options: counties.map(({ name }) => name),
    findOption: (text) => findCounty(text)?.name,
    filter: { by: 'any-of', param: 'county', not: 'notCounty' },
    facet: 'values',
    read: ({ place }) => place.county,
  },
  {
    key: 'seller',
    label: 'Seller',
    kind: 'choice',
    options: ['trade', 'private'],
    filter: { by: 'any-of', param: 'seller' },
    facet: 'values',
    read: ({ seller }) => seller.kind,
  },
  {
    key: 'dealer',
    label: 'Dealer',
    kind: 'number',
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    filter: { by: 'any-of', param: 'dealer' },
    read: ({ seller }) => (seller.kind === 'trade' ? seller.dealerId : null),
  },
  {
    key: 'version',
    label: 'Version',
    kind: 'name',
    maxLength: 120,
    filter: { by: 'any-of', param: 'version', not: 'notVersion' },
    facet: 'values',
    countedWith: 'model',
    read: ({ vehicle }) => trimOf(vehicle.derivative),
  },
  {
    key: 'plate',
    label: 'Plate',
    kind: 'choice',
    options: plateHalves,
    filter: { by: 'any-of', param: 'plate', not: 'notPlate' },
    facet: 'values',
    group: 'history',
    says: { noun: 'plate' },
    read: ({ vehicle, title }) => plateHalf(vehicle, title),
  },
  {
    key: 'features',
    label: 'Features',
    kind: 'choices',
    options: featureNames,
    findOption: (text) => featuresOfSaying(text.toLowerCase().replaceAll('-', ' '))?.[0],
    filter: { by: 'all-of', param: 'feature', not: 'notFeature' },
    facet: 'values',
    group: 'equipment',
    read: ({ vehicle, description }) => findFeatures(vehicle.equipment, description),
  },
  {
    key: 'priceRating',
    label: 'Price rating',
    kind: 'choice',
    options: priceRatings,
    filter: { by: 'any-of', param: 'priceRating' },
    facet: 'values',
    group: 'seller',
    says: { noun: 'price' },
    read: ({ priceRating }) => priceRating ?? null,
  },
  {
    key: 'listed',
    label: 'Listed',
    kind: 'day',
    filter: { by: 'within-days', param: 'listedWithin' },
    facet: { within: [1, 3, 7, 14, 30] },
    group: 'seller',
    says: { days: 'listed in the last # days', dayOne: 'listed since yesterday' },
    read: ({ listedAt }) => listedAt.slice(0, 10),
  },
  {
    key: 'cut',
    label: 'Price cut',
    kind: 'day',
    filter: { by: 'within-days', param: 'cutWithin' },
    facet: { within: [7, 14, 30] },
    group: 'seller',
    says: { days: 'price cut in the last # days', dayOne: 'price cut since yesterday' },
    read: (advert) => dropOf(advert)?.at.slice(0, 10) ?? null,
  },
  {
    key: 'cutShare',
    label: 'Price cut (%)',
    kind: 'number',
    min: 0,
    max: 100,
    isSorted: true,
    read: (advert) => {
      const drop = dropOf(advert);
      const { price } = advert;
      return drop && price !== null ? (drop.amount / (price + drop.amount)) * 100 : null;
    },
  },
  {
    key: 'value',
    label: 'Below the market price (%)',
    kind: 'number',
    min: -1000,
    max: 100,
    isSorted: true,
    read: ({ value }) => value ?? null,
  },
  {
    key: 'lowestPrice',
    label: 'Price, unless it is too low to rate',
    kind: 'number',
    min: 0,
    max: 9_999_999,
    isSorted: true,
    read: (advert) => (advert.isTooLow ? null : believedPrice(advert)),
  },
  {
    key: 'pictures',
    label: 'Pictures',
    kind: 'number',
    min: 0,
    max: 1000,
    filter: { by: 'at-least', param: 'minPictures' },
    facet: { from: [0, 1, 5, 10, 15, 20] },
    group: 'seller',
    says: { from: 'at least # pictures', fromOne: 'with pictures' },
    read: ({ pictures }) => pictures.length,
  },
  {
    key: 'film',
    label: 'Video or 360° view',
    kind: 'yes-no',
    filter: { by: 'is', param: 'video', only: 'yes' },
    facet: 'values',
    group: 'seller',
    says: { yes: 'with video or 360° view' },
    read: ({ videoUrl, hasSpin }) => (videoUrl || hasSpin ? true : null),
  },
  {
    key: 'dealerRating',
    label: 'Dealer rating',
    kind: 'number',
    min: 0,
    max: 5,
    unit: 'stars',
    decimals: 1,
    filter: { by: 'at-least', param: 'minDealerRating' },
    facet: { from: [0, 3, 4, 4.5] },
    group: 'seller',
    says: { from: 'dealer rated # stars or more' },
    read: ({ dealerRating }) => dealerRating ?? null,
  },
  {
    key: 'answersInADay',
    label: 'Replies within a day',
    kind: 'yes-no',
    filter: { by: 'is', param: 'answersInADay', only: 'yes' },
    facet: 'values',
    group: 'seller',
    says: { yes: 'seller replies within a day' },
    read: ({ answersInADay }) => answersInADay ?? null,
  },
  {
    key: 'usual',
    label: 'Usual for the model',
    kind: 'name',
    maxLength: 200,
    facet: 'values',
    read: ({ usual }) => (usual && usual.length > 0 ? usualTexts.write(usual) : null),
  },
];

/** The last cut of the price, if the price asked now is the result of it. */
function dropOf({ priceHistory, doubted = [] }: AdvertPrices) {
  return priceHistory && priceHistory.length > 1 ? lastPriceDrop({ priceHistory, doubted }) : null;
}
