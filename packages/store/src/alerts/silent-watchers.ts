import { queryRows, type Session } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { watcher } from '../schema/schema.ts';
import { turnAlertsOff } from './alerts.ts';

/** Asks people who have given no sign of life for so long whether they still want their alerts. Returns how many. */
export async function askSilentWatchers(
  session: Session,
  { at, silentSince, limit = 500 }: { at: string; silentSince: string; limit?: number },
): Promise<number> {
  return session.transaction(async (inner) => {
    const silent = await queryRows<{ id: number }>(
      inner,
      sql`select id from watcher where asked_at is null and heard_at <= ${silentSince}::timestamptz
        and exists (select 1 from alert where alert.watcher_id = watcher.id and alert.state = 'on')
        order by id limit ${limit} for update skip locked`,
    );
    for (const { id } of silent) {
      await inner.orm.update(watcher).set({ askedAt: at }).where(eq(watcher.id, id));
      await queueMail(inner, 'still-looking', id, { at });
    }
    return silent.length;
  });
}

/**
 * Turns off the alerts of those who have not replied for so long, counted from when the mail was sent: a mail server that
 * was down must not cost anyone their alerts. Returns how many people.
 */
export async function turnSilentOff(
  session: Session,
  { at, sentBefore, limit = 500 }: { at: string; sentBefore: string; limit?: number },
): Promise<number> {
  return session.transaction(async (inner) => {
    const silent = await queryRows<{ id: number }>(
      inner,
      sql`select watcher.id from watcher
        join outgoing_mail mail on mail.kind = 'still-looking' and mail.about_id = watcher.id
        where asked_at is not null and mail.state <> 'waiting'
          and coalesce(mail.sent_at, asked_at) <= ${sentBefore}::timestamptz
          and exists (select 1 from alert where alert.watcher_id = watcher.id and alert.state = 'on')
        order by watcher.id limit ${limit}`,
    );
    for (const { id } of silent) await turnAlertsOff(inner, id, 'silent', { at });
    return silent.length;
  });
}

/** Forgets what was told long ago, with its mails. */
export async function pruneTold(session: Session, { before }: { before: string }): Promise<void> {
  await session.transaction(async (inner) => {
    await inner.orm.execute(
      sql`delete from outgoing_mail where kind = 'alert-news' and about_id in
        (select id from alert_notice where at < ${before}::timestamptz)`,
    );
    await inner.orm.execute(sql`delete from alert_notice where at < ${before}::timestamptz`);
    await inner.orm.execute(sql`delete from alert_ended_advert where ended_at < ${before}::timestamptz`);
  });
}
