const key = 'loaded again';

interface LoadedPage {
  address: string;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/** Reloads a page, but never the same one twice: if that did not help, it would loop forever. */
export function reloadOnce({ address, storage, reload }: LoadedPage): void {
  try {
    if (storage().getItem(key) === address) return;
    storage().setItem(key, address);
  } catch {
    // Where the visitor has blocked storage, nothing would stop the loop.
    return;
  }
  reload();
}
