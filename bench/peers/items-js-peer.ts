import type { Advert, AttributeCondition, SearchQuery } from '@forecourt/domain';
import { type FlatRow, facetColumns, flatRow } from './flat-row.ts';
import type { Peer, PeerAnswer } from './peer.ts';
import { peerPackage } from './peer-package.ts';

interface Found {
  pagination: { total: number };
  data: { items: FlatRow[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
}

type Items = { search(options: object): Found };

/** ItemsJS in the same process. It has no ranges and no distances: a function checks those for each item. */
export class ItemsJsPeer implements Peer {
  readonly name = 'ItemsJS';
  readonly mostAdverts = 100_000;
  #items: Items | undefined;
  #rows: FlatRow[] = [];

  async load(adverts: readonly Advert[]): Promise<void> {
    const { default: itemsJs } = await peerPackage<{ default: (rows: FlatRow[], options: object) => Items }>(
      'itemsjs',
    );
    const aggregation = { size: 1000, conjunction: false };
    this.#rows = adverts.map(flatRow);
    this.#items = itemsJs(this.#rows, {
      sortings: {
        relevance: { field: ['listed', 'reference'], order: ['desc', 'asc'] },
        newest: { field: ['listed', 'reference'], order: ['desc', 'asc'] },
        'price-asc': { field: ['price', 'reference'], order: ['asc', 'asc'] },
        'price-desc': { field: ['price', 'reference'], order: ['desc', 'asc'] },
        'year-desc': { field: ['year', 'reference'], order: ['desc', 'asc'] },
        'mileage-asc': { field: ['mileage', 'reference'], order: ['asc', 'asc'] },
      },
      aggregations: Object.fromEntries(facetColumns.map((name) => [name, aggregation])),
      searchableFields: ['words'],
      isExactSearch: true,
    });
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const chosen: Record<string, (string | number)[]> = {};
    const tests: ((row: FlatRow) => boolean)[] = [];
    for (const [key, condition] of Object.entries(query.filters ?? {})) {
      if ('anyOf' in condition) chosen[key] = [...condition.anyOf];
      else tests.push(rangeTest(key, condition));
    }
    if (query.near?.radiusKm !== undefined) tests.push(radiusTest(query.near, query.near.radiusKm));
    const found = this.#items?.search({
      per_page: query.size ?? 30,
      page: query.page ?? 1,
      sort: query.sort === 'distance' ? 'relevance' : (query.sort ?? 'relevance'),
      filters: chosen,
      ...this.#narrowed(query.words, tests),
    });
    if (!found) throw new Error('ItemsJS has not been loaded');
    return {
      total: found.pagination.total,
      page: found.data.items.map((row) => String(row.reference)),
      facets: {},
    };
  }

  async close(): Promise<void> {
    this.#items = undefined;
  }

  /**
   * It only applies its own filter function together with words; without them the items are listed, from 1.
   */
  #narrowed(words: string | undefined, tests: readonly ((row: FlatRow) => boolean)[]): object {
    const isWanted = (row: FlatRow) => tests.every((test) => test(row));
    if (words) return { query: words, filter: isWanted };
    if (tests.length === 0) return {};
    return { _ids: this.#rows.flatMap((row, index) => (isWanted(row) ? [index + 1] : [])) };
  }
}

export function rangeTest(key: string, condition: AttributeCondition): (row: FlatRow) => boolean {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } =
    'from' in condition || 'to' in condition ? condition : {};
  return (row) => {
    const value = row[key];
    return typeof value === 'number' && value >= from && value <= to;
  };
}

function radiusTest(
  { latitude, longitude }: { latitude: number; longitude: number },
  radiusKm: number,
): (row: FlatRow) => boolean {
  const theta = (latitude * Math.PI) / 180;
  const phi = (longitude * Math.PI) / 180;
  const [x, y, z] = [Math.cos(theta) * Math.cos(phi), Math.cos(theta) * Math.sin(phi), Math.sin(theta)];
  const limit = (2 * Math.sin((radiusKm * 1000 + 0.5) / (2 * 6_371_008.8))) ** 2;
  return (row) => (Number(row.x) - x) ** 2 + (Number(row.y) - y) ** 2 + (Number(row.z) - z) ** 2 < limit;
}
