import type { Advert } from '@forecourt/domain';
import { databaseProblemOf } from '@forecourt/store';
import { LRUCache } from 'lru-cache';

/** The adverts that visitors look at, cached in memory until they change. */
export interface AdvertCache {
  /** In the order requested; unknown ones are left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  forget(publicReferences: readonly string[]): void;
  forgetAll(): void;
}

export interface AdvertSource {
  load(publicReferences: readonly string[]): Promise<Advert[]>;
  /** What is known of them while the database cannot be reached. */
  findCopies?(publicReferences: readonly string[]): Advert[];
}

/**
 * A load in progress while a change arrives may have read the state before it. Its result is returned but not
 * cached, because nothing would ever evict it.
 */
export function createAdvertCache({ load, findCopies }: AdvertSource, limit: number): AdvertCache {
  const cached = new LRUCache<string, Advert>({ max: limit });
  let changes = 0;

  async function loadMissing(missing: readonly string[]): Promise<Advert[]> {
    const before = changes;
    try {
      const loaded = await load(missing);
      if (changes === before) for (const advert of loaded) cached.set(advert.publicReference, advert);
      return loaded;
    } catch (error) {
      const copies = databaseProblemOf(error) === 'unreachable' ? (findCopies?.(missing) ?? []) : [];
      // Not cached either: a copy may be older than a change that has been applied. One that is missing may exist.
      if (copies.length < missing.length) throw error;
      return copies;
    }
  }

  return {
    async findMany(publicReferences) {
      const found = new Map<string, Advert>();
      const missing: string[] = [];
      for (const reference of publicReferences) {
        const advert = cached.get(reference);
        if (advert) found.set(reference, advert);
        else missing.push(reference);
      }
      if (missing.length > 0)
        for (const advert of await loadMissing(missing)) found.set(advert.publicReference, advert);
      return publicReferences.flatMap((reference) => found.get(reference) ?? []);
    },
    forget(publicReferences) {
      changes++;
      for (const reference of publicReferences) cached.delete(reference);
    },
    forgetAll() {
      changes++;
      cached.clear();
    },
  };
}
