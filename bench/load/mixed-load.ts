import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@forecourt/store';
import { readNumberOption } from '../read-option.ts';
import { settleMs, withMarketSite } from './market-site.ts';
import { readProcessFigures } from './process-figures.ts';
import { createVisitors, kinds, type Outcome, readStock, type Visitors } from './visitors.ts';

const size = Number(process.env.BENCH_SIZE ?? 30_000);
const capacitySeconds = 15;
const connections = 16;
const changesASecond = 10;
const enquiriesASecond = 1;

/**
 * Home, random filters, adverts, pictures, suggestions, saved vehicles and messages, while ten adverts change
 * a second: first as fast as the site answers, then at half of that. `--minutes=10` for the long run.
 */
export async function benchLoad(): Promise<void> {
  const minutes = readNumberOption('minutes', 0.5);
  await withMarketSite(size, async (site) => {
    const server = await site.start();
    const db = await openDatabase(site.databaseUrl);
    try {
      await pause(settleMs);
      const stock = await readStock(server.port);
      const visitors = createVisitors(server.port, stock);
      await drawPictures(server.port, stock.pictures);
      await fillCaches(visitors);
      const changing = changeAdverts(db, stock.references);
      const capacity = await measureCapacity(visitors);
      console.log(
        `${size.toLocaleString('en')} adverts, one process: ${Math.round(capacity)} requests a second at most (${connections} connections)`,
      );
      await readMetrics(server.metricsPort);
      const before = await readMetrics(server.metricsPort);
      const used = readProcessFigures(server.pid)?.cpuSeconds ?? 0;
      const outcomes = await visitAtRate(visitors, {
        rate: capacity / 2,
        seconds: minutes * 60,
        origin: `http://localhost:${server.port}`,
      });
      const after = await readMetrics(server.metricsPort);
      const cpuSeconds = (readProcessFigures(server.pid)?.cpuSeconds ?? 0) - used;
      changing.stop();
      visitors.close();
      print(outcomes, { minutes, before, after, cpuSeconds });
    } finally {
      await db.close();
      await server.stop();
    }
  });
}

/** A new picture is drawn once, which takes longer than everything else; a site that has been running has drawn them. */
async function drawPictures(port: number, pictures: readonly string[]): Promise<void> {
  for (const path of pictures) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
}

async function fillCaches(visitors: Visitors): Promise<void> {
  const end = performance.now() + 20_000;
  const visitInTurn = async () => {
    while (performance.now() < end) await visitors.visit();
  };
  await Promise.all(Array.from({ length: 8 }, visitInTurn));
}

async function measureCapacity(visitors: Visitors): Promise<number> {
  const started = performance.now();
  const end = started + capacitySeconds * 1000;
  let count = 0;
  const visitInTurn = async () => {
    for (; performance.now() < end; count++) await visitors.visit();
  };
  await Promise.all(Array.from({ length: connections }, visitInTurn));
  return (count / (performance.now() - started)) * 1000;
}

/** Visitors come at random and do not wait for each other. */
async function visitAtRate(
  visitors: Visitors,
  { rate, seconds, origin }: { rate: number; seconds: number; origin: string },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const open = new Set<Promise<void>>();
  const note = (visit: Promise<Outcome>) => {
    const noted = visit.then((outcome) => {
      outcomes.push(outcome);
      open.delete(noted);
    });
    open.add(noted);
  };
  const started = performance.now();
  const end = started + seconds * 1000;
  let due = started;
  let enquiryDue = started;
  while (due < end) {
    const now = performance.now();
    if (due > now) await pause(Math.max(1, due - now));
    for (; due <= performance.now() && due < end; due += (-Math.log(1 - visitors.random()) / rate) * 1000)
      note(visitors.visit(due));
    for (; enquiryDue <= performance.now() && enquiryDue < end; enquiryDue += 1000 / enquiriesASecond)
      note(visitors.enquire(origin));
  }
  await Promise.all(open);
  return outcomes;
}

/** One price at a time, as sellers change them. */
function changeAdverts(db: Database, references: readonly string[]) {
  let count = 0;
  const timer = setInterval(() => {
    const reference = references[count++ % references.length];
    void db.orm
      .execute(
        `with changed as (update advert set price = price + 1 where public_reference = '${reference}' returning public_reference)
         insert into advert_change (public_reference, kind, at) select public_reference, 'changed', now() from changed`,
      )
      .catch((error: unknown) => console.warn(String(error)));
  }, 1000 / changesASecond);
  return { stop: () => clearInterval(timer) };
}

interface SiteMetrics {
  residentBytes: number;
  /** Since the last reading. */
  eventLoopP99Ms: number;
}

async function readMetrics(port: number): Promise<SiteMetrics> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    residentBytes: value('process_resident_memory_bytes'),
    eventLoopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

function print(
  outcomes: readonly Outcome[],
  run: { minutes: number; before: SiteMetrics; after: SiteMetrics; cpuSeconds: number },
): void {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  const errors = outcomes.filter(({ status }) => status !== 200);
  const statuses = [...new Set(errors.map(({ status }) => status))].join(', ');
  console.log(
    `${run.minutes} minutes at half of it, ${changesASecond} changes and ${enquiriesASecond} message a second: ` +
      `${(outcomes.length / run.minutes / 60).toFixed(0)} requests a second, ${outcomes.length} in total, ` +
      `${errors.length} errors${statuses && ` (${statuses})`}`,
  );
  console.log(`  all          ${formatTimes(outcomes)} (aim: p99 25 ms)`);
  for (const kind of kinds) {
    const some = outcomes.filter((outcome) => outcome.kind === kind);
    if (some.length > 0) console.log(`  ${kind.padEnd(12)} ${formatTimes(some)} of ${some.length}`);
  }
  const { before, after, cpuSeconds } = run;
  const grown = (after.residentBytes / before.residentBytes - 1) * 100;
  console.log(
    `  memory ${megabytes(before.residentBytes)} MB at the start, ${megabytes(after.residentBytes)} MB at the end ` +
      `(${grown >= 0 ? '+' : ''}${grown.toFixed(1)}%; aim: 5%); event loop p99 ${after.eventLoopP99Ms.toFixed(1)} ms (aim: 20 ms); ` +
      `${((cpuSeconds / outcomes.length) * 1000).toFixed(1)} ms of processor time a request; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
}

function formatTimes(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, at most ${at(1).toFixed(0)} ms`;
}
