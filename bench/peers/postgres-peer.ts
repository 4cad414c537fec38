import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Advert, SearchQuery } from '@forecourt/domain';
import { startPostgres } from '../postgres.ts';
import { type FlatRow, flatRow, floatColumns, numberColumns, textColumns } from './flat-row.ts';
import type { Peer, PeerAnswer } from './peer.ts';
import { peerPackage } from './peer-package.ts';
import { column, groupingSets, planSql, readAnswer, statement } from './sql.ts';

interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: { facet: string; value: string | null; n: number }[] }>;
  end(): Promise<void>;
}

/**
 * PostgreSQL with an index for every filter and order, text search, warm caches and one round trip per
 * search.
 */
export class PostgresPeer implements Peer {
  readonly name = 'PostgreSQL';
  #client: Client | undefined;
  #stop: (() => Promise<void>) | undefined;
  #folder = '';

  async load(adverts: readonly Advert[]): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
    const { url, stop } = await startPostgres(join(this.#folder, 'db'));
    this.#stop = stop;
    const { default: pg } = await peerPackage<{ default: { Client: new (url: string) => Client } }>('pg');
    this.#client = new pg.Client(url);
    await this.#client.connect();
    await this.#run(`SET max_parallel_workers_per_gather = 0; SET work_mem = '256MB'; SET jit = off;
      CREATE UNLOGGED TABLE advert (
        ${[...textColumns.map((name) => `${column(name)} TEXT`), ...numberColumns.map((name) => `${column(name)} INTEGER`), ...floatColumns.map((name) => `${column(name)} DOUBLE PRECISION`)].join(', ')},
        words TSVECTOR)`);
    for (let start = 0; start < adverts.length; start += 1000) {
      await this.#run(insertSql(adverts.slice(start, start + 1000).map(flatRow)));
    }
    const orders = ['listed DESC', 'price', 'price DESC NULLS LAST', '"year" DESC', 'mileage'];
    for (const order of orders) await this.#run(`CREATE INDEX ON advert (${order}, reference)`);
    for (const columns of [
      'make, model',
      'county',
      'body',
      'colour',
      'fuel',
      'dealer',
      'latitude, longitude',
    ]) {
      await this.#run(`CREATE INDEX ON advert (${columns})`);
    }
    await this.#run('CREATE INDEX ON advert USING gin (words)');
    await this.#run('VACUUM ANALYZE advert');
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    return readAnswer((await this.#run(statement(planSql(query, wordsTest), groupingSets))).rows);
  }

  /** Only the references, all of them, and no counts. */
  async find(query: SearchQuery): Promise<string[]> {
    const { where } = planSql(query, wordsTest);
    const { rows } = await this.#run(`SELECT reference AS value FROM advert WHERE ${where}`);
    return rows.map(({ value }) => value ?? '');
  }

  async close(): Promise<void> {
    await this.#client?.end();
    await this.#stop?.();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run(sql: string) {
    if (!this.#client) throw new Error('PostgreSQL has not been started');
    return this.#client.query(sql);
  }
}

function wordsTest(words: string): string {
  const terms = words.split(' ').map((word) => (word.length > 1 ? `${word}:*` : word));
  return `words @@ '${terms.join(' & ')}'::tsquery`;
}

function insertSql(rows: readonly FlatRow[]): string {
  const names = [...textColumns, ...numberColumns, ...floatColumns];
  const literal = (value: FlatRow[string] | undefined) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL');
  const tuples = rows.map(
    (row) =>
      `(${names.map((name) => literal(row[name])).join(',')}, to_tsvector('simple', ${literal(row.words)}))`,
  );
  return `INSERT INTO advert (${names.map(column).join(',')}, words) VALUES ${tuples.join(',')}`;
}
