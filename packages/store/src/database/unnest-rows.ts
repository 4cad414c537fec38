import { type SQL, sql } from './drizzle.ts';
import { type ArrayType, encodeArray } from './postgres/binary-array.ts';

/** A property of rows that are sent together, with its SQL name and type. */
export interface RowColumn<Row> {
  key: keyof Row;
  name: string;
  type: ArrayType;
}

/** Columns encoded ahead of time. */
export type ReadyColumns<Row> = ReadonlyMap<keyof Row, Buffer>;

export function encodeColumn<Row>(rows: readonly Row[], { key, type }: RowColumn<Row>): Buffer {
  return encodeArray(
    type,
    rows.map((row) => row[key]),
  );
}

/**
 * `unnest($1::text[], $2::integer[]) as input(title, price)`: any number of rows, with one parameter per
 * column.
 */
export function unnestRows<Row>(
  alias: string,
  rows: readonly Row[],
  columns: readonly RowColumn<Row>[],
  ready: ReadyColumns<Row> | null = null,
): SQL {
  const arrays = columns.map((column) => {
    const values = ready?.get(column.key) ?? encodeColumn(rows, column);
    return sql`${values}::${sql.raw(column.type)}[]`;
  });
  const names = columns.map(({ name }) => sql.identifier(name));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(alias)}(${sql.join(names, sql`, `)})`;
}
