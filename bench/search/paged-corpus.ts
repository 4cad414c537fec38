import type { Advert } from '@forecourt/domain';
import { collectGarbage } from './collect-garbage.ts';
import { makeCorpus } from './corpus.ts';

const pageSize = 100_000;

/**
 * A market that comes in pages, as from a store, and is released as it is read: holding a million adverts
 * costs time at every garbage collection. Records how long it took to generate, which is not the reader's
 * time.
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
    // Collects the generation's garbage here: otherwise it would be collected during the read.
    collectGarbage();
    this.makingMs += performance.now() - start;
    return page;
  }
}
