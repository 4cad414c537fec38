import { type CaseKind, formatPrice } from '@forecourt/domain';
import {
  countOpenCases,
  type Database,
  findAccount,
  findConversationReport,
  findEnquiry,
  findOperatorAdverts,
  findReview,
  listOpenCases,
  type OfficeCase,
  type QueueFigures,
  syncReviewCases,
} from '@forecourt/store';

export interface QueueItem {
  id: number;
  kind: CaseKind;
  openedAt: string;
  title: string;
  /** Why it waits. */
  evidence: string;
  leasedBy: { accountId: number; name: string; until: string } | null;
}

export interface OfficeQueue {
  figures: QueueFigures;
  /** The oldest first. */
  items: QueueItem[];
}

const mostShown = 100;

export async function readQueue(
  db: Database,
  { at, kind }: { at: string; kind?: CaseKind },
): Promise<OfficeQueue> {
  await syncReviewCases(db, { at });
  const [figures, cases] = await Promise.all([
    countOpenCases(db),
    listOpenCases(db, { limit: mostShown, ...(kind && { kind }) }),
  ]);
  const references = [...new Set(cases.flatMap(({ publicReference }) => publicReference ?? []))];
  const adverts = new Map(
    (await findOperatorAdverts(db, references)).map(({ advert }) => [advert.publicReference, advert]),
  );
  const items = cases.map(async (about): Promise<QueueItem> => {
    const advert = about.sent ?? adverts.get(about.publicReference ?? '');
    const title = advert ? `${advert.title}, ${formatPrice(advert.price)}` : '';
    return {
      id: about.id,
      kind: about.kind,
      openedAt: about.openedAt,
      ...(await describe(db, about, title)),
      leasedBy: await findLease(db, about, at),
    };
  });
  return { figures, items: await Promise.all(items) };
}

async function describe(
  db: Database,
  { kind, subject, findings, words }: OfficeCase,
  title: string,
): Promise<Pick<QueueItem, 'title' | 'evidence'>> {
  switch (kind) {
    case 'review': {
      const review = await findReview(db, Number(subject));
      return {
        title: review ? `${review.rating} out of 5: ${review.title}` : 'Review',
        evidence: review?.body ?? '',
      };
    }
    case 'report': {
      const report = await findEnquiry(db, Number(subject));
      return { title: title || 'An advert that is gone', evidence: report?.message ?? '' };
    }
    case 'conversation': {
      const report = await findConversationReport(db, Number(subject));
      return {
        title: title || 'A conversation about an advert that is gone',
        evidence: report?.reason ?? '',
      };
    }
    case 'appeal':
      return { title: title || 'An advert that never was live', evidence: words ?? '' };
    default:
      return { title, evidence: findings.map(({ evidence }) => evidence).join(' ') };
  }
}

/** Who has it now; a lease that is over counts for nothing. */
async function findLease(
  db: Database,
  { leasedBy, leasedUntil }: OfficeCase,
  at: string,
): Promise<QueueItem['leasedBy']> {
  if (leasedBy === null || leasedUntil === null || leasedUntil <= at) return null;
  const account = await findAccount(db, leasedBy);
  return { accountId: leasedBy, name: account?.name || account?.email || 'Somebody', until: leasedUntil };
}
