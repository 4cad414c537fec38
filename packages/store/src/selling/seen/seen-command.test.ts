import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSellingFields } from '@forecourt/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrAddAccount } from '../../account/accounts.ts';
import { exampleAdvert } from '../../contract/examples.ts';
import type { Database } from '../../database/database.ts';
import { openEmptyDatabase } from '../../testing/empty-database.ts';
import { publishDraft } from '../publish-draft.ts';
import { addSellingDraft } from '../selling-drafts.ts';
import { addSeenCheck, findSeenAt, sendSeenPhoto } from './seen-checks.ts';
import { buildSeenCommand } from './seen-command.ts';

const at = '2026-11-09T09:00:00.000Z';
let db: Database;
let folder: string;
let reference: string;
beforeAll(async () => {
  db = await openEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-seen-'));
  const { id: accountId } = await findOrAddAccount(db, 'niamh@example.ie', { at });
  const draft = { id: 'a', owner: { accountId }, fields: exampleSellingFields };
  await addSellingDraft(db, draft, { at, most: 20 });
  const { source, sourceReference, ...advert } = exampleAdvert('');
  const placed = await publishDraft(
    db,
    {
      draftId: 'a',
      accountId,
      version: 1,
      advert: { ...advert, vehicle: { ...advert.vehicle, registration: '191-D-1' } },
      holds: [],
      why: null,
    },
    { at, mostLive: 3, mostInTwelveMonths: 5 },
  );
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  reference = placed.publicReference;
  await addSeenCheck(db, { publicReference: reference, plateKey: '191D1', code: 'KMP347' }, { at });
  await sendSeenPhoto(db, 1, { photoName: 'p.jpg', at });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<string> {
  let said = '';
  const command = buildSeenCommand(
    async (work) => {
      said = await work(db);
    },
    async () => ({ read: async (key) => (key === 'photos-seen/p.jpg' ? Buffer.from('photo') : null) }),
  );
  await command.parseAsync(words, { from: 'user' });
  return said;
}

it('lists what waits, shows the photo and decides once', async () => {
  expect(await run('list')).toContain(`1  advert ${reference}  plate 191D1  code KMP347`);
  const file = join(folder, 'p.jpg');
  expect(await run('photo', '1', '--file', file)).toContain('KMP347');
  expect((await readFile(file)).toString()).toBe('photo');
  expect(await run('accept', '1', '--by', 'Aoife')).toContain('accepted');
  expect(await findSeenAt(db, reference)).toBe(at);
  await expect(run('refuse', '1', '--by', 'Aoife', '--reason', 'No code.')).rejects.toThrow('does not wait');
  expect(await run('list')).toBe('No photo waits.');
});
