import type { Dealer } from '@forecourt/domain';
import { type Database, listDealers, maxDealersAtOnce } from '@forecourt/store';

/** Every dealer, in memory: a page of results names thirty of them. */
export interface DealerDirectory {
  /** The same list until it is read again. */
  all(): Promise<readonly Dealer[]>;
  /** Those that do not exist are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
}

/** Dealers have no change feed: what a dealer changes is seen within this time. */
const keptMs = 30_000;
/** An id that no dealer has must not send every visitor to the database. */
const retryMs = 2000;

interface Reading {
  at: number;
  dealers: Promise<{ list: readonly Dealer[]; byId: ReadonlyMap<number, Dealer> }>;
}

export function createDealerDirectory(db: Database, now: () => number = Date.now): DealerDirectory {
  let reading: Reading | null = null;

  function read(maxAgeMs: number): Reading['dealers'] {
    if (reading && now() - reading.at <= maxAgeMs) return reading.dealers;
    const fresh: Reading = { at: now(), dealers: readAll(db) };
    fresh.dealers.catch(() => {
      if (reading === fresh) reading = null;
    });
    reading = fresh;
    return fresh.dealers;
  }

  return {
    all: async () => (await read(keptMs)).list,
    async findMany(ids) {
      const wanted = [...new Set(ids)];
      let { byId } = await read(keptMs);
      // A new dealer comes with its first advert.
      if (wanted.some((id) => !byId.has(id))) ({ byId } = await read(retryMs));
      return new Map(
        wanted.flatMap((id) => {
          const dealer = byId.get(id);
          return dealer ? [[id, dealer] as const] : [];
        }),
      );
    },
  };
}

async function readAll(db: Database): Reading['dealers'] {
  const list: Dealer[] = [];
  for (;;) {
    const page = await listDealers(db, { after: list.at(-1)?.id ?? 0 });
    list.push(...page);
    if (page.length < maxDealersAtOnce) break;
  }
  return { list, byId: new Map(list.map((dealer) => [dealer.id, dealer])) };
}
