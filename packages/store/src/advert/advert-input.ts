import { hash } from 'node:crypto';
import {
  type AdvertDraft,
  publicReferenceOf,
  type Seller,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';
import { type AdvertInput, inputColumns } from './advert-columns.ts';

/** What a seller states; the dealer may not be stored yet. */
export type StatedAdvert = Omit<AdvertDraft, 'seller'> & {
  seller: Extract<Seller, { kind: 'private' }> | { kind: 'trade' };
};

export function buildAdvertInput(draft: AdvertDraft): AdvertInput {
  return withDealer(
    buildDealerlessInput(draft),
    draft.seller.kind === 'trade' ? draft.seller.dealerId : null,
  );
}

/**
 * An import learns the dealer's id last. Everything else is computed earlier, so that adding the id is cheap.
 */
export function withDealer(input: AdvertInput, dealerId: number | null): AdvertInput {
  if (dealerId === null) return input;
  return { ...input, dealerId, contentHash: `${input.contentHash}-${dealerId}` };
}

/** A hash of everything the seller stated: equal for two drafts that say the same in any order. */
export function buildDealerlessInput(draft: StatedAdvert): AdvertInput {
  const { vehicle, place, seller } = draft;
  const stated = {
    publicReference: publicReferenceOf(draft.source, draft.sourceReference),
    source: draft.source,
    sourceReference: draft.sourceReference,
    channel: draft.channel,
    title: draft.title,
    description: draft.description,
    make: vehicle.make,
    model: vehicle.model,
    vehicle: statedValues(vehicle),
    usual: draft.usual,
    doubted: draft.doubted,
    price: draft.price,
    finance: draft.finance,
    pictures: draft.pictures,
    videoUrl: draft.videoUrl,
    hasSpin: draft.hasSpin,
    privateSeller:
      seller.kind === 'private' ? { name: seller.name, phone: seller.phone, email: seller.email } : null,
    county: place.county,
    town: place.town,
    routingKey: place.routingKey,
    latitude: place.latitude,
    longitude: place.longitude,
    precision: place.precision,
    isFeatured: draft.isFeatured,
  };
  return { ...stated, dealerId: null, contentHash: hashOf(stated) };
}

type Stated = Omit<AdvertInput, 'dealerId' | 'contentHash'>;

const isStated = (key: keyof AdvertInput): key is keyof Stated => key !== 'dealerId' && key !== 'contentHash';

/**
 * How precisely a place is known follows from its other fields. Leaving it out keeps the hash of older
 * adverts.
 */
const isHashed = (key: keyof AdvertInput): key is keyof Stated => isStated(key) && key !== 'precision';

/** What is known about an advert before its dealer is. */
export const dealerlessColumns = inputColumns.filter(({ key }) => isStated(key));

/** Adverts stored before these fields existed keep their hash: the fields count only when set. */
const isNew = (key: keyof AdvertInput) => key === 'usual' || key === 'doubted';

const hashedColumns = inputColumns.flatMap(({ key, name }) =>
  isHashed(key) ? [{ key, label: `"${name}":` }] : [],
);

/**
 * Hashes one JSON object keyed by column name. An import uses it to recognise unchanged adverts: any other
 * form would rewrite every advert in every database.
 */
function hashOf(stated: Stated): string {
  let text = '';
  for (const { key, label } of hashedColumns)
    if (!isNew(key) || stated[key].length > 0) text += `,${label}${JSON.stringify(stated[key])}`;
  return hash('sha1', `{${text.slice(1)}}`, 'base64url');
}

/** Without the nulls, and in the order of the attribute table. */
function statedValues(vehicle: Vehicle): Record<string, unknown> {
  const stated: Record<string, unknown> = {};
  for (const { key } of vehicleAttributes) {
    const value = vehicle[key];
    if (value !== null && value !== undefined) stated[key] = value;
  }
  return stated;
}
