import type { Dealer } from '@forecourt/domain';
import { type Database, listDealers, maxDealersAtOnce } from '@forecourt/store';
import { keepFor } from '../waiting/keep-for.ts';

/** Every dealer, in memory: a page of results names thirty of them. While the database is away they stay as they were. */
export interface DealerDirectory {
  /** The same list until it is read again. */
  all(): Promise<readonly Dealer[]>;
  /** Null when there is none; fails when that cannot be known, as the database is away. */
  find(id: number): Promise<Dealer | null>;
  /** Those that do not exist are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
}

/** Dealers have no change feed: what a dealer changes is seen within this time. */
const keptMs = 30_000;
/** An id that no dealer has must not send every visitor to the database. */
const retryMs = 2000;

export function createDealerDirectory(db: Database, now: () => number = Date.now): DealerDirectory {
  const read = keepFor(keptMs, () => readAll(db), { now });
  return {
    all: async () => (await read()).list,
    async find(id) {
      const known = (await read()).byId.get(id);
      // A new dealer comes with its first advert.
      return known ?? (await read(retryMs)).byId.get(id) ?? null;
    },
    async findMany(ids) {
      const wanted = [...new Set(ids)];
      const known = await read();
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
  return { list: list as readonly Dealer[], byId: new Map(list.map((dealer) => [dealer.id, dealer])) };
}
