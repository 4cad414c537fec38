import { type Advert, searchableAttributes, searchableAttributesOf, type Vehicle } from '@forecourt/domain';

export type FlatValue = string | number | null;
export type FlatRow = Record<string, FlatValue>;

/** Peers filter and count what every search counts, and not what a visitor opens a group for. */
const attributes = searchableAttributesOf('Car').filter(
  ({ group, countedWith, isSorted }) => !group && !countedWith && !isSorted,
);

/** Counted by value. */
export const valueFacets = attributes.filter(({ facet }) => facet === 'values').map(({ key }) => key);
/** Counted in buckets: peers get the bucket as a separate column, `price_b`. */
export const bucketFacets = attributes.flatMap(({ key, facet }) =>
  typeof facet === 'object' && 'from' in facet ? [{ key, column: `${key}_b`, from: facet.from }] : [],
);
export const facetColumns = [...valueFacets, ...bucketFacets.map(({ column }) => column)];

export const textColumns = [
  'reference',
  'make',
  'model',
  'condition',
  'body',
  'colour',
  'fuel',
  'transmission',
  'county',
  'seller',
  'usual',
];
export const numberColumns = [
  'doors',
  'seats',
  'dealer',
  ...bucketFacets.map(({ key }) => key),
  ...bucketFacets.map(({ column }) => column),
];
export const floatColumns = ['listed', 'x', 'y', 'z', 'latitude', 'longitude'];

/** An advert as a flat table row. */
export function flatRow(advert: Advert): FlatRow {
  const row: FlatRow = { reference: advert.publicReference, listed: Date.parse(advert.listedAt) };
  for (const { key, read } of attributes) {
    const value = read(advert);
    if (typeof value === 'string' || typeof value === 'number') row[key] = value;
  }
  for (const { key, column, from } of bucketFacets) {
    const value = row[key];
    row[column] = typeof value === 'number' ? from.findLastIndex((start) => start <= value) : null;
  }
  const { latitude, longitude, county, town } = advert.place;
  const theta = (latitude * Math.PI) / 180;
  const phi = (longitude * Math.PI) / 180;
  row.latitude = latitude;
  row.longitude = longitude;
  row.x = Math.cos(theta) * Math.cos(phi);
  row.y = Math.cos(theta) * Math.sin(phi);
  row.z = Math.sin(theta);
  const { vehicle } = advert;
  const words = [
    advert.title,
    vehicle.make,
    vehicle.model,
    vehicle.derivative,
    ...chosenValues(vehicle),
    ...(vehicle.equipment ?? []),
    county,
    town,
    advert.description,
  ];
  row.words = words.filter((text) => text !== null).join(' ');
  return row;
}

/** Every choice is among the words of an advert: `leather automatic`. */
function chosenValues(vehicle: Vehicle): (string | null)[] {
  return searchableAttributes.flatMap(({ kind, spec, key }) => {
    const value = kind === 'choice' && spec !== undefined ? vehicle[key as keyof Vehicle] : null;
    return typeof value === 'string' ? [value] : [];
  });
}
