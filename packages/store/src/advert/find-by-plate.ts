import type { Advert } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, isNull } from '../database/drizzle.ts';
import { advert, plateKey } from '../schema/advert.ts';
import { findAdverts } from './find-adverts.ts';

/** A vehicle is advertised a few times in its life; a plate shared by many adverts is not a real one. */
const mostAdverts = 50;

/** The adverts with this plate, live and ended but not taken down, newest first. */
export async function findAdvertsByPlate(session: Session, plate: string): Promise<Advert[]> {
  return findAdverts(session, await findReferencesByPlate(session, plate));
}

/** Their references alone, which is all that most adverts need: no other has their plate. */
export async function findReferencesByPlate(session: Session, plate: string): Promise<string[]> {
  // Ignores dashes, spaces and case.
  const key = plate.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (key === '') return [];
  const rows = await session.orm
    .select({ publicReference: advert.publicReference })
    .from(advert)
    .where(and(eq(plateKey(advert.vehicle), key), isNull(advert.takedown)))
    .orderBy(desc(advert.listedAt))
    .limit(mostAdverts);
  return rows.map(({ publicReference }) => publicReference);
}
