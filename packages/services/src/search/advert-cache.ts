import type { Advert } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';

/** The adverts that visitors look at, cached in memory until they change. */
export interface AdvertCache {
  /** In the order requested; unknown ones are left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  forget(publicReferences: readonly string[]): void;
  forgetAll(): void;
}

/**
 * A load in progress while a change arrives may have read the state before it. Its result is returned but not
 * cached, because nothing would ever evict it.
 */
export function createAdvertCache(
  load: (publicReferences: readonly string[]) => Promise<Advert[]>,
  limit: number,
): AdvertCache {
  const cached = new LRUCache<string, Advert>({ max: limit });
  let changes = 0;

  return {
    async findMany(publicReferences) {
      const found = new Map<string, Advert>();
      const missing: string[] = [];
      for (const reference of publicReferences) {
        const advert = cached.get(reference);
        if (advert) found.set(reference, advert);
        else missing.push(reference);
      }
      if (missing.length > 0) {
        const before = changes;
        const loaded = await load(missing);
        for (const advert of loaded) {
          found.set(advert.publicReference, advert);
          if (changes === before) cached.set(advert.publicReference, advert);
        }
      }
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
