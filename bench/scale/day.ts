import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { withMarketSite } from '../load/market-site.ts';
import { readProcessFigures } from '../load/process-figures.ts';
import { createVisitors, type Outcome, readStock, type Visitors } from '../load/visitors.ts';
import { peakShare, simulateDay } from './simulate-day.ts';

const size = Number(process.env.BENCH_SIZE ?? 30_000);
/** Pages, suggestions and the pictures that the browser has not cached. */
const requestsPerVisit = 25;
const processCounts = [1, 2, 4];
/** The longest p99 that counts as carried. */
const longestP99Ms = 100;
const runSeconds = 20;

/**
 * Service times are measured one request at a time on a real site. The day is simulated from them; the peak hour
 * is also run for real with one and two processes, as far as the cores of this machine allow.
 */
export async function benchDay(): Promise<void> {
  await withMarketSite(size, async ({ start }) => {
    const site = await start();
    const stock = await readStock(site.port);
    const visitors = createVisitors(site.port, stock);
    const serviceMs = await measureService(visitors, site.pid);
    visitors.close();
    await site.stop();
    const mean = serviceMs.reduce((sum, each) => sum + each, 0) / serviceMs.length;
    console.log(
      `Measured: ${mean.toFixed(2)} ms of processor time a request of the mix on average, in one process (${serviceMs.length} requests; load of the machine ${loadavg()[0]?.toFixed(1)})`,
    );
    const carried = new Map<number, number>();
    console.log(
      `\nSimulated: a day of visits, ${requestsPerVisit} requests each, ${(peakShare * 100).toFixed(1)}% of them in the busiest hour`,
    );
    console.log('  visits a day   peak a second   p50 / p99 in the peak hour, with 1, 2, 4 processes');
    for (let visits = 25_000; visits <= 25_600_000; visits *= 2) {
      const days = processCounts.map((processes) =>
        simulateDay({ visits, requestsPerVisit, processes, serviceMs, secondsSimulated: 20 }),
      );
      for (const [index, { peak }] of days.entries())
        if (peak.p99Ms <= longestP99Ms) carried.set(processCounts[index] ?? 0, visits);
      console.log(
        `  ${visits.toLocaleString('en').padStart(12)}   ${(days[0]?.peak.requestsPerSecond ?? 0).toFixed(0).padStart(13)}   ` +
          days.map(({ peak }) => formatPeak(peak)).join('   '),
      );
    }
    for (const [processes, visits] of carried)
      console.log(
        `  ${processes} process${processes > 1 ? 'es' : ''} carr${processes > 1 ? 'y' : 'ies'} ${visits.toLocaleString('en')} visits a day with a p99 of at most ${longestP99Ms} ms`,
      );

    console.log(
      '\nRun for real: half of what one process carries in the simulation, then all of it, in the peak hour',
    );
    const most = carried.get(1) ?? 12_500;
    for (const processes of [1, 2]) {
      if (processes > availableParallelism()) continue;
      const server = await start({ WEB_PROCESSES: String(processes) });
      if (processes > 1) await pause(8000);
      const again = createVisitors(server.port, stock);
      await measureService(again, server.pid);
      for (const visits of [most / 2, most]) {
        const rate = (visits * requestsPerVisit * peakShare) / 3600;
        const outcomes = await runRate(again, rate);
        const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
        const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
        const failed = outcomes.filter(({ status }) => status !== 200).length;
        console.log(
          `  ${processes} processes, ${visits.toLocaleString('en')} visits a day (${rate.toFixed(0)} a second): ` +
            `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ${failed} errors`,
        );
      }
      again.close();
      await server.stop();
    }
  });
}

function formatPeak({ p50Ms, p99Ms, busy }: { p50Ms: number; p99Ms: number; busy: number }): string {
  if (busy > 1) return 'too many'.padStart(20);
  return `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(0)} ms (${Math.round(busy * 100)}%)`.padStart(20);
}

/**
 * One at a time: nobody waits for anybody. Pictures and pages are cached by the first rounds, as on a site that has
 * been running. What other programs of the machine take is left out: the times are reduced to the processor time that
 * the site used.
 */
async function measureService(visitors: Visitors, pid: number): Promise<number[]> {
  for (let warm = performance.now() + 30_000; performance.now() < warm; ) await visitors.visit();
  const times: number[] = [];
  const before = readProcessFigures(pid);
  for (let end = performance.now() + 15_000; performance.now() < end; ) {
    const { ms, status } = await visitors.visit();
    if (status === 200) times.push(ms);
  }
  const after = readProcessFigures(pid);
  const total = times.reduce((sum, each) => sum + each, 0);
  const used = before && after ? (after.cpuSeconds - before.cpuSeconds) * 1000 : total;
  return times.map((each) => each * Math.min(1, used / total));
}

async function runRate(visitors: Visitors, rate: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const open: Promise<void>[] = [];
  const end = performance.now() + runSeconds * 1000;
  for (let due = performance.now(); due < end; ) {
    if (due > performance.now()) await pause(1);
    for (; due <= performance.now() && due < end; due += (-Math.log(1 - visitors.random()) / rate) * 1000)
      open.push(visitors.visit(due).then((outcome) => void outcomes.push(outcome)));
  }
  await Promise.all(open);
  return outcomes;
}
