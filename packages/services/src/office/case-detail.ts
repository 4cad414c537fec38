import type { Account, Advert, CaseFacts, Dealer, Enquiry } from '@forecourt/domain';
import {
  type AdvertEvent,
  type ConversationReport,
  type Database,
  findAccount,
  findCase,
  findCaseAbout,
  findConversationReport,
  findEnquiry,
  findOfficeAct,
  findOperatorAdverts,
  findPlateMatches,
  findReview,
  findSellerAdvert,
  listAdvertEvents,
  listCasesAbout,
  listOfficeActs,
  listSellerAdverts,
  listSellingPhotos,
  type OfficeCase,
  type OfficeLogEntry,
  type SellerAdvert,
  type SellingPhoto,
  type StoredReview,
} from '@forecourt/store';
import type { DealerService } from '../dealers/dealer-service.ts';
import { plateKeyOf } from './plate-key.ts';

/** Everything that somebody needs to decide a case. */
export interface CaseDetail {
  case: OfficeCase;
  facts: CaseFacts;
  /** As it is stored, also if it was taken down. */
  advert: Advert | null;
  /** What would go live: as sent in, or the appealed one. */
  sent: OfficeCase['sent'];
  placed: SellerAdvert | null;
  photos: readonly SellingPhoto[];
  /** Other adverts that visitors see now with the same plate: they may have come after the checks ran. */
  samePlate: readonly string[];
  seller: { account: Account; placed: number; refused: number } | null;
  dealer: Dealer | null;
  report: Enquiry | null;
  /** What was said in a conversation that was reported or stopped. */
  conversation: ConversationReport | null;
  /** How many others reported the same advert. */
  otherReports: number;
  review: StoredReview | null;
  /** The decision that is appealed against. */
  appealed: OfficeLogEntry | null;
  events: readonly AdvertEvent[];
  /** What the office decided about it before, the newest first. */
  acts: readonly OfficeLogEntry[];
}

export async function findCaseDetail(
  { db, dealers }: { db: Database; dealers: Pick<DealerService, 'find'> },
  caseId: number,
): Promise<CaseDetail | null> {
  const about = await findCase(db, caseId);
  if (!about) return null;
  const { kind, subject, publicReference } = about;
  const reference = publicReference ?? '';
  const [found] = reference === '' ? [] : await findOperatorAdverts(db, [reference]);
  const advert = found?.advert ?? null;
  const placed = (reference === '' ? undefined : await findSellerAdvert(db, reference)) ?? null;
  const review = kind === 'review' ? ((await findReview(db, Number(subject))) ?? null) : null;
  const dealerId = review?.dealerId ?? (advert?.seller.kind === 'trade' ? advert.seller.dealerId : null);
  const appealed = kind === 'appeal' ? ((await findOfficeAct(db, Number(subject))) ?? null) : null;
  const others = kind === 'report' ? await listCasesAbout(db, ['report'], reference) : [];
  const sent = about.sent ?? (await findSent(db, about, appealed));
  return {
    case: about,
    facts: {
      kind,
      isShown: advert?.status === 'live' && (found?.takedown ?? null) === null,
      wasShown: advert !== null,
    },
    advert,
    sent,
    placed,
    photos: placed ? await listSellingPhotos(db, placed.draftId) : [],
    samePlate: await findSamePlate(db, (sent ?? advert)?.vehicle.registration ?? null, reference),
    seller: placed ? await findSeller(db, placed) : null,
    dealer: dealerId === null ? null : await dealers.find(dealerId),
    report: kind === 'report' ? ((await findEnquiry(db, Number(subject))) ?? null) : null,
    conversation:
      kind === 'conversation' ? ((await findConversationReport(db, Number(subject))) ?? null) : null,
    otherReports: others.filter(({ id }) => id !== about.id).length,
    review,
    appealed,
    events: placed ? await listAdvertEvents(db, reference) : [],
    acts: reference === '' ? [] : await listOfficeActs(db, { publicReference: reference, limit: 20 }),
  };
}

async function findSent(
  db: Database,
  { kind, publicReference }: OfficeCase,
  appealed: OfficeLogEntry | null,
): Promise<OfficeCase['sent']> {
  if (kind !== 'appeal') return null;
  const decided = appealed?.caseId ? await findCase(db, appealed.caseId) : undefined;
  return decided?.sent ?? (await findCaseAbout(db, 'advert', publicReference ?? ''))?.sent ?? null;
}

async function findSamePlate(db: Database, plate: string | null, own: string): Promise<string[]> {
  const key = plateKeyOf(plate);
  const matches = key === null ? [] : await findPlateMatches(db, [key]);
  return matches
    .filter(({ isShown, publicReference }) => isShown && publicReference !== own)
    .map(({ publicReference }) => publicReference);
}

async function findSeller(db: Database, { accountId }: SellerAdvert): Promise<CaseDetail['seller']> {
  const account = await findAccount(db, accountId);
  if (!account) return null;
  const adverts = await listSellerAdverts(db, accountId);
  const refused = adverts.filter(({ state }) => state === 'refused').length;
  return { account, placed: adverts.length, refused };
}
