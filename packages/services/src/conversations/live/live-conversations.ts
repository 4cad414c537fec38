import { conversationChannel, type Database, readVersions } from '@forecourt/store';
import type { Logger } from 'pino';

/** Tells open pages that their conversation has changed, whichever process changed it. */
export interface LiveConversations {
  /** Calls back with each version after this one, until the returned function is called. */
  watch(id: number, version: number, onChange: (version: number) => void): () => void;
  /** How many pages are open. */
  size(): number;
  stop(): Promise<void>;
}

interface Watcher {
  version: number;
  onChange: (version: number) => void;
}

export interface LiveParts {
  db: Pick<Database, 'listen' | 'orm' | 'transaction'>;
  log: Pick<Logger, 'warn'>;
  /** A notification may be lost while the database restarts. */
  pollMs?: number;
}

/**
 * A notification says only that some conversation has changed. One query then reads the versions of those that are open here, so
 * a thousand open pages cost one query a change, and changes that arrive meanwhile cost one more together.
 */
export async function openLiveConversations({
  db,
  log,
  pollMs = 10_000,
}: LiveParts): Promise<LiveConversations> {
  const watched = new Map<number, Set<Watcher>>();
  let isReading = false;
  let isStale = false;
  let isStopped = false;

  async function read(): Promise<void> {
    if (watched.size === 0 || isStopped) return;
    if (isReading) {
      isStale = true;
      return;
    }
    isReading = true;
    try {
      do {
        isStale = false;
        const versions = await readVersions(db, [...watched.keys()]);
        for (const [id, watchers] of watched) tell(watchers, versions.get(id));
      } while (isStale && !isStopped);
    } catch (error) {
      log.warn({ err: error }, 'Changes of open conversations could not be read; the next attempt is soon');
    } finally {
      isReading = false;
    }
  }

  const stopListening = await db.listen(conversationChannel, () => void read());
  const timer = setInterval(() => void read(), pollMs);
  timer.unref();

  return {
    watch(id, version, onChange) {
      const watcher = { version, onChange };
      const watchers = watched.get(id) ?? new Set();
      watched.set(id, watchers.add(watcher));
      // What has changed since the page was rendered.
      void read();
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && watched.get(id) === watchers) watched.delete(id);
      };
    },
    size: () => [...watched.values()].reduce((sum, { size }) => sum + size, 0),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      watched.clear();
      await stopListening();
    },
  };
}

function tell(watchers: ReadonlySet<Watcher>, version = 0): void {
  for (const watcher of watchers) {
    if (version <= watcher.version) continue;
    watcher.version = version;
    watcher.onChange(version);
  }
}
