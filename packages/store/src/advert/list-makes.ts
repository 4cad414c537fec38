import type { Session } from '../database/database.ts';
import { count } from '../database/drizzle.ts';
import { advert } from '../schema/schema.ts';

/** Every make of a live or ended advert, as written there, rarest first. */
export async function listMakes(session: Session): Promise<string[]> {
  const rows = await session.orm
    .select({ make: advert.make })
    .from(advert)
    .groupBy(advert.make)
    .orderBy(count());
  return rows.map(({ make }) => make);
}
