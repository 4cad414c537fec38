import type { Dealer } from '@forecourt/domain';
import {
  type AdvertAddress,
  type Database,
  type DealerStock,
  groupDealerStock,
  groupLiveReferences,
  groupLiveStock,
  type ReferenceRange,
  type ReferenceShare,
  readAdvertAddresses,
  type StockGroup,
} from '@forecourt/store';
import { ttlMemo } from '../cache/ttl-memo.ts';
import type { DealerDirectory } from '../search/dealer-directory.ts';

/** A summary of the whole market, a few minutes old at most: the source of the sitemaps. */
export interface OverviewService {
  /** Live adverts by channel, make, model and county. */
  stock(): Promise<readonly StockGroup[]>;
  /** Every dealer, by id. */
  dealers(): Promise<readonly Dealer[]>;
  dealerStock(): Promise<readonly DealerStock[]>;
  /** Live adverts by the first characters of their reference. */
  referenceShares(): Promise<readonly ReferenceShare[]>;
  /** Straight from the store, in batches. */
  addresses(range: ReferenceRange): AsyncIterable<readonly AdvertAddress[]>;
}

const cacheMs = 5 * 60_000;

export function createOverviewService(
  db: Database,
  directory: Pick<DealerDirectory, 'all'>,
): OverviewService {
  return {
    stock: ttlMemo(cacheMs, () => groupLiveStock(db)),
    dealers: directory.all,
    dealerStock: ttlMemo(cacheMs, () => groupDealerStock(db)),
    referenceShares: ttlMemo(cacheMs, () => groupLiveReferences(db)),
    addresses: (range) => readAdvertAddresses(db, range),
  };
}
