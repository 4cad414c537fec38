/** A value that this browser stores under a key: every part of the page and every tab sees a change at once. */
export interface StoredValue<Value> {
  /** The same object until the value changes, as React requires of a snapshot. */
  read(): Value;
  /** What the server renders, and the browser in its first render: nothing is known yet. */
  readonly unknown: Value;
  /** Computes the new value from the stored one, which another tab may just have changed. */
  change(next: (old: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

export interface StoredForm<Value> {
  key: string;
  parse: (stored: string | null) => Value;
  format: (value: Value) => string;
}

export function createStoredValue<Value>({ key, parse, format }: StoredForm<Value>): StoredValue<Value> {
  const unknown = parse(null);
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } = { text: null, value: unknown };
  // Where the browser refuses storage, a value lives as long as the page.
  let unkept: string | null = null;
  // Listeners are notified of every change, so reading storage again is unnecessary: thirty hearts read at
  // every render.
  let isCurrent = false;

  const notify = () => {
    isCurrent = false;
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    // A key of null means that everything was cleared.
    if (event.key !== null && event.key !== key) return;
    unkept = null;
    notify();
  };
  const look = () => {
    const text = unkept ?? readText(key);
    if (text !== last.text) last = { text, value: parse(text) };
    isCurrent = listeners.size > 0;
    return last.value;
  };
  const read = () => (isCurrent ? last.value : look());

  return {
    read,
    unknown,
    change(next) {
      const old = look();
      const value = next(old);
      if (value === old) return;
      const text = format(value);
      unkept = keepText(key, text) ? null : text;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', hear);
        // A page restored from the back/forward cache missed the events in between.
        addEventListener('pageshow', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        isCurrent = false;
        removeEventListener('storage', hear);
        removeEventListener('pageshow', notify);
      };
    },
  };
}

/** Accessing the storage throws if the visitor has blocked it. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
