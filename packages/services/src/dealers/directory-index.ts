import { type Channel, channels, distanceKm, nameKey, nameWords, type Position } from '@forecourt/domain';
import { bestRatedFirst } from './bayesian-ratings.ts';
import { countDealers } from './count-dealers.ts';
import { buildDealerRows, type DealerRow, type DirectoryFacts } from './dealer-rows.ts';
import type {
  DirectoryAnswer,
  DirectoryFilter,
  DirectoryQuery,
  DirectoryRelaxation,
} from './directory-query.ts';
import { findByName } from './find-by-name.ts';

export const dealersAPage = 20;

const filters: readonly DirectoryFilter[] = ['name', 'make', 'county', 'channel', 'isSimiApproved'];

/** Every dealer, in memory. A search scans all of them. Never changed, only replaced. */
export class DirectoryIndex {
  readonly size: number;
  /** By name. */
  readonly #rows: readonly DealerRow[];
  readonly #byRating: readonly DealerRow[];
  readonly #byStock: ReadonlyMap<Channel | undefined, readonly DealerRow[]>;
  readonly #byBest: ReadonlyMap<Channel | undefined, readonly DealerRow[]>;
  readonly #words: ReadonlySet<string>;
  readonly #makes: readonly string[];
  readonly #makeByKey: ReadonlyMap<string, string>;

  constructor(facts: DirectoryFacts) {
    const { rows, makes } = buildDealerRows(facts);
    this.size = rows.length;
    this.#rows = rows;
    this.#byRating = bestRatedFirst(rows);
    this.#byStock = new Map(
      [undefined, ...channels].map((channel) => [
        channel,
        rows.toSorted((a, b) => stockIn(b, channel) - stockIn(a, channel)),
      ]),
    );
    this.#byBest = new Map(
      [...this.#byStock].map(([channel, byStock]) => [channel, bestFirst(byStock, this.#byRating)]),
    );
    this.#words = new Set(rows.flatMap(({ dealer }) => nameWords(dealer.name)));
    this.#makes = makes;
    this.#makeByKey = new Map(makes.map((make) => [nameKey(make), make]));
  }

  /** How the market writes a make that some dealer sells; accepts any spelling. */
  findMake(text: string): string | undefined {
    return this.#makeByKey.get(nameKey(text));
  }

  search(query: DirectoryQuery): DirectoryAnswer {
    const { near } = query;
    const rows = this.#inOrder(query);
    const named = query.name === undefined ? null : findByName(rows, this.#words, query.name);
    const { found, counts } = countDealers(named?.rows ?? rows, this.#makes, query);
    const size = query.size ?? dealersAPage;
    const pages = Math.max(1, Math.ceil(found.length / size));
    const page = Math.min(Math.max(1, Math.floor(query.page ?? 1) || 1), pages);
    const sorted = near && isByDistance(query) ? nearestOf(found, near, page * size) : found;
    const shown = sorted.slice((page - 1) * size, page * size);
    return {
      total: found.length,
      page,
      pages,
      hits: shown.map(({ dealer, stock, rating }) => ({
        dealer,
        stock,
        rating,
        distanceKm: near ? distanceKm(near, dealer.place) : null,
      })),
      counts,
      // Without results there is no correction to report.
      readings: found.length > 0 ? (named?.readings ?? []) : [],
    };
  }

  /** What removing each filter would show, the most first; only filters that would show something. */
  relax(query: DirectoryQuery): DirectoryRelaxation[] {
    return filters
      .filter((filter) => query[filter])
      .map((filter) => ({ filter, total: this.search({ ...query, [filter]: undefined, size: 1 }).total }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
  }

  /** Ties stay sorted by name. */
  #inOrder({ sort, channel, near }: DirectoryQuery): readonly DealerRow[] {
    if (sort === 'stock') return this.#byStock.get(channel) ?? [];
    if (sort === 'rating') return this.#byRating;
    return sort === 'name' || (near && isByDistance({ sort }))
      ? this.#rows
      : (this.#byBest.get(channel) ?? []);
  }
}

function isByDistance({ sort }: DirectoryQuery): boolean {
  return sort === undefined || sort === 'distance';
}

/**
 * By stock and rating alike: the sum of a dealer's places in both orders, so that neither a large stock nor a few
 * good reviews decide alone. Dealers without stock come last; at equal sums the larger stock comes first.
 */
function bestFirst(byStock: readonly DealerRow[], byRating: readonly DealerRow[]): DealerRow[] {
  const ratingPlace = new Map(byRating.map((row, place) => [row, place]));
  return byStock
    .map((row, place) => ({ row, sum: place + (ratingPlace.get(row) ?? 0) }))
    .sort((a, b) => Number(b.row.stockCount > 0) - Number(a.row.stockCount > 0) || a.sum - b.sum)
    .map(({ row }) => row);
}

function stockIn({ stock, stockCount }: DealerRow, channel: Channel | undefined): number {
  return channel ? stock[channel] : stockCount;
}

/**
 * The nearest ones, up to a limit. Plain numbers sort ten times as fast as rows, so most rows are dropped
 * first.
 */
function nearestOf(rows: readonly DealerRow[], from: Position, wanted: number): DealerRow[] {
  const distances = new Float64Array(rows.map(({ dealer }) => distanceKm(from, dealer.place)));
  const farthest = distances.toSorted()[wanted - 1] ?? Number.POSITIVE_INFINITY;
  return rows
    .flatMap((row, at) => {
      const km = distances[at] ?? 0;
      return km <= farthest ? [{ row, km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .map(({ row }) => row);
}
