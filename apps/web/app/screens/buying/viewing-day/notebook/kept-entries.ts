import { adoptEntry, type DeviceEntry } from '@forecourt/domain';
import { openDatabase, storeNames, withStore } from './open-database.ts';

export type KeptEntry = DeviceEntry & { owner: string };

export function listEntries(owner: string): Promise<KeptEntry[]> {
  return withStore(storeNames.entries, 'readonly', (store) => store.getAll(rangeOf(owner)));
}

/** Every key that begins with the owner: an empty list comes after every text. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/**
 * Changes an entry in one transaction, so that two tabs, or the owner and an answer, never overwrite each other. The
 * result is what is stored.
 */
export async function changeEntry(
  owner: string,
  { subject, field }: { subject: string; field: string },
  change: (before: KeptEntry | undefined) => DeviceEntry,
): Promise<KeptEntry> {
  const db = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(storeNames.entries, 'readwrite');
    const store = transaction.objectStore(storeNames.entries);
    let after: KeptEntry;
    const read = store.get([owner, subject, field]) as IDBRequest<KeptEntry | undefined>;
    read.onsuccess = () => {
      after = { ...change(read.result), owner };
      store.put(after);
    };
    transaction.oncomplete = () => resolve(after);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** What was written before signing in becomes the account's. Interrupted, it goes on where it was. */
export async function giveToAccount(account: string): Promise<void> {
  for (const guest of await listEntries('')) {
    const { owner, ...entry } = guest;
    await changeEntry(account, entry, (before) => adoptEntry(before, entry));
    await withStore(storeNames.entries, 'readwrite', (store) =>
      store.delete([owner, entry.subject, entry.field]),
    );
  }
  const photos: { owner: string }[] = await withStore(storeNames.photos, 'readonly', (store) =>
    store.getAll(),
  );
  for (const photo of photos.filter(({ owner }) => owner === '')) {
    await withStore(storeNames.photos, 'readwrite', (store) => store.put({ ...photo, owner: account }));
  }
}

/** Whose notebook this phone last showed; empty before anybody has signed in. */
export async function readAccount(): Promise<string> {
  const known: unknown = await withStore(storeNames.facts, 'readonly', (store) => store.get('account'));
  return typeof known === 'string' ? known : '';
}

export async function writeAccount(account: string): Promise<void> {
  await withStore(storeNames.facts, 'readwrite', (store) => store.put(account, 'account'));
}
