/**
 * With a maximum age in milliseconds, never returns an older value: it waits for the read, and fails if the
 * read does.
 */
export type Kept<T> = (maxAgeMs?: number) => Promise<T>;

export interface KeepOptions {
  now?: () => number;
  /** How long to wait for a newer value if there is an older one. */
  waitMs?: number;
}

/**
 * Caches a value and reads it again only after this many milliseconds. The last value stays in use while the
 * database is unreachable or slow. Failures are not cached.
 */
export function ttlMemo<T>(
  ms: number,
  read: () => Promise<T>,
  { now = Date.now, waitMs = 250 }: KeepOptions = {},
): Kept<T> {
  let known: { at: number; value: T } | null = null;
  let reading: Promise<T> | null = null;

  async function renew(): Promise<T> {
    const at = now();
    const value = await read();
    known = { at, value };
    return value;
  }

  return async (maxAgeMs) => {
    if (known && now() - known.at < (maxAgeMs ?? ms)) return known.value;
    reading ??= renew().finally(() => {
      reading = null;
    });
    return known && maxAgeMs === undefined ? firstOf(reading, waitMs, known.value) : reading;
  };
}

async function firstOf<T>(reading: Promise<T>, ms: number, older: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, older);
  });
  try {
    return await Promise.race([reading.catch(() => older), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
