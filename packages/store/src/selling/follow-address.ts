import { findAdverts } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Session } from '../database/database.ts';
import { inArray, sql } from '../database/drizzle.ts';
import { advert } from '../schema/schema.ts';
import { listSellerAdverts, lockSeller } from './seller-adverts.ts';

/** Messages about an account's adverts go to its new address, also those about ended ones. */
export async function moveAdvertsToAddress(
  session: Session,
  accountId: number,
  { email, at }: { email: string; at: string },
): Promise<void> {
  await lockSeller(session, accountId);
  const references = (await listSellerAdverts(session, accountId)).map((each) => each.publicReference);
  const adverts = await findAdverts(session, references);
  const moved = adverts.flatMap((each) =>
    each.seller.kind === 'private' ? [{ ...each, seller: { ...each.seller, email } }] : [],
  );
  // As a change like any other, so that every process learns of it.
  await upsertAdverts(
    session,
    moved.filter(({ status }) => status === 'live'),
    { at },
  );
  const ended = moved.filter(({ status }) => status === 'ended').map((each) => each.publicReference);
  await session.orm
    .update(advert)
    .set({ privateSeller: sql`jsonb_set(${advert.privateSeller}, '{email}', to_jsonb(${email}::text))` })
    .where(inArray(advert.publicReference, ended));
}
