import {
  type Advert,
  type PricePoint,
  type Seller,
  type Vehicle,
  vehicleAttributes,
} from '@forecourt/domain';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import type { advert } from '../schema/schema.ts';
import { soundList, soundVehicle } from './sound-row.ts';

/** Make and model come from the vehicle; the hash is internal. */
export type AdvertRow = Omit<typeof advert.$inferSelect, 'make' | 'model' | 'contentHash'>;

/**
 * The advert as visitors may see it. For one that was taken down, they see only that it has ended and the
 * kind of vehicle, which its address gives away anyway: not the seller's text, pictures and numbers, nor the
 * plate.
 */
export function buildAdvert(row: AdvertRow, priceHistory: readonly PricePoint[]): Advert {
  const advert = buildWholeAdvert(row, priceHistory);
  if (row.takedown === null) return advert;
  const { make, model, year, condition } = advert.vehicle;
  return {
    ...advert,
    status: 'ended',
    title: [year, make, model].filter(Boolean).join(' '),
    description: '',
    vehicle: { ...buildVehicle({}), make, model, year, condition },
    usual: [],
    doubted: [],
    pictures: [],
    videoUrl: null,
    hasSpin: false,
    seller: advert.seller.kind === 'trade' ? advert.seller : unnamedSeller,
  };
}

/** Everything stored about it, for the operator. */
export function buildWholeAdvert(row: AdvertRow, priceHistory: readonly PricePoint[]): Advert {
  return {
    publicReference: row.publicReference,
    source: row.source,
    sourceReference: row.sourceReference,
    channel: row.channel,
    status: row.status,
    title: row.title,
    description: row.description,
    vehicle: buildVehicle(soundVehicle(row.vehicle)),
    usual: soundList(row.usual),
    doubted: soundList(row.doubted),
    price: row.price,
    finance: row.finance,
    pictures: soundList(row.pictures).filter((picture) => typeof picture === 'string'),
    videoUrl: row.videoUrl,
    hasSpin: row.hasSpin,
    seller: buildSeller(row),
    place: {
      county: row.county,
      town: row.town,
      routingKey: row.routingKey,
      latitude: row.latitude,
      longitude: row.longitude,
      precision: row.precision,
    },
    isFeatured: row.isFeatured,
    listedAt: isoTime(row.listedAt),
    updatedAt: isoTime(row.updatedAt),
    endedAt: isoTimeOrNull(row.endedAt),
    priceHistory,
  };
}

const unnamedSeller: Seller = { kind: 'private', name: '', phone: null, email: null };

/** Restores the nulls that were left out, including those of attributes added since the advert was stored. */
function buildVehicle(stored: Record<string, unknown>): Vehicle {
  const values: Record<string, unknown> = {};
  for (const { key } of vehicleAttributes) values[key] = stored[key] ?? null;
  // The stored value came from the same table that the type is derived from.
  return values as unknown as Vehicle;
}

function buildSeller(row: AdvertRow): Seller {
  if (row.dealerId !== null) return { kind: 'trade', dealerId: row.dealerId };
  return row.privateSeller ? { kind: 'private', ...row.privateSeller } : unnamedSeller;
}
