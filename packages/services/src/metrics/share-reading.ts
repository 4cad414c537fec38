/**
 * Reads the figures of several metrics at once: metrics are collected together, and all of them get the same reading.
 * Null if it fails: a database that does not answer is reported elsewhere, and the other metrics must stay readable.
 */
export function shareReading<Figures>(read: () => Promise<Figures>): () => Promise<Figures | null> {
  let reading: Promise<Figures | null> | null = null;
  return () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
}
