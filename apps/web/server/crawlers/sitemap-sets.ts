import {
  type Dealer,
  dealerDirectoryPath,
  dealerListingPath,
  listingPath,
  storePath,
} from '@forecourt/domain';
import type { ContentService } from '@forecourt/services';
import { newMakePath, newModelPath, siteParts } from '@forecourt/site';
import type { DealerStock, StockGroup } from '@forecourt/store';
import { latestOf, type SitemapEntry } from './sitemap-xml.ts';

type ContentEntries = ReturnType<ContentService['everything']>;

/** The fixed pages; those of the content package have a date of change. */
export function buildPageEntries(content: ContentEntries): SitemapEntry[] {
  const changes = new Map(content.map(({ path, changed }) => [path, changed]));
  const indexed = siteParts.filter(({ isIndexed = true }) => isIndexed);
  return ['/', ...indexed.map(({ path }) => path), '/sitemap'].map((path) => ({
    path,
    changedAt: changes.get(path) ?? null,
  }));
}

/** All other articles. */
export function buildArticleEntries(content: ContentEntries): SitemapEntry[] {
  const pages = new Set(siteParts.map(({ path }) => path));
  return content
    .filter(({ path }) => !pages.has(path))
    .map(({ path, changed }) => ({ path, changedAt: changed }));
}

/** Listings with adverts, each with the date of its latest change. */
export function buildListingEntries(stock: readonly StockGroup[]): SitemapEntry[] {
  return mergeByPath(
    stock.flatMap(({ channel, make, model, county, updatedAt }) =>
      [
        listingPath({ channel, make }),
        listingPath({ channel, make, model }),
        listingPath({ channel, county }),
        listingPath({ channel, county, make }),
      ].map((path) => ({ path, changedAt: updatedAt })),
    ),
  );
}

/** Makes and models with a new car in stock. */
export function buildNewCarEntries(versions: readonly { make: string; model: string }[]): SitemapEntry[] {
  const paths = versions.flatMap(({ make, model }) => [newMakePath(make), newModelPath(make, model)]);
  return [...new Set(paths)].map((path) => ({ path, changedAt: null }));
}

/** Stores, each dealer's stock, and the directory pages with dealers. */
export function buildDealerEntries(
  dealers: readonly Dealer[],
  stock: readonly DealerStock[],
): SitemapEntry[] {
  const stockOf = Map.groupBy(stock, ({ dealerId }) => dealerId);
  return mergeByPath(
    dealers.flatMap((dealer) => {
      const own = stockOf.get(dealer.id) ?? [];
      const changedAt = latestOf(own.map(({ updatedAt }) => updatedAt));
      const directory = [
        dealerDirectoryPath({ county: dealer.place.county }),
        ...dealer.franchises.map((make) => dealerDirectoryPath({ make })),
      ];
      return [
        ...(dealer.hasStore ? [{ path: storePath(dealer), changedAt }] : []),
        ...own.map(({ channel, updatedAt }) => ({
          path: dealerListingPath(dealer, channel),
          changedAt: updatedAt,
        })),
        ...directory.map((path) => ({ path, changedAt: null })),
      ];
    }),
  );
}

/** Two spellings of a name have one address; it changed when either did. */
function mergeByPath(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const changes = new Map<string, string | null>();
  for (const { path, changedAt } of entries) {
    changes.set(path, latestOf([changes.get(path) ?? null, changedAt]));
  }
  return [...changes].map(([path, changedAt]) => ({ path, changedAt }));
}
