import { isDeepStrictEqual } from 'node:util';
import type { Advert } from '@forecourt/domain';
import type { WatchedSearch } from '@forecourt/services/open';
import { MissingPackage } from '../on-demand.ts';
import { PostgresPeer } from '../peers/postgres-peer.ts';
import { advertsOf, sampleOf } from './naive-way.ts';

const searchesTried = 5000;
const timeoutMs = 20_000;

/**
 * The milliseconds for PostgreSQL to run every search once on a table of the changed adverts alone, with its indexes.
 * Measured on a sample if there are more searches than that; searches by days are left out. Null without PostgreSQL.
 */
export async function compareWithPostgres(
  searches: readonly WatchedSearch[],
  changes: readonly Advert[],
  found: ReadonlyMap<string, readonly number[]>,
): Promise<number | null> {
  const peer = new PostgresPeer();
  try {
    await peer.load(changes);
    const askable = searches.filter(({ query }) => !query.filters?.listed);
    const sample = sampleOf(askable, searchesTried);
    const matched = advertsOf(sample, found);
    let asked = 0;
    let agreed = 0;
    const start = performance.now();
    for (const { id, query } of sample) {
      if (performance.now() - start > timeoutMs) break;
      const references = await peer.find(query);
      asked++;
      if (isDeepStrictEqual(references.sort(), matched.get(id))) agreed++;
    }
    const each = (performance.now() - start) / asked;
    console.log(
      `PostgreSQL: ${(each * 1000).toFixed(0)} µs for each search on all changed rows, by ${asked.toLocaleString('en')} of ${searches.length.toLocaleString('en')} searches; it agrees on ${agreed}.\n`,
    );
    return each * searches.length;
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    console.log(`PostgreSQL is left out: ${error.message}\n`);
    return null;
  } finally {
    await peer.close();
  }
}
