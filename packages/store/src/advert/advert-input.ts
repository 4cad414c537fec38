import { hash } from 'node:crypto';
import {
  type AdvertDraft,
  publicReferenceOf,
  type Seller,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';
import type { AdvertInput } from './advert-columns.ts';

/** What a seller states, where a dealer may not be a stored one yet. */
export type StatedAdvert = Omit<AdvertDraft, 'seller'> & {
  seller: Extract<Seller, { kind: 'private' }> | { kind: 'trade' };
};

export function buildAdvertInput(draft: AdvertDraft): AdvertInput {
  return withDealer(
    buildDealerlessInput(draft),
    draft.seller.kind === 'trade' ? draft.seller.dealerId : null,
  );
}

/** The id of a dealer is what an import knows last: it comes to all the rest, which is work, in no time. */
export function withDealer(input: AdvertInput, dealerId: number | null): AdvertInput {
  if (dealerId === null) return input;
  return { ...input, dealerId, contentHash: `${input.contentHash}-${dealerId}` };
}

/** The hash is of everything the seller stated: equal for two drafts that say the same, in whatever order. */
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
    price: draft.price,
    finance: draft.finance,
    pictures: draft.pictures,
    videoUrl: draft.videoUrl,
    hasSpin: draft.hasSpin,
    dealerId: null,
    privateSeller:
      seller.kind === 'private' ? { name: seller.name, phone: seller.phone, email: seller.email } : null,
    county: place.county,
    town: place.town,
    routingKey: place.routingKey,
    latitude: place.latitude,
    longitude: place.longitude,
    isFeatured: draft.isFeatured,
  };
  return { ...stated, contentHash: hash('sha1', JSON.stringify(stated), 'base64url') };
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
