import type { Database, DatabaseProblem } from '@forecourt/store';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { ReadinessCheck } from './process/readiness.ts';

export interface WatchOptions {
  db: Database;
  log: Pick<Logger, 'info' | 'error'>;
  registry: Registry;
}

/** Public messages; the database's location and its errors are only in the log. */
const sentences: Record<DatabaseProblem, string> = {
  unreachable: 'The database does not answer.',
  unwritable: 'The database is not writable: its disk is full or failing, or it is read-only.',
};

/** Logs and counts database outages, once when one starts and once when it ends. */
export function watchDatabase({ db, log, registry }: WatchOptions): ReadinessCheck {
  db.onProblem((problem, reason) => {
    if (problem) log.error({ err: reason, database: db.url }, sentences[problem]);
    else log.info({ database: db.url }, 'The database is available again');
  });
  new Gauge({
    name: 'forecourt_database_problem',
    help: '1 while the database does not answer (unreachable) or is not writable (unwritable)',
    labelNames: ['problem'],
    registers: [registry],
    collect() {
      for (const problem of Object.keys(sentences)) this.set({ problem }, db.problem() === problem ? 1 : 0);
    },
  });
  return async () => {
    try {
      await db.orm.execute('select 1');
    } catch {
      return sentences.unreachable;
    }
    const problem = db.problem();
    return problem && sentences[problem];
  };
}
