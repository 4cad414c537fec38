/** Longer than this even a busy page must not put it off. */
const latestMs = 2000;

/** Runs when the browser has nothing better to do; answers with the way to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has long done without.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, latestMs / 10);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
