import type { Session } from '../database/database.ts';
import { isoTime } from '../database/iso-time.ts';
import { acceptedAdvert } from '../schema/schema.ts';
import { logAction } from '../takedown/operator-log.ts';

/** An operator's decision that a suspicious advert is in order as it is. */
export interface AcceptedAdvert {
  publicReference: string;
  /** Of what the operator looked at. */
  fingerprint: string;
  at: string;
  by: string;
  /** Empty if none was given. */
  note: string;
}

/** Replaces an earlier decision about the same advert; the operator's log keeps both. */
export async function acceptAdvert(session: Session, accepted: AcceptedAdvert): Promise<void> {
  const { publicReference, note, ...decision } = accepted;
  const { at, by } = decision;
  await session.transaction(async (inner) => {
    await inner.orm
      .insert(acceptedAdvert)
      .values(accepted)
      .onConflictDoUpdate({ target: acceptedAdvert.publicReference, set: { ...decision, note } });
    await logAction(inner, {
      scope: 'advert',
      subject: publicReference,
      action: 'accept',
      at,
      by,
      reason: note,
    });
  });
}

/** By public reference. */
export async function readAcceptedAdverts(session: Session): Promise<Map<string, AcceptedAdvert>> {
  const rows = await session.orm.select().from(acceptedAdvert);
  return new Map(rows.map((row) => [row.publicReference, { ...row, at: isoTime(row.at) }]));
}
