import type { NotebookChange } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../account/accounts.ts';
import type { Database } from '../database/database.ts';
import { changeNotebook, readNotebook } from '../notebook/notebook-entries.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';

const at = '2026-11-17T09:00:00.000Z';
const email = 'niamh@example.ie';

export function describeNotebookContract(open: () => Promise<Database>): void {
  describe('the notebook of an account', () => {
    let db: Database;
    let id: number;
    beforeEach(async () => {
      db = await open();
      ({ id } = await findOrAddAccount(db, email, { at }));
    });

    const note = (changes: Partial<NotebookChange>): NotebookChange => ({
      id: 'first',
      subject: '0123456789ab',
      field: 'notes',
      value: 'Rust at the sill',
      base: 0,
      earlier: [],
      ...changes,
    });
    const change = (...changes: NotebookChange[]) => changeNotebook(db, id, changes, { at });

    it('stores a change once, however often it comes', async () => {
      expect(await change(note({}))).toEqual([]);
      expect(await change(note({}), note({}))).toEqual([]);
      expect(await readNotebook(db, id)).toEqual([
        { subject: '0123456789ab', field: 'notes', value: 'Rust at the sill', version: 1 },
      ]);
    });

    it('keeps the texts of two devices that change it at the same time', async () => {
      await Promise.all([
        change(note({ id: 'one', value: 'One' })),
        change(note({ id: 'two', value: 'Two' })),
      ]);
      const [entry] = await readNotebook(db, id);
      expect(entry?.version).toBe(2);
      expect(entry?.value).toContain('One');
      expect(entry?.value).toContain('Two');
    });

    it('refuses what is too long with the other text, and stores the rest', async () => {
      await change(note({ value: 'a'.repeat(10_000) }));
      const long = note({ id: 'long', value: 'b'.repeat(10_000) });
      const tick = note({ id: 'tick', field: 'tick:oil', value: '1' });
      expect(await change(long, tick)).toEqual([{ id: 'long', reason: 'too-long' }]);
      expect((await readNotebook(db, id)).map(({ field }) => field)).toEqual(['notes', 'tick:oil']);
    });

    it('is exported and erased with the account', async () => {
      await change(note({}));
      expect((await exportPerson(db, email)).account?.notebook).toMatchObject([
        { value: 'Rust at the sill' },
      ]);
      await erasePerson(db, email, { at, by: 'aoife', reason: 'asked' });
      expect(await readNotebook(db, id)).toEqual([]);
    });
  });
}
