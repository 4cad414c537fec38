const key = 'loaded again';

interface LoadedPage {
  address: string;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/** Loads a page again, but never the same one twice: where that did not help it would go on for ever. */
export function loadAgainOnce({ address, storage, reload }: LoadedPage): void {
  try {
    if (storage().getItem(key) === address) return;
    storage().setItem(key, address);
  } catch {
    // Where a visitor has forbidden the storage nothing would end it.
    return;
  }
  reload();
}
