import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Advert, SearchQuery } from '@forecourt/domain';
import { type AdvertChange, MemoryEngine, type SearchResult } from '@forecourt/search';
import { DuckDbPeer } from './peers/duckdb-peer.ts';
import { bucketFacets } from './peers/flat-row.ts';
import { ItemsJsPeer } from './peers/items-js-peer.ts';
import { OramaPeer } from './peers/orama-peer.ts';
import type { Peer, PeerAnswer } from './peers/peer.ts';
import { installPeers } from './peers/peer-package.ts';
import { PostgresPeer } from './peers/postgres-peer.ts';
import { SqlitePeer } from './peers/sqlite-peer.ts';
import { compareAnswers } from './search/compare.ts';
import { makeCorpus } from './search/corpus.ts';
import { type Figures, formatFigures, quantile } from './search/figures.ts';
import { makeQueries } from './search/queries.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const queriesAsked = 300;
/** A peer that needs longer for the whole mix is measured on a part of it. */
const patienceMs = 60_000;

/** One corpus, one mix of searches, MemoryEngine and what a team would pick instead, side by side. */
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
  const adverts = [...makeCorpus(size, 1)];
  const queries = makeQueries(queriesAsked, 2);
  console.log(
    `\n${size.toLocaleString('en')} adverts, ${queries.length} searches, each with a page of 30, the total and every facet`,
  );
  const { engine, figures } = await benchEngine(adverts, queries);
  const answers = new Map<SearchQuery, SearchResult>();
  for (const query of queries) answers.set(query, await engine.search(query));
  const all: Figures[] = [figures];
  const peers: Peer[] = [
    new PostgresPeer(),
    new DuckDbPeer(),
    new SqlitePeer(),
    new ItemsJsPeer(),
    new OramaPeer(),
  ];
  for (const peer of peers) {
    if (only.length > 0 && !only.includes(peer.name)) continue;
    if (size > (peer.mostAdverts ?? Number.POSITIVE_INFINITY)) continue;
    try {
      all.push(await benchPeer(peer, adverts, queries, answers));
    } finally {
      await peer.close();
    }
  }
  console.log(formatFigures(all));
}

async function benchEngine(adverts: readonly Advert[], queries: readonly SearchQuery[]) {
  collectGarbage();
  const before = process.memoryUsage();
  const engine = new MemoryEngine();
  const start = performance.now();
  await engine.rebuild(adverts, 1);
  const buildMs = performance.now() - start;
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await pause(100);
  }
  const after = process.memoryUsage();
  const heldMb = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
  const reportedMb = (await engine.memory()).bytes / 1e6;
  const times = await timeMix(queries, (query) => engine.search(query), 5);
  const changeTimes = await timeChanges(engine, adverts);
  console.log(
    `MemoryEngine holds ${heldMb.toFixed(0)} MB above the rows (reports ${reportedMb.toFixed(0)} MB); ` +
      `a change takes ${quantile(changeTimes, 0.5).toFixed(3)} ms at p50, ${quantile(changeTimes, 0.99).toFixed(3)} at p99, ` +
      `${quantile(changeTimes, 1).toFixed(1)} at most`,
  );
  await engine.rebuild(adverts, 1);
  return { engine, figures: { name: 'MemoryEngine', buildMs, times } satisfies Figures };
}

/** New adverts, changed ones and ended ones, enough for several new layouts of a small market. */
async function timeChanges(engine: MemoryEngine, adverts: readonly Advert[]): Promise<number[]> {
  const fresh = [...makeCorpus(6000, 3)];
  const times: number[] = [];
  for (const [index, advert] of fresh.entries()) {
    const known = adverts[(index * 7919) % adverts.length]?.publicReference ?? '';
    const publicReference = index % 3 === 0 ? `fresh${index}` : known;
    const change: AdvertChange = {
      sequence: index + 2,
      publicReference,
      advert: index % 3 === 2 ? null : { ...advert, publicReference },
    };
    const start = performance.now();
    await engine.apply([change]);
    times.push(performance.now() - start);
  }
  return times;
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
  return { name: peer.name, buildMs, times };
}

/** The best time of each search over some rounds; the first round warms up. Stops after a round that took too long. */
async function timeMix(
  queries: readonly SearchQuery[],
  search: (query: SearchQuery) => Promise<unknown>,
  rounds: number,
): Promise<number[]> {
  const best = new Map<SearchQuery, number>();
  const begin = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      if (performance.now() - begin > patienceMs) break;
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
