import { dayMs } from '@forecourt/domain';
import { countRecentImports, type Database } from '@forecourt/store';
import { Gauge, type Registry } from 'prom-client';
import { shareReading } from './share-reading.ts';

/** The imports of the last 24 hours, which other processes run; read from the database with the metrics. */
export function watchImports(registry: Registry, db: Database, now: () => number = Date.now): void {
  const registers = [registry];
  const read = shareReading(() => countRecentImports(db, new Date(now() - dayMs).toISOString()));
  new Gauge({
    name: 'forecourt_imports',
    help: 'Imports that started in the last 24 hours: finished, and unfinished (running or killed)',
    labelNames: ['state'],
    registers,
    async collect() {
      const recent = await read();
      if (!recent) return this.reset();
      this.set({ state: 'finished' }, recent.finished);
      this.set({ state: 'unfinished' }, recent.unfinished);
    },
  });
  new Gauge({
    name: 'forecourt_import_rows',
    help: 'Feed rows of the imports of the last 24 hours, by outcome',
    labelNames: ['outcome'],
    registers,
    async collect() {
      const recent = await read();
      if (!recent) return this.reset();
      for (const [outcome, count] of Object.entries(recent.rows)) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: 'forecourt_last_import_timestamp_seconds',
    help: 'When the last import finished, in seconds since 1970; 0 if none ever did',
    registers,
    async collect() {
      const recent = await read();
      if (recent) this.set(recent.lastFinishedSeconds ?? 0);
    },
  });
}
