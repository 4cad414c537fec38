import { countUnsentMail, type Database } from '@forecourt/store';
import { Gauge, type Registry } from 'prom-client';
import { shareReading } from '../metrics/share-reading.ts';

const states = ['waiting', 'late', 'failed'] as const;

/** The outbox's size and age, counted whenever the metrics are read. */
export function watchOutbox(registry: Registry, db: Database, now: () => Date = () => new Date()): void {
  const read = shareReading(() => countUnsentMail(db, { at: now().toISOString() }));
  new Gauge({
    name: 'forecourt_unsent_mails',
    help: 'Mails in the outbox: waiting, of these late by more than an hour, and given up (failed)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await read();
      if (!counts) return this.reset();
      for (const state of states) this.set({ state }, counts[state]);
    },
  });
  new Gauge({
    name: 'forecourt_outbox_overdue_seconds',
    help: 'How long the oldest mail that is due has waited for delivery; a failed attempt starts this anew',
    registers: [registry],
    async collect() {
      const counts = await read();
      if (counts) this.set(counts.overdueSeconds);
    },
  });
}
