import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  buildPagination,
  counties,
  type Dealer,
  type DealerCard,
  type DealerSearch,
  dealerDirectoryPath,
  foldToKey,
  groupDigits,
  type Pagination,
} from '@forecourt/domain';
import type { StockByChannel } from '../../dealer/build-dealer-card.ts';
import { buildDealerCard } from '../../dealer/build-dealer-card.ts';
import { noStock } from '../../dealer/group-stock.ts';

export interface Choice {
  text: string;
  count: number;
  href: string;
}

export interface DirectoryView {
  heading: string;
  summary: string;
  path: string;
  asked: { name: string; make: string; county: string };
  cards: readonly (DealerCard & { id: number })[];
  pagination: Pagination;
  makes: readonly string[];
  counties: readonly string[];
  byMake: readonly Choice[];
  byCounty: readonly Choice[];
  trail: readonly BreadcrumbItem[];
  total: number;
  /** Said where there is no card; null where there is one. */
  nothing: { text: string; seeAll: boolean } | null;
}

const dealersAPage = 20;

export interface Directory {
  dealers: readonly Dealer[];
  stock: ReadonlyMap<number, StockByChannel>;
}

/** Names as the directory writes them, for what an address says in slugs. */
export interface AskedDealers extends DealerSearch {
  page: number;
  /** The directory's two entrances without a choice made yet. */
  entrance?: 'by-make' | 'by-county' | null;
}

export function buildDirectoryView({ dealers, stock }: Directory, asked: AskedDealers): DirectoryView {
  const found = dealers
    .filter((dealer) => isAsked(dealer, asked))
    .sort(
      (a, b) => Number(hasStock(b, stock)) - Number(hasStock(a, stock)) || a.name.localeCompare(b.name, 'en'),
    );
  const pagination = buildPagination(asked.page, Math.ceil(found.length / dealersAPage));
  const start = (pagination.currentPage - 1) * dealersAPage;
  const path = dealerDirectoryPath(asked);
  const heading = headingOf(asked);
  return {
    heading,
    summary: `${groupDigits(found.length)} ${found.length === 1 ? 'dealer' : 'dealers'}`,
    path,
    asked: { name: asked.name ?? '', make: asked.make ?? '', county: asked.county ?? '' },
    cards: found
      .slice(start, start + dealersAPage)
      .map((dealer) => ({ id: dealer.id, ...buildDealerCard(dealer, stock.get(dealer.id) ?? noStock) })),
    pagination,
    makes: makesOf(dealers),
    counties: counties.map(({ name }) => name),
    byMake: countBy(
      dealers.filter((dealer) => isAsked(dealer, { county: asked.county })),
      ({ franchises }) => franchises,
      (make) => dealerDirectoryPath({ make, county: asked.county }),
    ),
    byCounty: countBy(
      dealers.filter((dealer) => isAsked(dealer, { make: asked.make })),
      ({ place }) => [place.county],
      (county) => dealerDirectoryPath({ make: asked.make, county }),
    ),
    trail: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Dealers', url: dealerDirectoryPath() },
      ...(path === dealerDirectoryPath() ? [] : [{ text: heading, url: path }]),
    ]),
    total: found.length,
    nothing: nothingFound(dealers.length, found.length),
  };
}

function nothingFound(all: number, found: number): DirectoryView['nothing'] {
  if (all === 0) return { text: 'There are no dealers yet.', seeAll: false };
  return found === 0 ? { text: 'No dealer fits all of that.', seeAll: true } : null;
}

export function makesOf(dealers: readonly Dealer[]): string[] {
  return [...new Set(dealers.flatMap(({ franchises }) => franchises))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
}

function hasStock({ id }: Dealer, stock: Directory['stock']): boolean {
  return Object.values(stock.get(id) ?? noStock).some((count) => count > 0);
}

function isAsked(dealer: Dealer, { name, make, county }: DealerSearch): boolean {
  if (name && !foldToKey(dealer.name).includes(foldToKey(name))) return false;
  if (make && !dealer.franchises.includes(make)) return false;
  return !county || dealer.place.county === county;
}

function headingOf({ name, make, county, entrance }: AskedDealers): string {
  if (entrance === 'by-make') return 'Dealers by make';
  if (entrance === 'by-county') return 'Dealers by county';
  const who = make ? `${make} dealers` : 'Dealers';
  const where = county ? ` in Co. ${county}` : name ? '' : ' in Ireland';
  return `${who}${where}${name ? ` named “${name}”` : ''}`;
}

function countBy(
  dealers: readonly Dealer[],
  valuesOf: (dealer: Dealer) => readonly string[],
  hrefOf: (value: string) => string,
): Choice[] {
  const counts = new Map<string, number>();
  for (const dealer of dealers) {
    for (const value of valuesOf(dealer)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([text, count]) => ({ text, count, href: hrefOf(text) }));
}
