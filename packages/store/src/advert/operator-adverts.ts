import type { Advert } from '@forecourt/domain';
import { CommandError } from '../command/command-error.ts';
import type { Session } from '../database/database.ts';
import { and, desc, eq, inArray, type SQL, sql } from '../database/drizzle.ts';
import { advert, dealer, plateKey, type TakedownKind } from '../schema/schema.ts';
import { findTakedown } from '../takedown/take-down.ts';
import { buildWholeAdvert } from './advert-row.ts';

/** An advert as an operator sees it: what its feed says, and what operators have decided. */
export interface OperatorAdvert {
  advert: Advert;
  dealerName: string | null;
  takedown: TakedownKind | null;
}

const plate = plateKey(advert.vehicle);

/** Adverts that contain every word in the title, references, plate or seller's name, newest first. */
export function searchOperatorAdverts(
  session: Session,
  words: readonly string[],
  { limit }: { limit: number },
): Promise<OperatorAdvert[]> {
  const text = sql`concat_ws(' ', ${advert.title}, ${advert.publicReference}, ${advert.source}, ${advert.sourceReference},
    ${plate}, ${advert.vehicle} ->> 'registration', ${dealer.name}, ${advert.privateSeller} ->> 'name')`;
  const holds = (word: string) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`;
  return readAdverts(session, and(...words.map(holds)), limit);
}

/** Those with these references, in no particular order. */
export async function findOperatorAdverts(
  session: Session,
  references: readonly string[],
): Promise<OperatorAdvert[]> {
  if (references.length === 0) return [];
  return readAdverts(session, inArray(advert.publicReference, [...references]), references.length);
}

export async function requireOperatorAdvert(session: Session, reference: string): Promise<OperatorAdvert> {
  const [found] = await readAdverts(session, eq(advert.publicReference, reference), 1);
  if (!found) throw new CommandError(`There is no advert ${reference}.`);
  return found;
}

/** Reasons other than a decision about the advert itself that keep it off the site. */
export async function explainOff(session: Session, reference: string): Promise<string | null> {
  const { advert: found, takedown, dealerName } = await requireOperatorAdvert(session, reference);
  if (takedown === null) return null;
  const { seller, source, vehicle } = found;
  const dealerId = seller.kind === 'trade' ? seller.dealerId : 0;
  const key = vehicle.registration?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? '';
  for (const [scope, subject, what] of [
    ['source', source, `source ${source}`],
    ['dealer', String(dealerId), `dealer ${dealerId} ${dealerName}`],
    ['plate', `${source} ${key}`, `plate ${key} within the source ${source}`],
  ] as const) {
    const kind = await findTakedown(session, { scope, subject });
    if (kind) return `Off the site because its ${what} is ${kind}.`;
  }
  return null;
}

async function readAdverts(
  session: Session,
  which: SQL | undefined,
  limit: number,
): Promise<OperatorAdvert[]> {
  const rows = await session.orm
    .select({ row: advert, dealerName: dealer.name })
    .from(advert)
    .leftJoin(dealer, eq(dealer.id, advert.dealerId))
    .where(which)
    .orderBy(desc(advert.listedAt), advert.publicReference)
    .limit(limit);
  return rows.map(({ row, dealerName }) => ({
    advert: buildWholeAdvert(row, []),
    dealerName,
    takedown: row.takedown,
  }));
}
