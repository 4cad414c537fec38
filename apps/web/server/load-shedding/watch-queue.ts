import { Gauge, type Registry } from 'prom-client';
import type { FairQueue } from './fair-queue.ts';

/** `forecourt_renders_in_progress` and `forecourt_renders_waiting`, for a render queue. */
export function watchQueue(
  registry: Registry,
  name: string,
  queue: Pick<FairQueue<never>, 'running' | 'waiting'>,
): void {
  const gauge = (state: string, help: string, read: () => number) =>
    new Gauge({
      name: `forecourt_${name}_${state}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('in_progress', `Number of ${name} in progress`, queue.running);
  gauge('waiting', `Number of ${name} waiting in the queue`, queue.waiting);
}
