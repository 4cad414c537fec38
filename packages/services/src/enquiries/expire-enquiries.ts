import { setImmediate } from 'node:timers/promises';
import { dayMs } from '@forecourt/domain';
import { type Database, expireEnquiries, removeMailFiles } from '@forecourt/store';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { type RegularJob, runRegularly } from '../upkeep/run-regularly.ts';

export interface ExpiryParts {
  db: Database;
  config: { keepEnquiriesDays: number; dataDir: string };
  registry: Registry;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => number;
  batchSize?: number;
  everyMs?: number;
  /** Called after every round that succeeded, here or in another process. */
  onSuccess?: () => void;
}

/** Deletes enquiries that are too old, at the start and once a day; with 0 days it never deletes any. */
export function startExpiry(parts: ExpiryParts): RegularJob {
  const { db, config, registry, log, now = Date.now, batchSize = 500, everyMs = dayMs } = parts;
  const counter = new Counter({
    name: 'forecourt_enquiries_expired_total',
    help: 'Enquiries that this process has deleted because of their age',
    registers: [registry],
  });
  let isStopping = false;

  async function deleteOld(): Promise<number> {
    const before = new Date(now() - config.keepEnquiriesDays * dayMs).toISOString();
    for (let deleted = 0; ; ) {
      const { enquiries, mails } = await expireEnquiries(db.longWork, { before, limit: batchSize });
      await removeMailFiles(config.dataDir, mails);
      counter.inc(enquiries);
      deleted += enquiries;
      if (enquiries < batchSize || isStopping) return deleted;
      // Yields to visitors between two batches.
      await setImmediate();
    }
  }

  if (config.keepEnquiriesDays === 0) return { first: Promise.resolve(), stop: async () => {} };
  const job = runRegularly(parts, {
    lock: 'expire enquiries',
    everyMs,
    failure: 'Old enquiries could not be deleted; the next attempt is tomorrow',
    async work() {
      const deleted = await deleteOld();
      if (deleted > 0) log.info({ enquiries: deleted }, 'Enquiries were deleted because of their age');
    },
  });
  return {
    first: job.first,
    stop() {
      isStopping = true;
      return job.stop();
    },
  };
}
