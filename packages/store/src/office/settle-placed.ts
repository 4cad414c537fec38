import {
  type AdvertDraft,
  decideOfficeState,
  type Hold,
  type OfficeAct,
  sellersSource,
} from '@forecourt/domain';
import { endAdverts } from '../advert/end-adverts.ts';
import { findOperatorAdverts } from '../advert/operator-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { type AdvertEventKind, sellerAdvert } from '../schema/schema.ts';
import { logAdvertEvent, type SellerAdvert } from '../selling/seller-adverts.ts';
import { findCase, findCaseAbout, type OfficeCase } from './cases.ts';
import { findOfficeAct } from './office-log.ts';

export interface Ruling {
  act: OfficeAct;
  /** What the seller should change. */
  fields: readonly string[];
  reason: string;
  at: string;
}

/** Applies a decision to an advert that was placed here. The seller's lock is held. */
export async function settlePlaced(
  transaction: Session,
  about: OfficeCase,
  placed: SellerAdvert,
  { act, fields, reason, at }: Ruling,
): Promise<void> {
  const { publicReference } = placed;
  const next = decideOfficeState(about.kind, act, placed.state);
  const asked = fields.map((field): Hold => ({ rule: 'office', field: field as Hold['field'], reason }));
  if (next === null && act !== 'ask') return;
  if (next === 'live') await show(transaction, about, placed, { act, at });
  else if (next !== null) await endAdverts(transaction, [publicReference], { at });
  await transaction.orm
    .update(sellerAdvert)
    .set({
      state: next ?? placed.state,
      stateSince: next === null || next === placed.state ? placed.stateSince : at,
      // While it is only held, what the rules found can still be mended; the office's own hold stays.
      holds: act === 'ask' ? asked : act === 'hold' ? withOfficeHold(placed.holds, reason) : [],
    })
    .where(eq(sellerAdvert.publicReference, publicReference));
  await logAdvertEvent(transaction, publicReference, {
    at,
    actor: 'office',
    kind: eventOf[act],
    why: reason === '' ? null : reason,
  });
}

function withOfficeHold(holds: readonly Hold[], reason: string): Hold[] {
  return [
    ...holds.filter(({ rule }) => rule !== 'office-hold'),
    { rule: 'office-hold', field: 'words', reason },
  ];
}

const eventOf: Readonly<Record<OfficeAct, AdvertEventKind>> = {
  approve: 'live',
  restore: 'live',
  ask: 'changes-asked',
  hold: 'held',
  refuse: 'refused',
};

/** Approving shows what was sent in; restoring shows what the decision had taken away. */
async function show(
  transaction: Session,
  about: OfficeCase,
  placed: SellerAdvert,
  { act, at }: Pick<Ruling, 'act' | 'at'>,
): Promise<void> {
  const [found] = await findOperatorAdverts(transaction, [placed.publicReference]);
  const stored = found?.advert;
  const sent =
    act === 'approve'
      ? about.sent
      : ((await findTakenAway(transaction, about)) ?? stored ?? (await lastSent()));
  if (!sent) throw new Error('There is no advert to show.');
  const draft: AdvertDraft = {
    ...sent,
    source: sellersSource,
    sourceReference: stored?.sourceReference ?? placed.draftId,
  };
  await upsertAdverts(transaction, [draft], { at });

  async function lastSent() {
    return (await findCaseAbout(transaction, 'advert', placed.publicReference))?.sent;
  }
}

/** What was sent in and then refused, if an appeal is about that. */
async function findTakenAway(transaction: Session, { kind, subject }: OfficeCase) {
  const appealed = kind === 'appeal' ? await findOfficeAct(transaction, Number(subject)) : undefined;
  const decided = appealed?.caseId ? await findCase(transaction, appealed.caseId) : undefined;
  return decided?.sent ?? undefined;
}
