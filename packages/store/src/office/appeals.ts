import { isAdverse } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { findSellerAdvert, lockSeller, logAdvertEvent } from '../selling/seller-adverts.ts';
import { findCaseAbout, openCase } from './cases.ts';
import { listOfficeActs, type OfficeLogEntry } from './office-log.ts';

/** What the office last decided about a seller's advert, and how far an appeal against it is. */
export interface SellerRuling {
  act: OfficeLogEntry;
  appeal: 'possible' | 'waiting' | 'decided' | 'none';
}

export async function findSellerRuling(
  session: Session,
  publicReference: string,
): Promise<SellerRuling | null> {
  const acts = await listOfficeActs(session, { publicReference, limit: 20 });
  // What was decided about somebody's report alone says nothing to the seller.
  const told = acts.find(({ caseKind, act }) => !(caseKind === 'report' && act === 'approve'));
  if (!told) return null;
  if (told.caseKind === 'appeal') return { act: told, appeal: 'decided' };
  if (!isAdverse(told.act)) return { act: told, appeal: 'none' };
  const appeal = await findCaseAbout(session, 'appeal', String(told.id));
  if (!appeal) return { act: told, appeal: 'possible' };
  return { act: told, appeal: appeal.state === 'open' ? 'waiting' : 'decided' };
}

/** Puts a seller's appeal into the queue. False if there is nothing to appeal against, or they have already. */
export async function appealDecision(
  session: Session,
  {
    publicReference,
    accountId,
    words,
    at,
  }: { publicReference: string; accountId: number; words: string; at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    await lockSeller(inner, accountId);
    const placed = await findSellerAdvert(inner, publicReference);
    if (placed?.accountId !== accountId) return false;
    const ruling = await findSellerRuling(inner, publicReference);
    if (ruling?.appeal !== 'possible') return false;
    const subject = String(ruling.act.id);
    await openCase(inner, { kind: 'appeal', subject, publicReference, accountId, words }, { at });
    await logAdvertEvent(inner, publicReference, { at, actor: 'seller', kind: 'appealed', why: words });
    return true;
  });
}
