import { dayMs, longestSessionMs } from '@forecourt/domain';
import {
  type Database,
  eraseDuePerson,
  listDueErasures,
  pruneAccountSessions,
  pruneSignInRequests,
  removeMailFiles,
} from '@forecourt/store';
import type { Logger } from 'pino';

export interface UpkeepParts {
  db: Database;
  dataDir: string;
  log: Pick<Logger, 'info'>;
  now?: () => number;
}

/** Requests stay until their links are refused for their age as well. */
const keepRequestsMs = 2 * dayMs;

/** The job that erases accounts whose time to change their mind is over, and forgets old sessions. */
export function createAccountUpkeep({ db, dataDir, log, now = Date.now }: UpkeepParts): () => Promise<void> {
  async function eraseDue(): Promise<void> {
    const at = new Date(now()).toISOString();
    for (const email of await listDueErasures(db, { at })) {
      const decision = { at, by: 'the person', reason: 'deleted their account' };
      const erased = await eraseDuePerson(db, email, decision);
      if (!erased) continue;
      await removeMailFiles(dataDir, erased.mails);
      log.info('An account was erased, as its owner had asked');
    }
  }

  return async function keepAccountsTidy() {
    await eraseDue();
    const before = new Date(now() - keepRequestsMs).toISOString();
    await removeMailFiles(dataDir, await pruneSignInRequests(db, { before }));
    await pruneAccountSessions(db, { before: new Date(now() - longestSessionMs).toISOString() });
  };
}
