import { Worker } from 'node:worker_threads';
import type { SearchEngine } from '@forecourt/search';
import { type IndexFile, isIndexFileOld } from '@forecourt/services/open';
import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';

export interface RenewalParts {
  db: Database;
  engine: Pick<SearchEngine, 'version' | 'memory'>;
  file: IndexFile | null;
  /** Its position among the processes of this machine: the first one renews the file for all of them. */
  place: number;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Reads and saves; in a thread of its own, because it takes a minute for a million adverts. */
  renew?: (signal: AbortSignal) => Promise<void>;
  firstMs?: number;
  everyMs?: number;
}

const minuteMs = 60_000;

/**
 * Saves the index again when one advert in a hundred has changed, so that a later start need not read the whole
 * market. Not at a shutdown, which is over sooner. On the embedded database nothing changes while the site runs.
 */
export function renewIndexRegularly(parts: RenewalParts): { stop(): Promise<void> } {
  const { db, engine, file, place, log, renew = renewInThread } = parts;
  const { firstMs = minuteMs, everyMs = 15 * minuteMs } = parts;
  if (!file || place !== 0 || db.kind === 'pglite') return { stop: async () => {} };
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(tick, firstMs).unref();

  function tick(): void {
    running = renewIfOld(file as IndexFile).catch((error) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'The saved index could not be renewed');
    });
    void running.then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(tick, everyMs).unref();
    });
  }

  async function renewIfOld(saved: IndexFile): Promise<void> {
    if (!(await isIndexFileOld(saved, engine))) return;
    // Several machines share a store: one after the other, and the next one finds it renewed.
    const release = await db.tryLock('renew-index');
    if (!release) return;
    try {
      const started = performance.now();
      await renew(stopping.signal);
      log.info({ ms: Math.round(performance.now() - started) }, 'The saved index is renewed');
    } finally {
      await release();
    }
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function renewInThread(signal: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./renewal-thread.ts', import.meta.url));
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The thread ended with ${code}.`)),
    );
  }).finally(() => signal.removeEventListener('abort', end));
}
