import { DatabaseSync } from 'node:sqlite';
import type { Advert, SearchQuery } from '@forecourt/domain';
import { flatRow, floatColumns, numberColumns, textColumns } from './flat-row.ts';
import type { Peer, PeerAnswer } from './peer.ts';
import { column, planSql, readAnswer, type SqlPlan, statement } from './sql.ts';

/** SQLite in the same process, in memory, with FTS5 and an index for every filter and order. */
export class SqlitePeer implements Peer {
  readonly name = 'SQLite FTS5';
  readonly #database = new DatabaseSync(':memory:');

  async load(adverts: readonly Advert[]): Promise<void> {
    const database = this.#database;
    const names = [...textColumns, ...numberColumns, ...floatColumns];
    database.exec(`PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY;
      CREATE TABLE advert (id INTEGER PRIMARY KEY, ${names.map((name) => `${column(name)} ${numberColumns.includes(name) ? 'INTEGER' : ''}`).join(', ')});
      CREATE VIRTUAL TABLE advert_words USING fts5(words, content='', tokenize="unicode61 remove_diacritics 2")`);
    const insert = database.prepare(
      `INSERT INTO advert (id, ${names.map(column).join(', ')}) VALUES (?, ${names.map(() => '?').join(', ')})`,
    );
    const insertWords = database.prepare('INSERT INTO advert_words (rowid, words) VALUES (?, ?)');
    database.exec('BEGIN');
    for (const [id, advert] of adverts.entries()) {
      const row = flatRow(advert);
      insert.run(id, ...names.map((name) => row[name] ?? null));
      insertWords.run(id, row.words ?? '');
    }
    database.exec('COMMIT');
    for (const columns of [
      'listed DESC, reference',
      'price, reference',
      '"year" DESC, reference',
      'mileage, reference',
      'make, model',
      'county',
      'body',
      'colour',
      'fuel',
      'dealer',
      'latitude, longitude',
    ]) {
      database.exec(`CREATE INDEX "by ${columns.replaceAll('"', '')}" ON advert (${columns})`);
    }
    database.exec('ANALYZE');
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const plan = planSql(query, (words) => {
      const terms = words.split(' ').map((word) => (word.length > 1 ? `${word}*` : word));
      return `id IN (SELECT rowid FROM advert_words WHERE advert_words MATCH '${terms.join(' AND ')}')`;
    });
    const rows = this.#database.prepare(withFound(plan)).all();
    return readAnswer(rows as { facet: string; value: string | null; n: number }[]);
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

/** SQLite has no grouping sets: the results are materialised for the statement and grouped once per facet. */
function withFound(plan: SqlPlan): string {
  const names = [...plan.rest.map(column)];
  const groups = () =>
    [
      `SELECT 'total', NULL, count(*) FROM found`,
      ...plan.rest.map(
        (name) =>
          `SELECT '${name}', CAST(${column(name)} AS TEXT), count(*) FROM found GROUP BY ${column(name)}`,
      ),
    ].join('\nUNION ALL\n');
  return `WITH found AS MATERIALIZED (SELECT ${names.join(', ')} FROM advert WHERE ${plan.where})\n${statement(plan, groups)}`;
}
