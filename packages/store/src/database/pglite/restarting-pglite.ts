import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeLimit } from '../time-limit.ts';
import { ThreadedPglite } from './threaded-pglite.ts';

interface Listening {
  channel: string;
  onNotice: () => void;
  stop: () => Promise<void>;
}

const longestWaitMs = 30_000;
/** Closing writes a checkpoint. */
const closeMs = 30_000;

/**
 * PGlite on a folder, in a thread that is replaced when it ends: PGlite panics over a full disk and may hang
 * over a bad one, and repairs itself on start, as PostgreSQL does after a crash.
 */
export class RestartingPglite {
  readonly #folder: string | null;
  readonly #retryMs: number;
  readonly #listening = new Set<Listening>();
  #current: ThreadedPglite;
  #isClosed = false;

  static async start(folder: string | null, retryMs = 1000): Promise<RestartingPglite> {
    return new RestartingPglite(folder, retryMs, await ThreadedPglite.start(folder));
  }

  private constructor(folder: string | null, retryMs: number, current: ThreadedPglite) {
    this.#folder = folder;
    this.#retryMs = retryMs;
    this.#current = this.#watch(current);
  }

  /** The current thread; once ended, it refuses every call. */
  get current(): ThreadedPglite {
    return this.#current;
  }

  async listen(channel: string, onNotice: () => void): Promise<() => Promise<void>> {
    const listening = { channel, onNotice, stop: await this.#current.listen(channel, onNotice) };
    this.#listening.add(listening);
    return () => {
      this.#listening.delete(listening);
      return listening.stop();
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#current.hasEnded) return;
    await withTimeLimit(closeMs, () => this.#current.close());
  }

  #watch(thread: ThreadedPglite): ThreadedPglite {
    // A database in memory ends with its thread.
    if (this.#folder !== null) void thread.ended.then(() => this.#restart());
    return thread;
  }

  async #restart(): Promise<void> {
    for (let waitMs = this.#retryMs; !this.#isClosed; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      await sleep(waitMs, undefined, { ref: false });
      if (this.#isClosed) return;
      // The disk may still be full; the next retry waits longer.
      const fresh = await ThreadedPglite.start(this.#folder).catch(() => null);
      if (!fresh) continue;
      if (this.#isClosed) return await fresh.close();
      // From here on the thread's own end starts the next one: two threads on one folder would corrupt it.
      this.#current = this.#watch(fresh);
      return await this.#listenAgain();
    }
  }

  async #listenAgain(): Promise<void> {
    for (const listening of this.#listening) {
      // Listeners also poll: a missed notification costs a second.
      listening.stop = await this.#current
        .listen(listening.channel, listening.onNotice)
        .catch(() => listening.stop);
      // Something may have been missed.
      listening.onNotice();
    }
  }
}
