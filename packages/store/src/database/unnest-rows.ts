import { type ArrayType, encodeArray } from './binary-array.ts';
import { type SQL, sql } from './drizzle.ts';

/** A property of rows that travel together, and what it is called and taken for in SQL. */
export interface RowColumn<Row> {
  key: keyof Row;
  name: string;
  type: ArrayType;
}

/** `unnest($1::text[], $2::integer[]) as input(title, price)`: any number of rows, with one parameter a column. */
export function unnestRows<Row>(
  alias: string,
  rows: readonly Row[],
  columns: readonly RowColumn<Row>[],
): SQL {
  const arrays = columns.map(({ key, type }) => {
    const values = encodeArray(
      type,
      rows.map((row) => row[key]),
    );
    return sql`${values}::${sql.raw(type)}[]`;
  });
  const names = columns.map(({ name }) => sql.identifier(name));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(alias)}(${sql.join(names, sql`, `)})`;
}
