import { type Database, latestSequence, type Session } from '@forecourt/store';
import type { Logger } from 'pino';
import { isFarBehind } from './load-index.ts';

/** Where to read a whole market: a replica spares the database, unless it is unreachable or far behind. */
export async function chooseSource(
  db: Database,
  replica: Session | null,
  log: Pick<Logger, 'warn'>,
): Promise<Session> {
  if (!replica) return db.longWork;
  try {
    const [changes, replicated] = await Promise.all([latestSequence(db.longWork), latestSequence(replica)]);
    if (!isFarBehind(changes - replicated, 0)) return replica;
    log.warn({ changes: changes - replicated }, 'The replica is far behind: reading the database itself');
  } catch (error) {
    log.warn({ err: error }, 'The replica cannot be read: reading the database itself');
  }
  return db.longWork;
}
