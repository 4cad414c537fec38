import { availableParallelism, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Advert, SearchableAdvert } from '@forecourt/domain';
import { openMatcherThread, type SearchMatcher, type WatchedSearch } from '@forecourt/services/open';
import { benchMarketWeek } from './alerts/market-week.ts';
import { compareWithNaive } from './alerts/naive-way.ts';
import { measurePagesMeanwhile } from './alerts/pages-meanwhile.ts';
import { compareWithPostgres } from './alerts/postgres-way.ts';
import { makeSavedSearches } from './alerts/saved-searches.ts';
import { readNumberOption } from './read-option.ts';
import { makeCorpus } from './search/corpus.ts';
import { quantile } from './search/figures.ts';
import { killSite } from './selling/kills.ts';

const changesMade = 200;
const rounds = 5;

/** Milliseconds for all changes, by how many searches are saved. */
const aims: Readonly<Record<number, number>> = { 100000: 1000, 1000000: 10_000 };
const aimOfOneMs = 5;

/**
 * Which of many saved searches find a changed advert: matched in a thread of its own, compared with asking every search
 * for every change and with PostgreSQL running every search on the changed rows. Then a week of a market, and a site that
 * is killed while it tells people.
 */
export async function benchAlerts(): Promise<void> {
  const asked = readNumberOption('searches', 0);
  const sizes = asked > 0 ? [asked] : [100_000, 1_000_000];
  setFlagsFromString('--max-old-space-size=8192');
  const changes = [...makeCorpus(changesMade, 9)];
  for (const size of sizes) {
    const matcher = openMatcherThread();
    try {
      await benchSize(matcher, size, changes);
    } finally {
      await matcher.close();
    }
  }
  await benchMarketWeek();
  await killSite('alerts', 20);
}

async function benchSize(
  matcher: SearchMatcher,
  size: number,
  changes: readonly (Advert & SearchableAdvert)[],
): Promise<void> {
  console.log(
    `\n${number(size)} saved searches, ${changes.length} changes; ${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const searches = [...makeSavedSearches(size, 5)].map(
    (query, index): WatchedSearch => ({ id: index, query }),
  );
  const setting = performance.now();
  await matcher.set(searches);
  const { conditions, bytes } = await matcher.memory();
  console.log(
    `The thread learns them in ${((performance.now() - setting) / 1000).toFixed(1)} s: ${number(conditions)} different conditions, ${Math.round(bytes / 1e6)} MB.`,
  );
  const found = await matcher.match(changes);
  const pairs = [...found.values()].reduce((sum, ids) => sum + ids.length, 0);
  const all = await best(() => matcher.match(changes));
  const ones: Time[] = [];
  for (const change of changes) ones.push(await best(() => matcher.match([change])));
  const times = ones.map(({ ms }) => ms);
  const processorMs = ones.reduce((sum, one) => sum + one.processorMs, 0) / ones.length;
  const aim = aims[size] ? ` (aim ${number(aims[size])})` : '';
  console.log(
    `All changes at once: ${all.ms.toFixed(0)} ms${aim}, ${all.processorMs.toFixed(0)} ms of the processor, ${number(pairs)} matches.\n` +
      `One change, there and back: ${quantile(times, 0.5).toFixed(2)} ms at p50, ${quantile(times, 0.99).toFixed(2)} at p99, ${quantile(times, 1).toFixed(2)} at most (aim ${aimOfOneMs} with 100,000); ${processorMs.toFixed(2)} ms of the processor on average.\n`,
  );
  const naiveMs = await compareWithNaive(searches, changes, found);
  const postgresMs = await compareWithPostgres(searches, changes, found);
  console.log(
    ['| way | all changes | times as long |', '|---|---|---|']
      .concat(
        (
          [
            ['watched searches, in a thread', all.ms],
            ['each search on each change', naiveMs],
            ['PostgreSQL, each search on the changed rows', postgresMs],
          ] as const
        ).flatMap(([name, ms]) =>
          ms === null
            ? []
            : [`| ${name} | ${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s | ${number(ms / all.ms)}× |`],
        ),
      )
      .join('\n'),
  );
  await measurePagesMeanwhile(matcher, changes);
}

interface Time {
  /** Of the shortest round. */
  ms: number;
  /** Of all threads, on average of all rounds: the system counts it in steps of 4 ms. */
  processorMs: number;
}

async function best(work: () => Promise<unknown>): Promise<Time> {
  await work();
  let ms = Number.POSITIVE_INFINITY;
  const used = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    ms = Math.min(ms, performance.now() - start);
  }
  const { user, system } = process.cpuUsage(used);
  return { ms, processorMs: (user + system) / 1000 / rounds };
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}

if (import.meta.main) await benchAlerts();
