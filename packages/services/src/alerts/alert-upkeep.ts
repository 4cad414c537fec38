import { dayMs, keepToldDays, keepUnconfirmedDays, silentAnswerDays, silentDays } from '@forecourt/domain';
import {
  askSilentWatchers,
  type Database,
  eraseUnconfirmed,
  pruneTold,
  removeMailFiles,
  turnSilentOff,
} from '@forecourt/store';
import type { Logger } from 'pino';

export interface AlertUpkeepParts {
  db: Database;
  dataDir: string;
  log: Pick<Logger, 'info'>;
  onMail(): void;
  now(): number;
}

/** Erases what nobody confirmed, asks those who have been silent for half a year, and forgets what was told long ago. */
export async function keepAlertsTidy({ db, dataDir, log, onMail, now }: AlertUpkeepParts): Promise<void> {
  const at = new Date(now()).toISOString();
  const daysAgo = (days: number) => new Date(now() - days * dayMs).toISOString();
  await removeMailFiles(
    dataDir,
    await eraseUnconfirmed(db.longWork, { before: daysAgo(keepUnconfirmedDays) }),
  );
  const off = await turnSilentOff(db.longWork, { at, sentBefore: daysAgo(silentAnswerDays) });
  const asked = await askSilentWatchers(db.longWork, { at, silentSince: daysAgo(silentDays) });
  if (asked > 0) onMail();
  if (asked + off > 0)
    log.info({ asked, off }, 'People who have been silent for long were asked about their alerts');
  await pruneTold(db.longWork, { before: daysAgo(keepToldDays) });
}
