import type { Session } from '../database/database.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { operatorAction, type TakedownScope } from '../schema/schema.ts';

export interface LogEntry {
  at: string;
  by: string;
  scope: TakedownScope;
  subject: string;
  action: string;
  reason: string;
}

/** Who acts, when and why. */
export type Decision = Pick<LogEntry, 'at' | 'by' | 'reason'>;

export async function logAction(session: Session, entry: LogEntry): Promise<void> {
  await session.orm.insert(operatorAction).values(entry);
}

/** Newest first. */
export async function listActions(
  session: Session,
  { scope, subject, limit = 200 }: { scope: TakedownScope; subject?: string; limit?: number },
): Promise<LogEntry[]> {
  const rows = await session.orm
    .select()
    .from(operatorAction)
    .where(
      and(
        eq(operatorAction.scope, scope),
        subject === undefined ? undefined : eq(operatorAction.subject, subject),
      ),
    )
    .orderBy(desc(operatorAction.id))
    .limit(limit);
  return rows.map(({ id: _, ...row }) => ({ ...row, at: isoTime(row.at) }));
}

/** One line each: `2026-11-09 09:00  hide  advert 0123456789ab  by aoife: reported as stolen`. */
export function describeActions(entries: readonly LogEntry[]): string {
  if (entries.length === 0) return 'There are no decisions yet.';
  return entries
    .map(({ at, action, scope, subject, by, reason }) => {
      const why = reason === '' ? '' : `: ${reason}`;
      return `${at.slice(0, 16).replace('T', ' ')}  ${action}  ${scope} ${subject}  by ${by}${why}`;
    })
    .join('\n');
}
