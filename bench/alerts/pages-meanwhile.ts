import type { SearchableAdvert } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import type { SearchMatcher } from '@forecourt/services/open';
import { makeCorpus } from '../search/corpus.ts';
import { quantile } from '../search/figures.ts';
import { makeQueries } from '../search/queries.ts';

const advertsOnSale = 100_000;
const queriesAsked = 300;
const rounds = 6;

/** How long the searches of pages take in this thread, with and without matching in the other, in turn. */
export async function measurePagesMeanwhile(
  matcher: SearchMatcher,
  changes: readonly SearchableAdvert[],
): Promise<void> {
  const engine = new MemoryEngine();
  await engine.rebuild(makeCorpus(advertsOnSale, 1), 1);
  const queries = makeQueries(queriesAsked, 2);
  const askAll = async (times: number[]) => {
    for (const query of queries) {
      const start = performance.now();
      await engine.search(query);
      times.push(performance.now() - start);
      // As between the requests of visitors: messages of the thread arrive here.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await askAll([]);
  const alone: number[] = [];
  const meanwhile: number[] = [];
  let batches = 0;
  for (let round = 0; round < rounds; round++) {
    await askAll(alone);
    let isOver = false;
    const matching = (async () => {
      for (; !isOver; batches++) await matcher.match(changes);
    })();
    await askAll(meanwhile);
    isOver = true;
    await matching;
  }
  const [before, during] = [quantile(alone, 0.99), quantile(meanwhile, 0.99)];
  console.log(
    `\nSearches of pages over ${advertsOnSale.toLocaleString('en')} adverts: ${before.toFixed(2)} ms at p99 alone, ${during.toFixed(2)} while ${batches} batches are matched without a pause: ${(during / before).toFixed(2)}× (aim 1.10×).`,
  );
}
