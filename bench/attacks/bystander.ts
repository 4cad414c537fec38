import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './requests.ts';

export interface Waits {
  requests: number;
  /** Requests that were not answered with 200. */
  failed: number;
  slowestMs: number;
}

/** How long another visitor waits for a page during the work. */
export async function watchBystander(
  port: number,
  path: string,
  work: () => Promise<unknown>,
): Promise<Waits> {
  const waits: Waits = { requests: 0, failed: 0, slowestMs: 0 };
  let isOver = false;
  async function keepAsking(): Promise<void> {
    while (!isOver) {
      const { status, ms } = await ask(port, { path, visitor: '192.0.2.77' });
      waits.requests++;
      if (status !== 200) waits.failed++;
      waits.slowestMs = Math.max(waits.slowestMs, ms);
      await sleep(10);
    }
  }
  const asking = keepAsking();
  await work().finally(() => {
    isOver = true;
  });
  await asking;
  return waits;
}

export function formatWaits({ requests, failed, slowestMs }: Waits): string {
  return `somebody else asked ${requests} times, waited ${Math.round(slowestMs)} ms at most, was refused ${failed} times`;
}
