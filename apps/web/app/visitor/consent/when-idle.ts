/** Even a busy page must not delay it longer than this. */
const latestMs = 2000;

/** Runs when the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari lacked it for a long time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, latestMs / 10);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
