import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type Advert, everyFilterGroup, publicReferenceOf, type SearchQuery } from '@forecourt/domain';
import { type AdvertChange, MemoryEngine, type SearchResult } from '@forecourt/search';
import { MissingPackage } from './on-demand.ts';
import { DuckDbPeer } from './peers/duckdb-peer.ts';
import { bucketFacets } from './peers/flat-row.ts';
import { ItemsJsPeer } from './peers/items-js-peer.ts';
import { OramaPeer } from './peers/orama-peer.ts';
import type { Peer, PeerAnswer } from './peers/peer.ts';
import { installPeers } from './peers/peer-package.ts';
import { PostgresPeer } from './peers/postgres-peer.ts';
import { SqlitePeer } from './peers/sqlite-peer.ts';
import { collectGarbage } from './search/collect-garbage.ts';
import { compareAnswers } from './search/compare.ts';
import { makeCorpus } from './search/corpus.ts';
import { type Figures, formatFigures, quantile } from './search/figures.ts';
import { PagedCorpus } from './search/paged-corpus.ts';
import { makeQueries } from './search/queries.ts';

const queriesAsked = 300;
const marketSeed = 1;
/** A peer that takes longer for the whole mix is measured on part of it. */
const timeoutMs = 60_000;

/** Compares MemoryEngine with what a team would pick instead, on one corpus and one mix of searches. */
export async function benchSearch(
  sizes: readonly number[] = [100_000, 1_000_000],
  only: readonly string[] = [],
): Promise<void> {
  // A million adverts as objects, beside the engine and its peers.
  setFlagsFromString('--max-old-space-size=8192');
  installPeers();
  for (const size of sizes) await benchMarket(size, only);
}

async function benchMarket(size: number, only: readonly string[]): Promise<void> {
  const queries = makeQueries(queriesAsked, 2);
  console.log(
    `\n${size.toLocaleString('en')} adverts, ${queries.length} searches, each with a page of 30, the total and every facet`,
  );
  const { engine, figures } = await benchEngine(size, queries);
  const answers = new Map<SearchQuery, SearchResult>();
  for (const query of queries) answers.set(query, await engine.search(query));
  const all: Figures[] = [figures];
  const known: Peer[] = [
    new PostgresPeer(),
    new DuckDbPeer(),
    new SqlitePeer(),
    new ItemsJsPeer(),
    new OramaPeer(),
  ];
  const peers = known.filter(({ name }) => only.length === 0 || only.includes(name));
  const adverts = peers.length > 0 ? [...makeCorpus(size, marketSeed)] : [];
  for (const peer of peers) {
    if (size > (peer.mostAdverts ?? Number.POSITIVE_INFINITY)) {
      console.log(`${peer.name} is left out: it does not hold ${size.toLocaleString('en')} adverts`);
      continue;
    }
    try {
      all.push(await benchPeer(peer, adverts, queries, answers));
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      console.log(`${peer.name} is left out: ${error.message}`);
    } finally {
      await peer.close();
    }
  }
  console.log(formatFigures(all));
}

async function benchEngine(size: number, queries: readonly SearchQuery[]) {
  await settle();
  const before = process.memoryUsage();
  const engine = new MemoryEngine();
  const buildMs = await timeBuild(engine, size);
  await settle();
  const after = process.memoryUsage();
  const heldMb = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
  const reportedMb = (await engine.memory()).bytes / 1e6;
  const times = await timeMix(queries, (query) => engine.search(query), 5);
  const everyTime = await timeMix(
    queries,
    (query) => engine.search({ ...query, counted: everyFilterGroup }),
    5,
  );
  const { changeTimes, pauses } = await timeChanges(engine, size);
  const laterMs = [await timeBuild(engine, size), await timeBuild(engine, size)];
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(
    `MemoryEngine is built in ${seconds(buildMs)}, with its code compiled in ${laterMs.map(seconds).join(' and ')}, and holds ${heldMb.toFixed(0)} MB, references among them (reports ${reportedMb.toFixed(0)} MB)\n` +
      `With every group of filters open, a search takes ${quantile(everyTime, 0.5).toFixed(3)} ms at p50 and ${quantile(everyTime, 0.99).toFixed(3)} at p99\n` +
      `${changeTimes.length.toLocaleString('en')} changes, and new layouts among them, take ${quantile(changeTimes, 0.5).toFixed(3)} ms at p50, ` +
      `${quantile(changeTimes, 0.99).toFixed(3)} at p99, ${quantile(changeTimes, 0.999).toFixed(2)} at p99.9, ${quantile(changeTimes, 1).toFixed(1)} at most ` +
      `(longest pause of the garbage collector ${quantile(pauses, 1).toFixed(1)} ms)`,
  );
  return { engine, figures: { name: 'MemoryEngine', buildMs, times } satisfies Figures };
}

/** How long the engine takes to read the whole market, excluding its generation. */
async function timeBuild(engine: MemoryEngine, size: number): Promise<number> {
  const corpus = new PagedCorpus(size, marketSeed);
  const start = performance.now();
  await engine.rebuild(corpus.adverts(), 1);
  return performance.now() - start - corpus.makingMs;
}

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await pause(100);
  }
}

/** New adverts, changed ones and ended ones, more than enough for a whole new layout. */
async function timeChanges(engine: MemoryEngine, size: number) {
  const changeTimes: number[] = [];
  const pauses: number[] = [0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  let index = 0;
  for (const advert of makeCorpus(Math.max(6000, size / 8), 3)) {
    const known = publicReferenceOf('bench', String((index * 7919) % size));
    const publicReference = index % 3 === 0 ? `fresh${index}` : known;
    const change: AdvertChange = {
      sequence: index + 2,
      publicReference,
      advert: index % 3 === 2 ? null : { ...advert, publicReference },
    };
    const start = performance.now();
    await engine.apply([change]);
    changeTimes.push(performance.now() - start);
    index++;
  }
  await pause(10);
  observer.disconnect();
  return { changeTimes, pauses };
}

async function benchPeer(
  peer: Peer,
  adverts: readonly Advert[],
  queries: readonly SearchQuery[],
  answers: ReadonlyMap<SearchQuery, SearchResult>,
): Promise<Figures> {
  const start = performance.now();
  await peer.load(adverts);
  const buildMs = performance.now() - start;
  const given = new Map<SearchQuery, PeerAnswer>();
  const times = await timeMix(queries, async (query) => given.set(query, await peer.search(query)), 2);
  console.log(compareAnswers(peer.name, given, answers, bucketFacets));
  if (times.length < queries.length) {
    console.log(
      `${peer.name} answered ${times.length} of ${queries.length} searches in ${timeoutMs / 1000} s: its figures are of these`,
    );
  }
  return { name: peer.name, buildMs, times };
}

/**
 * The best time of each search over several rounds; the first round warms up. Stops after a round that took
 * too long.
 */
async function timeMix(
  queries: readonly SearchQuery[],
  search: (query: SearchQuery) => Promise<unknown>,
  rounds: number,
): Promise<number[]> {
  const best = new Map<SearchQuery, number>();
  const begin = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      if (performance.now() - begin > timeoutMs) break;
      const start = performance.now();
      await search(query);
      best.set(query, Math.min(best.get(query) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    }
  }
  return [...best.values()];
}

if (import.meta.main) {
  const [sizes = '100000', ...only] = process.argv.slice(2);
  await benchSearch(sizes.split(',').map(Number), only);
}
