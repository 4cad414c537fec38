import { counties } from '../place/counties.ts';
import { findCounty } from '../place/find-county.ts';
import { believedPrice } from '../price/believed-price.ts';
import { priceSteps } from '../price/price-steps.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import type { AttributeValue } from '../vehicle/attribute-value.ts';
import type { SearchableAdvert } from './searchable-advert.ts';

/**
 * An attribute that adverts can be found by: an entry like those of the vehicle table, and where to read its
 * value.
 */
export type SearchableAttribute = AttributeDefinition & {
  read: (advert: SearchableAdvert) => AttributeValue | null;
  /** The vehicle's property that `read` returns, if it does nothing else. */
  vehicleProperty?: string;
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
    label: 'Cost a year',
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
    filter: { by: 'any-of', param: 'county' },
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
    key: 'usual',
    label: 'Usual for the model',
    kind: 'name',
    maxLength: 200,
    facet: 'values',
    read: ({ usual }) => (usual && usual.length > 0 ? usualTexts.write(usual) : null),
  },
];
