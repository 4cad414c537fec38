import { setImmediate } from 'node:timers/promises';
import { dayMs } from '@forecourt/domain';
import { type Database, expireEnquiries, removeMailFiles } from '@forecourt/store';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

export interface ExpiryParts {
  db: Database;
  config: { keepEnquiriesDays: number; dataDir: string };
  registry: Registry;
  log: Pick<Logger, 'info'>;
  now?: () => number;
  batchSize?: number;
}

/** The job that deletes enquiries that are too old; with 0 days it never deletes any. */
export function createExpiry(parts: ExpiryParts): (signal?: AbortSignal) => Promise<void> {
  const { db, config, registry, log, now = Date.now, batchSize = 500 } = parts;
  const counter = new Counter({
    name: 'forecourt_enquiries_expired_total',
    help: 'Enquiries that this process has deleted because of their age',
    registers: [registry],
  });

  async function deleteOld(signal?: AbortSignal): Promise<number> {
    const before = new Date(now() - config.keepEnquiriesDays * dayMs).toISOString();
    for (let deleted = 0; ; ) {
      const { enquiries, mails } = await expireEnquiries(db.longWork, { before, limit: batchSize });
      await removeMailFiles(config.dataDir, mails);
      counter.inc(enquiries);
      deleted += enquiries;
      if (enquiries < batchSize || signal?.aborted) return deleted;
      // Yields to visitors between two batches.
      await setImmediate();
    }
  }

  return async function expire(signal) {
    if (config.keepEnquiriesDays === 0) return;
    const deleted = await deleteOld(signal);
    if (deleted > 0) log.info({ enquiries: deleted }, 'Enquiries were deleted because of their age');
  };
}
