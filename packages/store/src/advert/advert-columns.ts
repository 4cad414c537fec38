import { getTableColumns, type SQL, sql } from '../database/drizzle.ts';
import { type ArrayType, isArrayType } from '../database/postgres/binary-array.ts';
import type { RowColumn } from '../database/unnest-rows.ts';
import { advert } from '../schema/schema.ts';

/** The advert's fate, which the seller does not state. */
const fate = ['status', 'listedAt', 'updatedAt', 'endedAt', 'takedown'] as const;

/** One advert as the bulk statements take it: the columns of its row that the seller states. */
export type AdvertInput = Omit<typeof advert.$inferSelect, (typeof fate)[number]>;

const table = getTableColumns(advert);
const isStated = (key: string): key is keyof AdvertInput => !fate.some((name) => name === key);

/** Derived from the table, so that every statement also writes columns added to the schema later. */
export const inputColumns: readonly RowColumn<AdvertInput>[] = Object.keys(table)
  .filter(isStated)
  .map((key) => ({ key, name: table[key].name, type: requireArrayType(table[key].getSQLType()) }));

/** The column names, as a statement lists them. */
export const inputNames: SQL = listOf((name) => sql`${name}`);

/** For an advert that already exists: `title = excluded.title, price = excluded.price`. */
export const replacedInput: SQL = listOf((name) => sql`${name} = excluded.${name}`);

function listOf(write: (name: SQL) => SQL): SQL {
  return sql.join(
    inputColumns.map(({ name }) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
}

function requireArrayType(type: string): ArrayType {
  if (!isArrayType(type)) throw new Error(`Adverts cannot be written in batches with a column of ${type}.`);
  return type;
}
