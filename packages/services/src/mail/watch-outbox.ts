import { countUnsentMail, type Database, type UnsentCounts } from '@forecourt/store';
import { Gauge, type Registry } from 'prom-client';

/** The outbox's size, counted whenever the metrics are read. */
export function watchOutbox(registry: Registry, db: Database, now: () => Date = () => new Date()): void {
  new Gauge({
    name: 'forecourt_unsent_mails',
    help: 'Mails in the outbox: waiting, of these late by more than an hour, and given up (failed)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countUnsentMail(db, { at: now().toISOString() }).catch(() => null);
      // A database that does not answer is reported elsewhere; the other metrics must stay readable.
      if (!counts) return this.reset();
      for (const state of states) this.set({ state }, counts[state]);
    },
  });
}

const states: readonly (keyof UnsentCounts)[] = ['waiting', 'late', 'failed'];
