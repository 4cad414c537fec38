import type { Advert, SearchQuery } from '@forecourt/domain';
import { flatRow, floatColumns, numberColumns, textColumns } from './flat-row.ts';
import type { Peer, PeerAnswer } from './peer.ts';
import { peerPackage } from './peer-package.ts';
import { column, groupingSets, planSql, readAnswer, statement } from './sql.ts';

interface Appender {
  appendVarchar(value: string): void;
  appendInteger(value: number): void;
  appendDouble(value: number): void;
  appendNull(): void;
  endRow(): void;
  closeSync(): void;
}

interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(
    sql: string,
  ): Promise<{ getRowObjects(): { facet: string; value: string | null; n: number }[] }>;
  createAppender(table: string): Promise<Appender>;
}

interface DuckDb {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection>; closeSync(): void }> };
}

/** DuckDB in the same process, in memory, on all cores. */
export class DuckDbPeer implements Peer {
  readonly name = 'DuckDB';
  #connection: Connection | undefined;
  #close = () => {};

  async load(adverts: readonly Advert[]): Promise<void> {
    const { DuckDBInstance } = await peerPackage<DuckDb>('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:');
    this.#close = () => instance.closeSync();
    const connection = await instance.connect();
    this.#connection = connection;
    const texts = [...textColumns, 'words'];
    await connection.run(
      `CREATE TABLE advert (${[...texts.map((name) => `${column(name)} VARCHAR`), ...numberColumns.map((name) => `${column(name)} INTEGER`), ...floatColumns.map((name) => `${column(name)} DOUBLE`)].join(', ')})`,
    );
    const appender = await connection.createAppender('advert');
    for (const advert of adverts) {
      const row = flatRow(advert);
      row.words = ` ${String(row.words)
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, ' ')}`;
      for (const name of texts)
        row[name] == null ? appender.appendNull() : appender.appendVarchar(String(row[name]));
      for (const name of numberColumns)
        row[name] == null ? appender.appendNull() : appender.appendInteger(Number(row[name]));
      for (const name of floatColumns) appender.appendDouble(Number(row[name]));
      appender.endRow();
    }
    appender.closeSync();
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const plan = planSql(query, (words) =>
      words
        .split(' ')
        .map((word) => `contains(words, ' ${word.length > 1 ? word : `${word} `}')`)
        .join(' AND '),
    );
    if (!this.#connection) throw new Error('DuckDB has not been started');
    const reader = await this.#connection.runAndReadAll(statement(plan, groupingSets));
    return readAnswer(reader.getRowObjects());
  }

  async close(): Promise<void> {
    this.#close();
  }
}
