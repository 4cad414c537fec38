import type { Advert } from '@forecourt/domain';

/** The adverts that visitors look at, kept in memory until a change puts them out. */
export interface AdvertShelf {
  /** In the order asked for; an unknown one is left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  forget(publicReferences: readonly string[]): void;
  forgetAll(): void;
}

/**
 * A load that was under way while a change came may have read the time before it. What it brings is handed out but not
 * kept, as nothing would ever put it out again.
 */
export function createAdvertShelf(
  load: (publicReferences: readonly string[]) => Promise<Advert[]>,
  limit: number,
): AdvertShelf {
  // A Map remembers the order of insertion: an advert moves to the end whenever it is asked for.
  const kept = new Map<string, Advert>();
  let changes = 0;

  function take(reference: string): Advert | undefined {
    const advert = kept.get(reference);
    if (advert) {
      kept.delete(reference);
      kept.set(reference, advert);
    }
    return advert;
  }

  function keep(adverts: readonly Advert[]): void {
    for (const advert of adverts) kept.set(advert.publicReference, advert);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
  }

  return {
    async findMany(publicReferences) {
      const found = new Map<string, Advert>();
      const missing: string[] = [];
      for (const reference of publicReferences) {
        const advert = take(reference);
        if (advert) found.set(reference, advert);
        else missing.push(reference);
      }
      if (missing.length > 0) {
        const before = changes;
        const loaded = await load(missing);
        if (changes === before) keep(loaded);
        for (const advert of loaded) found.set(advert.publicReference, advert);
      }
      return publicReferences.flatMap((reference) => found.get(reference) ?? []);
    },
    forget(publicReferences) {
      changes++;
      for (const reference of publicReferences) kept.delete(reference);
    },
    forgetAll() {
      changes++;
      kept.clear();
    },
  };
}
