import { caseKinds } from '@forecourt/domain';
import { countQueue, type Database } from '@forecourt/store';
import { Gauge, type Registry } from 'prom-client';
import { shareReading } from '../metrics/share-reading.ts';

const heldStates = ['held', 'changes-asked'] as const;

/** The office's queue, counted whenever the metrics are read. */
export function watchOfficeQueue(registry: Registry, db: Database, now: () => number = Date.now): void {
  const read = shareReading(() => countQueue(db, { at: new Date(now()).toISOString() }));
  new Gauge({
    name: 'forecourt_office_cases',
    help: 'Cases in the office by kind: waiting, and of these taken by somebody now',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const queue = await read();
      if (!queue) return this.reset();
      for (const kind of caseKinds) {
        const { waiting = 0, taken = 0 } = queue.cases.get(kind) ?? {};
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'taken' }, taken);
      }
    },
  });
  new Gauge({
    name: 'forecourt_office_oldest_case_seconds',
    help: 'How long the oldest case of a kind has waited in the office; 0 if none does',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const queue = await read();
      if (!queue) return this.reset();
      for (const kind of caseKinds) this.set({ kind }, queue.cases.get(kind)?.oldestSeconds ?? 0);
    },
  });
  new Gauge({
    name: 'forecourt_held_adverts',
    help: 'Private adverts that are off the site: held by the checks or the office, or waiting for a change by their seller',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const queue = await read();
      if (!queue) return this.reset();
      for (const state of heldStates) this.set({ state }, queue.held.get(state) ?? 0);
    },
  });
}
