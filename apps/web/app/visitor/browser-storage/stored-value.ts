/** A value that this browser keeps under a key: every part of the page and every tab sees it change at once. */
export interface StoredValue<Value> {
  /** The same object until the value changes, as React wants of a snapshot. */
  read(): Value;
  /** What the server renders, and the browser too in its first render: nothing is known yet. */
  readonly unknown: Value;
  /** Computes the new value from what is stored now, which another tab may have changed a moment ago. */
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
  // Where the browser refuses to keep anything, a value lives as long as the page.
  let unkept: string | null = null;
  // Who listens is told of every change, so there is no need to look again: thirty hearts read at every render.
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
        // A page that comes back from the browser's memory heard nothing of what happened meanwhile.
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

/** Merely touching the storage throws where a visitor has forbidden it. */
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
