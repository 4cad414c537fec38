/** The notebook of this phone. Entries and photos have an owner: the account, or nobody (an empty text). */
export const storeNames = { entries: 'entries', photos: 'photos', facts: 'facts' } as const;
export type StoreName = (typeof storeNames)[keyof typeof storeNames];

let opening: Promise<IDBDatabase> | null = null;

/** Opens it once. A browser that keeps nothing, as in some private windows, rejects. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('viewing-day', 1);
    request.onupgradeneeded = () => {
      const { result: db } = request;
      db.createObjectStore(storeNames.entries, { keyPath: ['owner', 'subject', 'field'] });
      db.createObjectStore(storeNames.photos, { keyPath: 'id' }).createIndex('ofVehicle', [
        'owner',
        'subject',
      ]);
      db.createObjectStore(storeNames.facts);
    };
    request.onsuccess = () => {
      // Another tab with a newer version of the page must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opening = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** The result of a request, when the transaction around it is done: what is reported as stored is stored. */
export async function withStore<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const db = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode);
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}
