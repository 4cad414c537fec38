import { hash } from 'node:crypto';
import {
  type AdvertDraft,
  publicReferenceOf,
  type Seller,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';
import { sql } from 'drizzle-orm';

/** What a seller states, where a dealer may not be a stored one yet. */
export type StatedAdvert = Omit<AdvertDraft, 'seller'> & {
  seller: Extract<Seller, { kind: 'private' }> | { kind: 'trade' };
};

/** One advert as the bulk statements take it: a batch travels as one JSON text and is unpacked by PostgreSQL. */
export interface AdvertInput {
  publicReference: string;
  source: string;
  sourceReference: string;
  price: number | null;
  /** Of everything the seller stated: equal for two drafts that say the same, in whatever order. */
  contentHash: string;
  /** A JSON object with a property for each of `inputColumns`. */
  json: string;
}

export function buildAdvertInput(draft: AdvertDraft): AdvertInput {
  return withDealer(
    buildDealerlessInput(draft),
    draft.seller.kind === 'trade' ? draft.seller.dealerId : null,
  );
}

/** The id of a dealer is what an import knows last: it comes to all the rest, which is work, in no time. */
export function withDealer(input: AdvertInput, dealerId: number | null): AdvertInput {
  const contentHash = dealerId === null ? input.contentHash : `${input.contentHash}-${dealerId}`;
  const json = withProperties(input.json, { dealer_id: dealerId, content_hash: contentHash });
  return { ...input, contentHash, json };
}

/** The text that is stored is also what is hashed: writing it twice would cost as much as everything else here. */
export function buildDealerlessInput(draft: StatedAdvert): AdvertInput {
  const { vehicle, place, seller } = draft;
  const publicReference = publicReferenceOf(draft.source, draft.sourceReference);
  const json = JSON.stringify({
    public_reference: publicReference,
    source: draft.source,
    source_reference: draft.sourceReference,
    channel: draft.channel,
    title: draft.title,
    description: draft.description,
    make: vehicle.make,
    model: vehicle.model,
    vehicle: statedValues(vehicle),
    price: draft.price,
    finance: draft.finance,
    pictures: draft.pictures,
    video_url: draft.videoUrl,
    has_spin: draft.hasSpin,
    private_seller:
      seller.kind === 'private' ? { name: seller.name, phone: seller.phone, email: seller.email } : null,
    county: place.county,
    town: place.town,
    routing_key: place.routingKey,
    latitude: place.latitude,
    longitude: place.longitude,
    is_featured: draft.isFeatured,
  });
  const { source, sourceReference, price } = draft;
  return {
    publicReference,
    source,
    sourceReference,
    price,
    contentHash: hash('sha1', json, 'base64url'),
    json,
  };
}

/** `{"a":1}` with `{"b":2}` is `{"a":1,"b":2}`, without reading the first again. */
export function withProperties(json: string, more: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

/** A batch as bytes: both drivers send those as they are, where a text would be measured and encoded once more. */
export function buildBatch(rows: readonly string[]): Buffer {
  return Buffer.from(`[${rows.join()}]`);
}

/** The columns of an `AdvertInput`, in the order in which both statements insert them. */
export const inputColumns = sql.raw(`
  public_reference, source, source_reference, channel, title, description, make, model, vehicle, price, finance,
  pictures, video_url, has_spin, dealer_id, private_seller, county, town, routing_key, latitude, longitude,
  is_featured, content_hash`);

/** The same with their types, for `json_to_recordset`. */
export const inputTypes = sql.raw(`
  public_reference text, source text, source_reference text, channel text, title text, description text, make text,
  model text, vehicle jsonb, price integer, finance jsonb, pictures jsonb, video_url text, has_spin boolean,
  dealer_id integer, private_seller jsonb, county text, town text, routing_key text, latitude float8,
  longitude float8, is_featured boolean, content_hash text`);

/** Without the nulls, and in the order of the attribute table. */
function statedValues(vehicle: Vehicle): Record<string, unknown> {
  const stated: Record<string, unknown> = {};
  for (const { key } of vehicleAttributes) {
    const value = vehicle[key];
    if (value !== null && value !== undefined) stated[key] = value;
  }
  return stated;
}
