import type { Dealer } from '@forecourt/domain';
import { type Database, listDealers, listMergedDealers, maxDealersAtOnce } from '@forecourt/store';
import { ttlMemo } from '../cache/ttl-memo.ts';

/**
 * Every dealer, in memory: a page of results names thirty of them. While the database is unreachable they
 * stay as they were.
 */
export interface DealerDirectory {
  /** The same list until it is read again. */
  all(): Promise<readonly Dealer[]>;
  /**
   * Resolves a merged dealer to the other one. Null if there is none; fails if that cannot be known because
   * the database is unreachable.
   */
  find(id: number): Promise<Dealer | null>;
  /** Unknown ones are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
  /** Adverts have changed, and so may have the dealers: a hidden dealer disappears with its adverts. */
  noteChanges(): void;
}

/** Dealers have no change feed of their own: a dealer's changes are seen within this time. */
const cacheMs = 30_000;
/** Neither an unknown id nor a long import may send every visitor to the database. */
const retryMs = 2000;

export function createDealerDirectory(db: Database, now: () => number = Date.now): DealerDirectory {
  const read = ttlMemo(cacheMs, async () => ({ readAt: now(), ...(await readAll(db)) }), { now });
  let changedAt = Number.NEGATIVE_INFINITY;

  async function readLatest() {
    const known = await read();
    return known.readAt > changedAt ? known : read(retryMs).catch(() => known);
  }

  return {
    noteChanges() {
      changedAt = now();
    },
    all: async () => (await readLatest()).list,
    async find(id) {
      const known = (await readLatest()).byId.get(id);
      // A new dealer comes with its first advert.
      return known ?? (await read(retryMs)).byId.get(id) ?? null;
    },
    async findMany(ids) {
      const wanted = [...new Set(ids)];
      const known = await readLatest();
      const isComplete = wanted.every((id) => known.byId.has(id));
      const { byId } = isComplete ? known : await read(retryMs).catch(() => known);
      return new Map(
        wanted.flatMap((id) => {
          const dealer = byId.get(id);
          return dealer ? [[id, dealer] as const] : [];
        }),
      );
    },
  };
}

async function readAll(db: Database) {
  const list: Dealer[] = [];
  for (;;) {
    const page = await listDealers(db, { after: list.at(-1)?.id ?? 0 });
    list.push(...page);
    if (page.length < maxDealersAtOnce) break;
  }
  const byId = new Map(list.map((dealer) => [dealer.id, dealer]));
  for (const { id, mergedInto } of await listMergedDealers(db)) {
    const dealer = byId.get(mergedInto);
    if (dealer) byId.set(id, dealer);
  }
  return { list: list as readonly Dealer[], byId };
}
