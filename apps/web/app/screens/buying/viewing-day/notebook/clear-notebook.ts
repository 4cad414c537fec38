import { changeToSend } from '@forecourt/domain';
import { listEntries, readAccount, writeAccount } from './kept-entries.ts';
import { storeNames, withStore } from './open-database.ts';

/** What of an account is on this phone. */
export interface KeptOfAccount {
  notes: number;
  photos: number;
  /** Notes that the account does not have yet. */
  unsent: number;
}

export async function countKept(): Promise<KeptOfAccount> {
  const owner = await readAccount();
  if (owner === '') return { notes: 0, photos: 0, unsent: 0 };
  const entries = await listEntries(owner);
  return {
    notes: entries.length,
    photos: (await listPhotoIds(owner)).length,
    unsent: entries.filter((entry) => changeToSend(entry) !== null).length,
  };
}

/** Removes the notebook of the account from this phone. What somebody wrote without an account stays. */
export async function clearNotebook(): Promise<void> {
  await clearCopies();
  const owner = await readAccount();
  if (owner === '') return;
  for (const { subject, field } of await listEntries(owner)) {
    await withStore(storeNames.entries, 'readwrite', (store) => store.delete([owner, subject, field]));
  }
  for (const id of await listPhotoIds(owner)) {
    await withStore(storeNames.photos, 'readwrite', (store) => store.delete(id));
  }
  await writeAccount('');
}

/** The copies of pages for a yard without signal show what the account has saved, and where it meets sellers. */
async function clearCopies(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('viewing-day'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function listPhotoIds(owner: string): Promise<string[]> {
  const photos: { id: string; owner: string }[] = await withStore(storeNames.photos, 'readonly', (store) =>
    store.getAll(),
  );
  return photos.filter((photo) => photo.owner === owner).map(({ id }) => id);
}
