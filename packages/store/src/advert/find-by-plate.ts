import type { Advert } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, isNull } from '../database/drizzle.ts';
import { advert, plateKey } from '../schema/advert.ts';
import { findAdverts } from './find-adverts.ts';

/** A vehicle is advertised a few times in its life; a plate shared by many adverts is not a real one. */
const mostAdverts = 50;

/**
 * The adverts with this plate, live and ended but not taken down, newest first. Ignores dashes, spaces and
 * case.
 */
export async function findAdvertsByPlate(session: Session, plate: string): Promise<Advert[]> {
  const key = plate.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (key === '') return [];
  const rows = await session.orm
    .select({ publicReference: advert.publicReference })
    .from(advert)
    .where(and(eq(plateKey(advert.vehicle), key), isNull(advert.takedown)))
    .orderBy(desc(advert.listedAt))
    .limit(mostAdverts);
  return findAdverts(
    session,
    rows.map(({ publicReference }) => publicReference),
  );
}
