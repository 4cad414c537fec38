import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { AttackedSite } from '../attacks/attacked-site.ts';
import { preview, sendRaw } from '../send-raw.ts';
import { findTargets } from './find-targets.ts';
import { type FuzzTargets, type HostileRequest, hostileRequests } from './hostile-request.ts';
import { findFaults } from './judge-answer.ts';

export interface FuzzOptions {
  site: AttackedSite;
  count: number;
  seed: number;
  /** Concurrent connections: enough to keep a core busy, few enough to be served in turn. */
  connections?: number;
}

export interface FuzzResult {
  /** One line each, with a request that can be sent again by hand. */
  faults: string[];
  statuses: Record<string, number>;
  /** The slowest answer, and how many took longer than a second, in milliseconds. */
  slowest: { ms: number; request: string };
  hangs: number;
  seconds: number;
  /** How long another visitor waited for a response meanwhile, in milliseconds. */
  bystander: { requests: number; medianMs: number; p99Ms: number; slowestMs: number };
}

/**
 * Sends seeded hostile requests while another visitor reads the site, and reports what went wrong for either.
 * The site must trust loopback as a proxy, so that it takes them for different visitors.
 */
export async function runFuzz({ site, count, seed, connections = 4 }: FuzzOptions): Promise<FuzzResult> {
  const { port, origin } = site;
  const queue = makeRequests(await findTargets(site), { count, seed });
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  const slowest = { ms: 0, request: '' };
  let hangs = 0;
  let isOver = false;

  async function sendInTurn(): Promise<void> {
    for (const { bytes, isBroken } of queue) {
      const answer = await sendRaw(port, bytes, isBroken);
      const status = answer.status ?? 'closed';
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (answer.ms > hangMs) hangs += 1;
      if (answer.ms > slowest.ms) Object.assign(slowest, { ms: answer.ms, request: preview(bytes) });
      faults.push(...findFaults(answer, origin).map((fault) => `${fault}: ${preview(bytes)}`));
    }
  }

  async function standBy(): Promise<number[]> {
    const times: number[] = [];
    for (let turn = 0; !isOver; turn++) {
      const path = turn % 2 ? '/healthz' : '/rest/1.0/Car/stock?size=1';
      const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.1\r\nConnection: close\r\n\r\n`;
      const { status, ms } = await sendRaw(port, Buffer.from(request));
      if (status !== 200) faults.push(`somebody else was answered ${status}`);
      times.push(ms);
      await sleep(20);
    }
    return times.sort((a, b) => a - b);
  }

  const waiting = standBy();
  await Promise.all(Array.from({ length: connections }, sendInTurn)).finally(() => {
    isOver = true;
  });
  const times = await waiting;
  return {
    faults,
    statuses,
    slowest,
    hangs,
    seconds: (performance.now() - started) / 1000,
    bystander: {
      requests: times.length,
      medianMs: times[Math.floor(times.length / 2)] ?? 0,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
      slowestMs: times.at(-1) ?? 0,
    },
  };
}

const hangMs = 1000;
/** Small batches: making them blocks the event loop, which delays reading the answers. */
const batchSize = 50;

function* makeRequests(
  targets: FuzzTargets,
  { count, seed }: Pick<FuzzOptions, 'count' | 'seed'>,
): Generator<HostileRequest> {
  const requests = hostileRequests(targets);
  for (let made = 0; made < count; made += batchSize) {
    yield* fc.sample(requests, { seed: seed + made, numRuns: Math.min(batchSize, count - made) });
  }
}

/** The result in one line. */
export function formatFuzz({ statuses, seconds, slowest, hangs, bystander }: FuzzResult): string {
  const count = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const answers = Object.entries(statuses).map(([status, times]) => `${status} ${times} times`);
  const { medianMs, p99Ms, slowestMs } = bystander;
  const waited = `somebody else waited ${medianMs.toFixed(1)} ms (p50), ${p99Ms.toFixed(0)} ms (p99), ${slowestMs.toFixed(0)} ms at most`;
  return `${count} hostile requests in ${seconds.toFixed(1)} s; ${hangs} took longer than a second, the slowest ${slowest.ms.toFixed(0)} ms; ${waited}; answers: ${answers.join(', ')}`;
}
