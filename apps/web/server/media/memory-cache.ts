/** The hottest pictures as they go over the wire, up to a number of bytes; the one not asked for longest leaves first. */
export interface MemoryCache<T extends { size: number }> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

export function createMemoryCache<T extends { size: number }>(limit: number): MemoryCache<T> {
  // A Map remembers the order of insertion: an entry moves to the end whenever it is asked for.
  const entries = new Map<string, T>();
  let total = 0;
  return {
    get(key) {
      const value = entries.get(key);
      if (value) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key, value) {
      if (value.size > limit / 4) return;
      const old = entries.get(key);
      if (old) {
        total -= old.size;
        entries.delete(key);
      }
      entries.set(key, value);
      total += value.size;
      for (const [oldest, { size }] of entries) {
        if (total <= limit) break;
        entries.delete(oldest);
        total -= size;
      }
    },
  };
}
