import {
  type AdvertDraft,
  type DealerReview,
  type Finding,
  type PastEnquiry,
  type SellingFields,
  sellingLimits,
} from '@forecourt/domain';
import {
  addPastEnquiries,
  addReviews,
  addSellingDraft,
  findEnquiryByKey,
  findOrAddAccount,
  findSellingDraft,
  openCase,
  publishDraft,
  type Session,
} from '@forecourt/store';

/** What the office of a made-up market finds in its queue. */
export interface BadMarket {
  sellers: readonly {
    email: string;
    accountCreatedAt: string;
    draftId: string;
    sentAt: string;
    fields: SellingFields;
    advert: Omit<AdvertDraft, 'source' | 'sourceReference'>;
    holds: readonly Finding[];
  }[];
  reports: readonly PastEnquiry[];
  reviews: readonly DealerReview[];
}

/** Places the bad adverts as their sellers would, and reports some others. Done again, it changes nothing. */
export async function seedBadMarket(db: Session, { sellers, reports, reviews }: BadMarket): Promise<void> {
  const { mostDrafts, mostLive, mostInTwelveMonths } = sellingLimits;
  for (const { email, accountCreatedAt, draftId, sentAt, fields, advert, holds } of sellers) {
    const account = await findOrAddAccount(db, email, { at: accountCreatedAt });
    if (!(await findSellingDraft(db, draftId))) {
      const owner = { accountId: account.id };
      await addSellingDraft(db, { id: draftId, owner, fields }, { at: sentAt, most: mostDrafts });
    }
    await publishDraft(
      db,
      { draftId, accountId: account.id, version: 1, advert, holds, why: null },
      { at: sentAt, mostLive, mostInTwelveMonths },
    );
  }
  await addReviews(db, reviews);
  await addPastEnquiries(db, reports);
  for (const { draft, receivedAt } of reports) {
    const id = await findEnquiryByKey(db, draft.idempotencyKey);
    const { publicReference } = draft;
    if (id !== null)
      await openCase(db, { kind: 'report', subject: String(id), publicReference }, { at: receivedAt });
  }
}
