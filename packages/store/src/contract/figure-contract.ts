import { noFigures } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  addAdvertFigures,
  type DayFigures,
  listAdvertFigures,
  pruneAdvertFigures,
} from '../figure/advert-figures.ts';

const at = '2026-11-09T09:00:00.000Z';
const [monday, tuesday] = ['2026-11-09', '2026-11-10'];

export function describeFigureContract(open: () => Promise<Database>): void {
  describe('figures of adverts', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const row = (publicReference: string, counts: Partial<DayFigures>): DayFigures => ({
      ...noFigures,
      publicReference,
      day: monday,
      ...counts,
    });
    const add = (rows: readonly DayFigures[], batch: number, writer = 'one process') =>
      addAdvertFigures(db, rows, { writer, batch, at });
    const read = async (...references: string[]) =>
      (await listAdvertFigures(db, references, { since: monday })).toSorted((one, other) =>
        (one.publicReference + one.day).localeCompare(other.publicReference + other.day),
      );

    it('add up, by advert and day', async () => {
      await add([row('a', { shown: 20, opened: 2 }), row('b', { messages: 1 })], 1);
      await add([row('a', { shown: 5, cardScanned: 1 }), row('a', { day: tuesday, saved: 1 })], 2);
      expect(await read('a', 'b')).toEqual([
        row('a', { shown: 25, opened: 2, cardScanned: 1 }),
        row('a', { day: tuesday, saved: 1 }),
        row('b', { messages: 1 }),
      ]);
    });

    it('are added once, however often a batch is sent', async () => {
      await add([row('a', { shown: 3 })], 1);
      await add([row('a', { shown: 3 })], 1);
      expect((await read('a'))[0]?.shown).toBe(3);
    });

    it('of two processes at once lose nothing', async () => {
      const rows = Array.from({ length: 50 }, (_, index) => row(`r${index}`, { shown: 1, numberShown: 1 }));
      await Promise.all([add(rows, 1, 'one'), add(rows.toReversed(), 1, 'two')]);
      expect((await read('r0', 'r49')).map(({ shown, numberShown }) => [shown, numberShown])).toEqual([
        [2, 2],
        [2, 2],
      ]);
    });

    it('of long ago are forgotten', async () => {
      await add([row('a', { shown: 3 }), row('a', { day: tuesday, shown: 4 })], 1);
      await pruneAdvertFigures(db, { dayBefore: tuesday, writersBefore: at });
      expect((await read('a')).map(({ shown }) => shown)).toEqual([4]);
    });
  });
}
