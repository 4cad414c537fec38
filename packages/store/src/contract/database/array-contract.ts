import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, queryRows } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { type RowColumn, unnestRows } from '../../database/unnest-rows.ts';

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

/** Rows sent as arrays. */
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
        { words: '\u0001', count: -(2 ** 31), share: -1.7e308, isSold: false, said: [true, null] },
      ];
      expect(await sendAndReadBack(rows)).toEqual(rows);
    });

    it('may have a column with no values', async () => {
      const row: Row = { words: null, count: null, share: null, isSold: null, said: null };
      expect(await sendAndReadBack([row, row])).toEqual([row, row]);
    });

    it('may be empty', async () => {
      expect(await sendAndReadBack([])).toEqual([]);
    });

    it.each<[string, { [Key in keyof Row]?: unknown }, string]>([
      ['nonsense as a number', { count: 'nonsense' }, 'nonsense cannot be stored as integer'],
      ['a number that is too large', { count: 2 ** 31 }, '2147483648 cannot be stored as integer'],
      ['a number that is too small', { count: -(2 ** 31) - 1 }, '-2147483649 cannot be stored as integer'],
      ['a fraction as a whole number', { count: 1.5 }, '1.5 cannot be stored as integer'],
      ['what is not a number as a whole one', { count: Number.NaN }, 'NaN cannot be stored as integer'],
      ['what is not a number', { share: Number.NaN }, 'NaN cannot be stored as double precision'],
      ['infinity', { share: Number.POSITIVE_INFINITY }, 'Infinity cannot be stored as double precision'],
      [
        'less than all',
        { share: Number.NEGATIVE_INFINITY },
        '-Infinity cannot be stored as double precision',
      ],
      ['half a character in a text', { words: 'a\ud800' }, 'cannot be stored as text'],
      ['half a character in JSON', { said: ['a\ud800'] }, ''],
      ['a zero byte in a text', { words: 'a\u0000b' }, ''],
      ['a zero byte in JSON', { said: ['a\u0000b'] }, ''],
    ])('refuse %s', async (_, wrong, message) => {
      const row = { words: '', count: 1, share: 0, isSold: false, said: null, ...wrong } as Row;
      await expect(async () => sendAndReadBack([row])).rejects.toThrow(message);
    });
  });
}
