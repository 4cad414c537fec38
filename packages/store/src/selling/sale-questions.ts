import { endAdverts } from '../advert/end-adverts.ts';
import { queryRows, type Session } from '../database/database.ts';
import { and, eq, isNull, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { type MailKind, saleQuestion, sellerAdvert } from '../schema/schema.ts';
import { findSellerAdvert, lockSeller, logAdvertEvent } from './seller-adverts.ts';

/** "Still for sale?", asked about one advert. */
export interface SaleQuestion {
  id: number;
  publicReference: string;
  askedAt: string;
  hiddenAt: string | null;
  closedAt: string | null;
}

export async function findSaleQuestion(session: Session, id: number): Promise<SaleQuestion | undefined> {
  const [row] = await session.orm.select().from(saleQuestion).where(eq(saleQuestion.id, id));
  return (
    row && {
      ...row,
      askedAt: isoTime(row.askedAt),
      hiddenAt: isoTimeOrNull(row.hiddenAt),
      closedAt: isoTimeOrNull(row.closedAt),
    }
  );
}

/** Queues a mail about every live advert whose seller has done nothing with it for so long. Returns how many. */
export async function askSaleQuestions(
  session: Session,
  { at, quietSince }: { at: string; quietSince: string },
): Promise<number> {
  return session.transaction(async (inner) => {
    const asked = await queryRows<{ id: number }>(
      inner,
      sql`insert into sale_question (public_reference, asked_at)
        select placed.public_reference, ${at}::timestamptz from seller_advert placed
        where placed.state = 'live' and placed.state_since <= ${quietSince}::timestamptz
          and not exists (select 1 from sale_question asked
            where asked.public_reference = placed.public_reference and asked.closed_at is null)
          and not exists (select 1 from advert_event event
            where event.public_reference = placed.public_reference and event.actor = 'seller'
              and event.at > ${quietSince}::timestamptz)
        returning id`,
    );
    for (const { id } of asked) await queueMail(inner, 'still-for-sale', id, { at });
    return asked.length;
  });
}

/** A seller who has changed the price, paused or ended the advert since has replied by that. */
export async function closeSettledQuestions(session: Session, { at }: { at: string }): Promise<void> {
  await session.orm.execute(
    sql`update sale_question asked set closed_at = ${at}::timestamptz where closed_at is null and (
      exists (select 1 from advert_event event where event.public_reference = asked.public_reference
        and event.actor = 'seller' and event.at > asked.asked_at)
      or exists (select 1 from seller_advert placed where placed.public_reference = asked.public_reference
        and placed.state not in ('live', 'paused')))`,
  );
}

/**
 * Questions without a reply for so long. It is counted from when the mail was sent: a mail server that was down must not
 * cost a seller the advert.
 */
export async function listUnanswered(
  session: Session,
  { sentBefore, isHidden, hiddenBefore }: { sentBefore: string; isHidden: boolean; hiddenBefore?: string },
): Promise<number[]> {
  const hidden = isHidden
    ? sql`asked.hidden_at <= ${hiddenBefore ?? sentBefore}::timestamptz`
    : sql`asked.hidden_at is null`;
  const rows = await queryRows<{ id: number }>(
    session,
    sql`select asked.id from sale_question asked
      left join outgoing_mail mail on mail.kind = 'still-for-sale' and mail.about_id = asked.id
      where asked.closed_at is null and ${hidden}
        and coalesce(mail.state, 'sent') <> 'waiting'
        and coalesce(mail.sent_at, asked.asked_at) <= ${sentBefore}::timestamptz
      order by asked.id limit 500`,
  );
  return rows.map(({ id }) => id);
}

/** Without a reply, the advert first leaves the results and some days later ends. Returns false if somebody was quicker. */
export async function endForSilence(
  session: Session,
  id: number,
  { to, why, at }: { to: 'paused' | 'lapsed'; why: string; at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const before = await findSaleQuestion(inner, id);
    const owner = before && (await findSellerAdvert(inner, before.publicReference));
    if (!owner) return false;
    await lockSeller(inner, owner.accountId);
    // Both again: the seller may have replied while this waited for the lock.
    await closeSettledQuestions(inner, { at });
    const question = await findSaleQuestion(inner, id);
    const placed = await findSellerAdvert(inner, before.publicReference);
    const from = to === 'paused' ? 'live' : 'paused';
    if (!question || question.closedAt !== null || placed?.state !== from) return false;
    const { publicReference } = placed;
    await endAdverts(inner, [publicReference], { at });
    await inner.orm
      .update(sellerAdvert)
      .set({ state: to, stateSince: at })
      .where(eq(sellerAdvert.publicReference, publicReference));
    await inner.orm
      .update(saleQuestion)
      .set(to === 'paused' ? { hiddenAt: at } : { closedAt: at })
      .where(eq(saleQuestion.id, id));
    await logAdvertEvent(inner, publicReference, { at, actor: 'checks', kind: to, why });
    const mail: MailKind = to === 'paused' ? 'advert-hidden' : 'advert-lapsed';
    await queueMail(inner, mail, id, { at });
    return true;
  });
}

/** The seller says that a live advert is still for sale. Returns false if it is not live. */
export async function confirmForSale(
  session: Session,
  { publicReference, accountId, at }: { publicReference: string; accountId: number; at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    await lockSeller(inner, accountId);
    const placed = await findSellerAdvert(inner, publicReference);
    if (placed?.accountId !== accountId || placed.state !== 'live') return false;
    const closed = await inner.orm
      .update(saleQuestion)
      .set({ closedAt: at })
      .where(and(eq(saleQuestion.publicReference, publicReference), isNull(saleQuestion.closedAt)))
      .returning({ id: saleQuestion.id });
    // A second press has nothing to confirm.
    if (closed.length > 0) {
      await logAdvertEvent(inner, publicReference, { at, actor: 'seller', kind: 'confirmed', why: null });
    }
    return true;
  });
}
