import { distanceKm, nameKey } from '@forecourt/domain';
import { buildDealerColumns, type DealerColumns } from './dealer-columns.ts';
import { buildDealerRows, type DealerRow, type DirectoryFacts } from './dealer-rows.ts';
import type {
  DirectoryAnswer,
  DirectoryFilter,
  DirectoryQuery,
  DirectoryRelaxation,
  ListedDealer,
} from './directory-query.ts';
import { DistanceOrder } from './distance-order.ts';
import { NameIndex } from './name-index.ts';
import { tallyDealers } from './tally-dealers.ts';

export const dealersAPage = 20;

const filters: readonly DirectoryFilter[] = ['name', 'make', 'county', 'channel', 'isSimiApproved'];

/** Every dealer, in memory. Never changed, only replaced. */
export class DirectoryIndex {
  readonly size: number;
  readonly #rows: readonly DealerRow[];
  readonly #columns: DealerColumns;
  readonly #names: NameIndex;
  readonly #distances: DistanceOrder;
  readonly #makeByKey: ReadonlyMap<string, string>;

  constructor(facts: DirectoryFacts) {
    this.#rows = buildDealerRows(facts);
    this.size = this.#rows.length;
    this.#columns = buildDealerColumns(this.#rows);
    this.#names = new NameIndex(this.#rows.map(({ dealer }) => dealer.name));
    this.#distances = new DistanceOrder(this.#rows.map(({ dealer }) => dealer.place));
    this.#makeByKey = new Map(this.#columns.makes.map((make) => [nameKey(make), make]));
  }

  /** How the market writes a make that some dealer sells; any spelling of it will do. */
  findMake(text: string): string | undefined {
    return this.#makeByKey.get(nameKey(text));
  }

  search(query: DirectoryQuery): DirectoryAnswer {
    const named = query.name === undefined ? null : this.#names.find(query.name);
    const { found, counts } = tallyDealers(this.#columns, query, named?.isFound ?? null);
    const size = query.size ?? dealersAPage;
    const pages = Math.max(1, Math.ceil(found.length / size));
    const page = Math.min(Math.max(1, Math.floor(query.page ?? 1) || 1), pages);
    const shown = this.#first(page * size, found, query).subarray((page - 1) * size);
    return {
      total: found.length,
      page,
      pages,
      hits: [...shown].flatMap((row) => this.#list(row, query.near)),
      counts,
      // Nobody is called anything where nobody is found.
      readings: found.length > 0 ? (named?.readings ?? []) : [],
    };
  }

  /** What giving up each of the filters would show, the most first; only what would show anything. */
  relax(query: DirectoryQuery): DirectoryRelaxation[] {
    return filters
      .filter((filter) => query[filter])
      .map((filter) => ({ filter, total: this.search({ ...query, [filter]: undefined, size: 1 }).total }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
  }

  /** The first rows in the order that is asked for, no more than are wanted. */
  #first(wanted: number, found: Uint32Array, { sort, near, channel }: DirectoryQuery): Uint32Array {
    if (near && (sort === undefined || sort === 'distance'))
      return this.#distances.nearest(found, near, wanted);
    const { byStock, byRating } = this.#columns;
    if (sort === 'stock') return this.#take(wanted, found, byStock[channel ?? 'any']);
    if (sort === 'rating') return this.#take(wanted, found, byRating);
    return found.subarray(0, wanted);
  }

  #take(wanted: number, found: Uint32Array, order: Uint32Array): Uint32Array {
    const isFound = new Uint8Array(this.size);
    for (const row of found) isFound[row] = 1;
    const taken = new Uint32Array(Math.min(wanted, found.length));
    let count = 0;
    for (let at = 0; count < taken.length; at++) {
      const row = order[at] ?? 0;
      if (isFound[row] === 1) taken[count++] = row;
    }
    return taken;
  }

  #list(row: number, near: DirectoryQuery['near']): ListedDealer[] {
    const listed = this.#rows[row];
    if (!listed) return [];
    const { dealer, stock, rating } = listed;
    return [{ dealer, stock, rating, distanceKm: near ? distanceKm(near, dealer.place) : null }];
  }
}
