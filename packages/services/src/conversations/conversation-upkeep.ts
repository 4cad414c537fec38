import { conversationLimits } from '@forecourt/domain';
import { type Database, expireConversations } from '@forecourt/store';
import type { Logger } from 'pino';
import { type RegularJob, runRegularly } from '../upkeep/run-regularly.ts';

export interface ConversationUpkeepParts {
  db: Database;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => number;
  everyMs?: number;
  batchSize?: number;
  /** Called after every round that succeeded, here or in another process. */
  onSuccess?: () => void;
}

/** Erases conversations a year after their advert ended, at the start and once a day. */
export function startConversationUpkeep(parts: ConversationUpkeepParts): RegularJob {
  const { db, log, now = Date.now, everyMs = 86_400_000, batchSize = 200 } = parts;
  return runRegularly(parts, {
    lock: 'expire conversations',
    everyMs,
    failure: 'Old conversations could not be erased; the next attempt is tomorrow',
    async work() {
      const before = monthsBefore(now(), conversationLimits.keptMonths);
      const at = new Date(now()).toISOString();
      let erased = 0;
      for (;;) {
        const count = await expireConversations(db.longWork, { before, at, limit: batchSize });
        erased += count;
        if (count < batchSize) break;
      }
      if (erased > 0) log.info({ conversations: erased }, 'Conversations were erased because of their age');
    },
  });
}

function monthsBefore(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString();
}
