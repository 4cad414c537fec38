import { getTableColumns, type SQL, sql } from '../database/drizzle.ts';
import { type ArrayType, isArrayType } from '../database/postgres/binary-array.ts';
import type { RowColumn } from '../database/unnest-rows.ts';
import { advert } from '../schema/schema.ts';

/** What becomes of an advert, which its seller does not state. */
const fate = ['status', 'listedAt', 'updatedAt', 'endedAt', 'takedown'] as const;

/** One advert as the bulk statements take it: a row of the table, as far as the seller states it. */
export type AdvertInput = Omit<typeof advert.$inferSelect, (typeof fate)[number]>;

const table = getTableColumns(advert);
const isStated = (key: string): key is keyof AdvertInput => !fate.some((name) => name === key);

/** From the table itself: what is added to the schema is written by every statement. */
export const inputColumns: readonly RowColumn<AdvertInput>[] = Object.keys(table)
  .filter(isStated)
  .map((key) => ({ key, name: table[key].name, type: requireArrayType(table[key].getSQLType()) }));

/** Their names, as a statement lists them. */
export const inputNames: SQL = listOf((name) => sql`${name}`);

/** For an advert that is there already: `title = excluded.title, price = excluded.price`. */
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
