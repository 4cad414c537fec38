import { Random } from '../search/random.ts';

/** The share of a day's visits in each hour: nights are quiet, evenings are busy. */
const hours = [
  1.2, 0.7, 0.5, 0.4, 0.4, 0.7, 1.6, 3.1, 4.4, 5.2, 5.7, 5.9, 6.2, 6.0, 5.5, 5.3, 5.4, 5.7, 6.1, 6.8, 7.6,
  7.5, 5.3, 2.8,
];
const total = hours.reduce((sum, share) => sum + share, 0);
export const peakShare = Math.max(...hours) / total;

export interface DayOptions {
  visits: number;
  requestsPerVisit: number;
  processes: number;
  /** Milliseconds of one process for one request, as measured; drawn at random. */
  serviceMs: readonly number[];
  seed?: number;
  /** Of each hour. */
  secondsSimulated?: number;
}

export interface Day {
  /** Waiting and service, over all simulated requests. */
  p50Ms: number;
  p99Ms: number;
  peak: { p50Ms: number; p99Ms: number; requestsPerSecond: number; busy: number };
}

/**
 * Requests come at random and wait for the process that is free first, as `node:cluster` hands them out in turn
 * and a load balancer to the one with the fewest. A request that waits longer than a minute ends the simulation
 * of its hour: the queue only grows.
 */
export function simulateDay(options: DayOptions): Day {
  const { visits, requestsPerVisit, processes, serviceMs, seed = 1, secondsSimulated = 60 } = options;
  const random = new Random(seed);
  const all: number[] = [];
  let peak: Day['peak'] = { p50Ms: 0, p99Ms: 0, requestsPerSecond: 0, busy: 0 };
  for (const share of hours) {
    const rate = ((visits * share) / total / 3600) * requestsPerVisit;
    const { times, busy } = simulateHour(rate, secondsSimulated, processes, serviceMs, random);
    for (const time of times) all.push(time);
    if (rate <= peak.requestsPerSecond) continue;
    peak = { ...quantiles(times), requestsPerSecond: rate, busy };
  }
  return { ...quantiles(all), peak };
}

function simulateHour(
  rate: number,
  seconds: number,
  processes: number,
  serviceMs: readonly number[],
  random: Random,
): { times: number[]; busy: number } {
  const freeAt = new Float64Array(processes);
  const times: number[] = [];
  let worked = 0;
  for (let at = nextArrival(0); at < seconds * 1000; at = nextArrival(at)) {
    let first = 0;
    for (let each = 1; each < processes; each++) if ((freeAt[each] ?? 0) < (freeAt[first] ?? 0)) first = each;
    const service = random.pick(serviceMs);
    const start = Math.max(at, freeAt[first] ?? 0);
    freeAt[first] = start + service;
    worked += service;
    times.push(start + service - at);
    if (start - at > 60_000) break;
  }
  return { times, busy: worked / (seconds * 1000 * processes) };

  function nextArrival(after: number): number {
    return after + (-Math.log(1 - random.next()) / rate) * 1000;
  }
}

function quantiles(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
