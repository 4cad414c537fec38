import { isDeepStrictEqual } from 'node:util';
import type { Dealer, DealerRating } from '@forecourt/domain';
import type { DealerMakeStock } from '@forecourt/store';
import { DirectoryIndex } from './directory-index.ts';

/** The searchable dealers. */
export interface DirectoryService {
  /** At most half a minute old, or a few minutes for the first request after a pause. */
  index(): Promise<DirectoryIndex>;
}

export interface DirectorySources {
  dealers(): Promise<readonly Dealer[]>;
  ratings(): Promise<ReadonlyMap<number, DealerRating>>;
  /** Scans the whole market. */
  stock(): Promise<readonly DealerMakeStock[]>;
  /** The market's version: while it is unchanged, so is the stock. */
  version(): number;
}

/** As often as the dealers themselves are read again. */
const cacheMs = 30_000;
/** An older index is not shown any more: the caller waits for the new one. */
const oldMs = 5 * 60_000;

interface Kept {
  at: number;
  version: number;
  stock: readonly DealerMakeStock[];
  dealers: readonly Dealer[];
  ratings: ReadonlyMap<number, DealerRating>;
  index: DirectoryIndex;
}

/**
 * Builds the index at the first request, and rebuilds it in the background when dealers, ratings or the
 * market change.
 */
export function createDirectoryService(
  sources: DirectorySources,
  now: () => number = Date.now,
): DirectoryService {
  let kept: Kept | null = null;
  let renewing: Promise<Kept> | null = null;

  async function renew(): Promise<Kept> {
    const version = sources.version();
    const isSold = kept?.version === version;
    const [dealers, ratings, stock] = await Promise.all([
      sources.dealers(),
      sources.ratings(),
      isSold && kept ? kept.stock : sources.stock(),
    ]);
    // Lists read again are mostly the same, and then so is the index.
    const isSame =
      isSold && isDeepStrictEqual(kept?.dealers, dealers) && isDeepStrictEqual(kept?.ratings, ratings);
    const index = isSame && kept ? kept.index : new DirectoryIndex({ dealers, stock, ratings });
    kept = { at: now(), version, stock, dealers, ratings, index };
    return kept;
  }

  function renewOnce(): Promise<Kept> {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  return {
    async index() {
      if (!kept) return (await renewOnce()).index;
      const { at, index } = kept;
      const age = now() - at;
      if (age <= cacheMs) return index;
      // While the database is unreachable, the directory stays as it was.
      const renewed = renewOnce().then(
        (fresh) => fresh.index,
        () => index,
      );
      return age > oldMs ? renewed : index;
    },
  };
}
