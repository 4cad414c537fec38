import { isDeepStrictEqual } from 'node:util';
import type { SearchableAdvert } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import type { WatchedSearch } from '@forecourt/services/open';

const searchesTried = 300;
const changesTried = 10;
const searchesCompared = 2000;

/**
 * The milliseconds for asking the engine of the pages for every search and every change, as if the change were the whole
 * market. Measured on a sample: all of it would take hours. Says whether the pages agree with what was matched.
 */
export async function compareWithNaive(
  searches: readonly WatchedSearch[],
  changes: readonly SearchableAdvert[],
  found: ReadonlyMap<string, readonly number[]>,
): Promise<number> {
  console.log(await countAgreed(sampleOf(searches, searchesCompared), changes, found));
  const sample = sampleOf(searches, searchesTried);
  let spentMs = 0;
  for (const change of changes.slice(0, changesTried)) {
    const engine = new MemoryEngine();
    await engine.rebuild([change], 1);
    const start = performance.now();
    for (const { query } of sample) await engine.search({ ...query, size: 1 });
    spentMs += performance.now() - start;
  }
  const tried = sample.length * changesTried;
  const each = spentMs / tried;
  console.log(
    `Each search on each change: ${(each * 1000).toFixed(1)} µs, by ${tried.toLocaleString('en')} of ${(searches.length * changes.length).toLocaleString('en')} pairs.`,
  );
  return each * searches.length * changes.length;
}

/** Evenly spread. */
export function sampleOf<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
}

/** The searches that found each advert, turned round: the adverts that each search found. */
export function advertsOf(
  searches: readonly WatchedSearch[],
  found: ReadonlyMap<string, readonly number[]>,
): Map<number, string[]> {
  const adverts = new Map<number, string[]>(searches.map(({ id }) => [id, []]));
  for (const [reference, ids] of found) for (const id of ids) adverts.get(id)?.push(reference);
  for (const references of adverts.values()) references.sort();
  return adverts;
}

async function countAgreed(
  searches: readonly WatchedSearch[],
  changes: readonly SearchableAdvert[],
  found: ReadonlyMap<string, readonly number[]>,
): Promise<string> {
  const engine = new MemoryEngine();
  await engine.rebuild(changes, 1);
  const matched = advertsOf(searches, found);
  let agreed = 0;
  for (const { id, query } of searches) {
    const shown: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await engine.search({ ...query, page, size: 100 });
      shown.push(...answer.hits.map(({ reference }) => reference));
      pages = answer.pages;
    }
    if (isDeepStrictEqual(shown.sort(), matched.get(id))) agreed++;
  }
  return `The pages of the engine show the same for ${agreed} of ${searches.length} searches.`;
}
