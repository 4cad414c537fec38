import { conversationLimits } from '@forecourt/domain';
import { type Database, expireConversations } from '@forecourt/store';
import type { Logger } from 'pino';

export interface ConversationUpkeepParts {
  db: Pick<Database, 'longWork'>;
  log: Pick<Logger, 'info'>;
  now?: () => number;
  batchSize?: number;
}

/** The job that erases conversations a year after their advert ended. */
export function createConversationUpkeep(
  parts: ConversationUpkeepParts,
): (signal?: AbortSignal) => Promise<void> {
  const { db, log, now = Date.now, batchSize = 200 } = parts;
  return async (signal) => {
    const before = monthsBefore(now(), conversationLimits.keptMonths);
    const at = new Date(now()).toISOString();
    let erased = 0;
    while (!signal?.aborted) {
      const count = await expireConversations(db.longWork, { before, at, limit: batchSize });
      erased += count;
      if (count < batchSize) break;
    }
    if (erased > 0) log.info({ conversations: erased }, 'Conversations were erased because of their age');
  };
}

function monthsBefore(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString();
}
