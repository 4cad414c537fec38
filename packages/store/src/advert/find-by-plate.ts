import type { Advert } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, isNull } from '../database/drizzle.ts';
import { advert, plateKey } from '../schema/advert.ts';
import { findAdverts } from './find-adverts.ts';

/** A vehicle is advertised a few times in its life; a plate that many share is no vehicle's. */
const mostAdverts = 50;

/** The adverts that carry a plate, live and ended but none taken down, the newest first. Dashes, blanks and case do not matter. */
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
