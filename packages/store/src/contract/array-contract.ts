import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, queryRows } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { type RowColumn, unnestRows } from '../database/unnest-rows.ts';

interface Row {
  words: string | null;
  count: number | null;
  share: number | null;
  isSold: boolean | null;
  said: unknown;
}

const columns: readonly RowColumn<Row>[] = [
  { key: 'words', name: 'words', type: 'text' },
  { key: 'count', name: 'count', type: 'integer' },
  { key: 'share', name: 'share', type: 'double precision' },
  { key: 'isSold', name: 'isSold', type: 'boolean' },
  { key: 'said', name: 'said', type: 'jsonb' },
];

/** Rows that travel as arrays. */
export function describeArrayContract(openEmpty: () => Promise<Database>): void {
  describe('rows sent as arrays', () => {
    let db: Database;
    const sendAndReadBack = (rows: readonly Row[]) =>
      queryRows<Row>(db, sql`select * from ${unnestRows('sent', rows, columns)}`);

    beforeEach(async () => {
      db = await openEmpty();
    });

    it('arrive as they were sent', async () => {
      const rows: Row[] = [
        { words: 'Škoda “Fabia” {"a", \\ NULL} 🚗', count: -7, share: -6.26, isSold: true, said: ['é', 1] },
        { words: '', count: 2_147_483_647, share: 0, isSold: false, said: { a: { b: null } } },
        { words: null, count: null, share: null, isSold: null, said: null },
        { words: 'a'.repeat(100_000), count: 1, share: 1e-9, isSold: true, said: '' },
      ];
      expect(await sendAndReadBack(rows)).toEqual(rows);
    });

    it('may be none', async () => {
      expect(await sendAndReadBack([])).toEqual([]);
    });

    it.each([
      ['nonsense as a number', 'nonsense' as unknown as number],
      ['a number that is too large', 2 ** 31],
      ['a fraction as a whole number', 1.5],
    ])('refuse %s', async (_, count) => {
      const row: Row = { words: '', count, share: 0, isSold: false, said: null };
      await expect(async () => sendAndReadBack([row])).rejects.toThrow();
    });
  });
}
