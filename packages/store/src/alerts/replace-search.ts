import type { AlertChoices } from '@forecourt/domain';
import { readChanges } from '../change/read-changes.ts';
import type { Session } from '../database/database.ts';
import { and, eq, isNull, ne } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { alert, alertNews, watcher } from '../schema/schema.ts';
import { readAlertPosition } from './alert-news.ts';
import { changeAlert } from './alerts.ts';
import { hearFromWatcher, lockWatcher } from './watchers.ts';

/**
 * Puts another search in the place of one that someone watches, which is on from then on. Only what comes from now on is
 * new to it. If they watch the other search already, the two become one. Returns false if they have no such alert.
 */
export async function replaceSearch(
  session: Session,
  { watcherId, alertId }: { watcherId: number; alertId: number },
  { subject, ...choices }: AlertChoices & { subject: string },
  { at }: { at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const [owner] = await inner.orm.select().from(watcher).where(eq(watcher.id, watcherId));
    if (!owner) return false;
    await lockWatcher(inner, owner.email);
    const ofPerson = and(eq(alert.watcherId, watcherId), eq(alert.kind, 'search'));
    const [old] = await inner.orm
      .select()
      .from(alert)
      .where(and(ofPerson, eq(alert.id, alertId), ne(alert.state, 'waiting')));
    if (!old) return false;
    await hearFromWatcher(inner, watcherId, { at });
    const [same] = await inner.orm
      .select()
      .from(alert)
      .where(and(ofPerson, eq(alert.subject, subject), ne(alert.id, alertId)));
    if (same) {
      await inner.orm
        .update(alertNews)
        .set({ alertId })
        .where(and(eq(alertNews.alertId, same.id), isNull(alertNews.noticeId)));
      await inner.orm.delete(alert).where(eq(alert.id, same.id));
    }
    const watched = old.subject === subject ? old : same;
    const since = watched?.state === 'on' ? watched.since : await findSince(inner, old, at);
    await inner.orm
      .update(alert)
      .set({ subject, state: 'on', offReason: null, since })
      .where(eq(alert.id, alertId));
    return changeAlert(inner, { watcherId, alertId }, choices, { at });
  });
}

/**
 * Changes of the last seconds may not have been told yet. What they brought to the old search would be lost if only what
 * comes after this moment were new.
 */
async function findSince(
  session: Session,
  old: Pick<typeof alert.$inferSelect, 'state' | 'since'>,
  at: string,
): Promise<string> {
  if (old.state !== 'on') return at;
  const position = await readAlertPosition(session);
  const [untold] = position === null ? [] : await readChanges(session, position, 1);
  const first = untold && untold.at < at ? untold.at : at;
  const since = isoTime(old.since);
  return since > first ? since : first;
}
