import type { AdvertLife } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { advert, plateKey } from '../schema/schema.ts';

/** A plate shared by more adverts is not a real one. */
const mostAdverts = 50;

/** The letters and digits of a plate, as it is compared. */
export function keyOfPlate(plate: string | null | undefined): string | null {
  return (plate ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
}

/** When each of these plates was advertised, by its letters and digits. */
export async function readPlateLives(
  session: Session,
  plates: readonly string[],
): Promise<Map<string, AdvertLife[]>> {
  const lives = new Map<string, AdvertLife[]>();
  if (plates.length === 0) return lives;
  const key = plateKey(advert.vehicle);
  const rows = await queryRows<{
    plate: string;
    publicReference: string;
    listedAt: string;
    endedAt: string | null;
  }>(
    session,
    sql`select ${key} as plate, ${advert.publicReference} as "publicReference",
        ${advert.listedAt}::text as "listedAt", ${advert.endedAt}::text as "endedAt"
      from ${advert} where ${key} = any(${encodeArray('text', plates)}::text[]) and ${advert.takedown} is null`,
  );
  for (const { plate, publicReference, listedAt, endedAt } of rows) {
    const life = { publicReference, listedAt: isoTime(listedAt), endedAt: isoTimeOrNull(endedAt) };
    lives.set(plate, [...(lives.get(plate) ?? []), life]);
  }
  for (const [plate, all] of lives) if (all.length > mostAdverts) lives.delete(plate);
  return lives;
}
