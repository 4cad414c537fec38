import type { Advert, SearchQuery } from '@forecourt/domain';
import { bucketFacets, type FlatRow, facetColumns, flatRow } from './flat-row.ts';
import type { Peer, PeerAnswer } from './peer.ts';
import { peerPackage } from './peer-package.ts';

interface Orama {
  create(options: object): object;
  insertMultiple(index: object, rows: object[], batchSize?: number): Promise<unknown>;
  search(index: object, options: object): Promise<{ count: number; hits: { document: FlatRow }[] }>;
}

const sorted: Record<string, { property: string; order: 'ASC' | 'DESC' }> = {
  newest: { property: 'listed', order: 'DESC' },
  'price-asc': { property: 'price', order: 'ASC' },
  'price-desc': { property: 'price', order: 'DESC' },
  'year-desc': { property: 'year', order: 'DESC' },
  'mileage-asc': { property: 'mileage', order: 'ASC' },
};

/**
 * Orama in the same process. Its facets count the results, without the rule that a facet ignores its own
 * filter.
 */
export class OramaPeer implements Peer {
  readonly name = 'Orama';
  readonly mostAdverts = 100_000;
  #orama: Orama | undefined;
  #index: object | undefined;

  async load(adverts: readonly Advert[]): Promise<void> {
    this.#orama = await peerPackage<Orama>('@orama/orama');
    const rows = adverts.map(flatRow);
    const schema: Record<string, string> = { words: 'string', place: 'geopoint', listed: 'number' };
    for (const name of facetColumns) schema[name] = 'enum';
    for (const { key } of bucketFacets) schema[key] = 'number';
    this.#index = this.#orama.create({ schema });
    await this.#orama.insertMultiple(this.#index, rows.map(oramaDocument), 5000);
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    if (!this.#orama || !this.#index) throw new Error('Orama has not been loaded');
    const where: Record<string, object> = {};
    for (const [key, condition] of Object.entries(query.filters ?? {})) {
      if ('anyOf' in condition) {
        where[key] = { in: condition.anyOf.map(String) };
      } else if ('from' in condition || 'to' in condition) {
        const { from, to } = condition;
        where[key] =
          from === undefined ? { lte: to } : to === undefined ? { gte: from } : { between: [from, to] };
      }
    }
    if (query.near?.radiusKm !== undefined) {
      const { latitude, longitude, radiusKm } = query.near;
      where.place = {
        radius: { coordinates: { lat: latitude, lon: longitude }, unit: 'km', value: radiusKm, inside: true },
      };
    }
    const size = query.size ?? 30;
    const sortBy = sorted[query.sort ?? 'relevance'];
    const found = await this.#orama.search(this.#index, {
      term: query.words ?? '',
      properties: ['words'],
      threshold: 0,
      where,
      limit: size,
      offset: ((query.page ?? 1) - 1) * size,
      facets: Object.fromEntries(facetColumns.map((name) => [name, {}])),
      ...(sortBy ? { sortBy } : {}),
    });
    return {
      total: found.count,
      page: found.hits.map(({ document }) => String(document.reference)),
      facets: {},
    };
  }

  async close(): Promise<void> {
    this.#index = undefined;
  }
}

/** Missing values are left out, counted ones are text, and the position is one value. */
function oramaDocument({ latitude, longitude, ...row }: FlatRow): object {
  const stated = Object.entries(row).flatMap(([name, value]) =>
    value === null ? [] : [[name, facetColumns.includes(name) ? String(value) : value]],
  );
  return { ...Object.fromEntries(stated), place: { lat: latitude, lon: longitude } };
}
