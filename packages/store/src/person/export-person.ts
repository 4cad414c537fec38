import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';
import { advert, dealer, dealerReview, enquiry, enquiryMailKinds, outgoingMail } from '../schema/schema.ts';

/** Everything that is stored about a person known by an e-mail address. */
export async function exportPerson(session: Session, email: string) {
  const enquiries = await session.orm
    .select()
    .from(enquiry)
    .where(isAddress(enquiry.email, email))
    .orderBy(asc(enquiry.id));
  const enquiryIds = enquiries.map(({ id }) => id);
  const reviews = await session.orm
    .select()
    .from(dealerReview)
    .where(inArray(dealerReview.enquiryId, enquiryIds))
    .orderBy(asc(dealerReview.id));
  const reviewIds = reviews.map(({ id }) => id);
  const mails = await session.orm
    .select()
    .from(outgoingMail)
    .where(isMailAbout(enquiryIds, reviewIds))
    .orderBy(asc(outgoingMail.id));
  const adverts = await session.orm
    .select()
    .from(advert)
    .where(isAddress(sql`${advert.privateSeller} ->> 'email'`, email))
    .orderBy(asc(advert.publicReference));
  const dealers = await session.orm
    .select({ id: dealer.id, name: dealer.name, email: dealer.email })
    .from(dealer)
    .where(isAddress(dealer.email, email))
    .orderBy(asc(dealer.id));
  return { email, enquiries, reviews, mails, adverts, dealers };
}

export type PersonData = Awaited<ReturnType<typeof exportPerson>>;

export function isMailAbout(enquiryIds: readonly number[], reviewIds: readonly number[]): SQL | undefined {
  return or(
    and(inArray(outgoingMail.kind, [...enquiryMailKinds]), inArray(outgoingMail.aboutId, [...enquiryIds])),
    and(eq(outgoingMail.kind, 'review'), inArray(outgoingMail.aboutId, [...reviewIds])),
  );
}

/** People write their own address with or without capitals. */
function isAddress(column: SQLWrapper, email: string): SQL {
  return sql`lower(${column}) = ${email.trim().toLowerCase()}`;
}
