import type { Advert } from '@forecourt/domain';
import { collectGarbage } from './collect-garbage.ts';
import { makeCorpus } from './corpus.ts';

const pageSize = 100_000;

/**
 * A market that comes in pages, as it does from a store, and is let go as it is read: whoever holds a million adverts
 * pays for it whenever memory is tidied up. Knows how long it took to make, which is not the reader's time.
 */
export class PagedCorpus {
  readonly #corpus: Generator<Advert>;
  makingMs = 0;

  constructor(size: number, seed: number) {
    this.#corpus = makeCorpus(size, seed);
  }

  *adverts(): Generator<Advert> {
    for (let page = this.#makePage(); page.length > 0; page = this.#makePage()) yield* page;
  }

  #makePage(): Advert[] {
    const start = performance.now();
    const page: Advert[] = [];
    while (page.length < pageSize) {
      const next = this.#corpus.next();
      if (next.done) break;
      page.push(next.value);
    }
    // What the making leaves behind is collected here: otherwise it would be in the middle of the reading.
    collectGarbage();
    this.makingMs += performance.now() - start;
    return page;
  }
}
