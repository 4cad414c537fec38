/**
 * Remembers what reading gave and reads again only after so many milliseconds: crawlers come often and each reading
 * goes through the whole market. A failure is not remembered.
 */
export function keepFor<T>(
  ms: number,
  read: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (kept && now() - kept.at < ms) return kept.value;
    const fresh = { at: now(), value: read() };
    fresh.value.catch(() => {
      if (kept === fresh) kept = null;
    });
    kept = fresh;
    return fresh.value;
  };
}
