import { type SearchableAdvert, type SearchQuery, searchableAttributes } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryEngine } from '../engine/memory-engine.ts';
import { arbitraryAdvert, arbitraryQuery } from '../testing/arbitrary-market.ts';
import { NaiveEngine } from '../testing/naive-engine.ts';
import { withWordsAsRead } from '../words/query-words.ts';
import { WatchedSearches } from './watched-searches.ts';

const today = '2026-11-15';
/** Comparing every advert is slow on a busy machine. */
const patience = 600_000;

/** One or two conditions of an arbitrary search: such searches find more, and share their conditions. */
const simpleQuery = fc
  .record({ query: arbitraryQuery, kept: fc.subarray(['filters', 'near', 'words'], { maxLength: 2 }) })
  .map(({ query: { channel, filters, near, words }, kept }): SearchQuery => {
    const [first] = Object.entries(filters ?? {});
    return {
      channel,
      ...(kept.includes('filters') && first && { filters: Object.fromEntries([first]) }),
      ...(kept.includes('near') && near && { near }),
      ...(kept.includes('words') && words && { words: words.split(' ')[0] ?? '' }),
    };
  });

const id = fc.integer({ min: 1, max: 12 });
const arbitraryStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ set: id, query: fc.oneof(arbitraryQuery, simpleQuery) }) },
  { weight: 2, arbitrary: fc.record({ remove: id }) },
  { weight: 3, arbitrary: fc.record({ changed: fc.array(arbitraryAdvert, { maxLength: 12 }) }) },
);

/** The market as pages show it, answered twice: by the engine and by a scan of every advert. */
class Pages {
  readonly #engine = new MemoryEngine({ today: () => today });
  readonly #naive = new NaiveEngine(searchableAttributes, today);
  #sequence = 1;

  async fill(market: readonly SearchableAdvert[]): Promise<void> {
    await this.#engine.rebuild(market, this.#sequence);
    this.#naive.rebuild(market);
  }

  async change(adverts: readonly SearchableAdvert[]): Promise<void> {
    const changes = adverts.map((advert) => ({
      sequence: ++this.#sequence,
      publicReference: advert.publicReference,
      advert,
    }));
    await this.#engine.apply(changes);
    this.#naive.apply(changes);
  }

  /** The search as it is saved from its page, which shows the same. */
  async save(query: SearchQuery): Promise<SearchQuery> {
    const whole = { ...query, page: 1, size: 100 };
    const { hits, words } = await this.#engine.search(whole);
    const saved = withWordsAsRead(query, words);
    const shown = await this.#engine.search({ ...whole, ...saved, page: 1, size: 100 });
    expect(shown.hits).toEqual(hits);
    expect(shown.words.filter(({ spellings }) => spellings)).toEqual([]);
    return saved;
  }

  /** Everything that a search shows; nothing if it guesses at a word that no advert contains. */
  async show(query: SearchQuery): Promise<string[]> {
    const whole = { ...query, page: 1, size: 100 };
    const { hits, words } = await this.#engine.search(whole);
    expect(hits).toEqual(this.#naive.search(whole).hits);
    return words.some(({ spellings }) => spellings) ? [] : hits.map(({ reference }) => reference);
  }
}

async function expectSameAsPages(
  pages: Pages,
  queries: ReadonlyMap<number, SearchQuery>,
  changed: readonly SearchableAdvert[],
  found: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const expected: Record<string, number[]> = {};
  for (const [each, query] of [...queries].sort(([a], [b]) => a - b)) {
    for (const reference of await pages.show(query)) {
      if (!changed.some(({ publicReference }) => publicReference === reference)) continue;
      expected[reference] = [...(expected[reference] ?? []), each];
    }
  }
  expect(Object.fromEntries(found)).toEqual(expected);
}

test(
  'watched searches find a changed advert exactly if their pages show it, whatever was set and removed before',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryAdvert, { maxLength: 40 }),
        fc.array(arbitraryStep, { maxLength: 40 }),
        async (market, steps) => {
          const pages = new Pages();
          await pages.fill(market);
          const watched = new WatchedSearches({ today: () => today });
          const queries = new Map<number, SearchQuery>();
          for (const step of steps) {
            if ('set' in step) {
              const saved = await pages.save(step.query);
              queries.set(step.set, saved);
              watched.set(step.set, saved);
            } else if ('remove' in step) {
              queries.delete(step.remove);
              watched.remove(step.remove);
            } else {
              await pages.change(step.changed);
              await expectSameAsPages(pages, queries, step.changed, watched.match(step.changed));
            }
            expect(watched.size).toBe(queries.size);
          }
        },
      ),
      { numRuns: 120, seed: 24 },
    );
  },
  patience,
);
