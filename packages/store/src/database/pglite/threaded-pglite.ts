import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../database-error.ts';
import type { Call } from '../trace-calls.ts';
import type { ThreadCall, ThreadMessage, ThreadResult, ThreadTask } from './pglite-messages.ts';

type RowMode = 'array' | 'object';

/** The number under which the thread's start is awaited. */
const startId = 0;

export interface CallOptions {
  /** Runs each statement, and limits the wait for a turn. */
  call?: Call;
  /** A statement that takes longer hangs: the thread is terminated. */
  hangMs?: number;
}

/** The part of PGlite that Drizzle uses. */
export interface PgliteQuery {
  query(
    text: string,
    params?: unknown[],
    options?: CallOptions & { rowMode?: RowMode },
  ): Promise<ThreadResult>;
}

const callAtOnce: Call = (work) => work(new AbortController().signal);
/** For starting, listening and closing. A start may have to repair the database. */
const defaultHangMs = 5 * 60_000;

/**
 * PGlite in its own thread: a statement there does not block this one, so that a site keeps answering and an
 * import reads its next rows meanwhile. There is one connection: statements and transactions take turns.
 */
export class ThreadedPglite implements PgliteQuery {
  readonly #worker: Worker;
  readonly #listeners = new Map<string, Set<() => void>>();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<number, PromiseWithResolvers<ThreadResult | null>>();
  #lastId = startId;
  #ended: DatabaseError | null = null;
  readonly #end = Promise.withResolvers<void>();

  /** Starts the thread and waits until the database in it has started. */
  static async start(folder: string | null): Promise<ThreadedPglite> {
    const client = new ThreadedPglite(folder);
    await client.#answer(startId).catch((error: Error) => {
      throw error.cause ?? error;
    });
    return client;
  }

  private constructor(folder: string | null) {
    this.#worker = new Worker(new URL('pglite-thread.ts', import.meta.url), {
      workerData: { folder },
    });
    this.#worker.on('message', (message: ThreadMessage) => this.#receive(message));
    this.#worker.on('error', (error) => this.#stop('The database has stopped.', error));
    this.#worker.on('exit', () => this.#stop('The database has stopped.'));
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** Settles when the thread has ended, for any reason. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  query(
    text: string,
    params: unknown[] = [],
    { rowMode, call = callAtOnce, hangMs }: CallOptions & { rowMode?: RowMode } = {},
  ): Promise<ThreadResult> {
    return call((signal) => this.#inTurn(() => this.#query(text, params, rowMode, hangMs), signal), text);
  }

  async transaction<T>(
    work: (transaction: PgliteQuery) => Promise<T>,
    { call = callAtOnce, hangMs }: CallOptions = {},
  ): Promise<T> {
    const turn = await call((signal) => this.#takeTurn(signal));
    let failure: unknown = null;
    const query = (text: string, params?: unknown[], rowMode?: RowMode) => {
      // After a failed `begin`, each statement would commit on its own.
      if (failure) return Promise.reject(failure);
      return call(() => this.#query(text, params, rowMode, hangMs), text);
    };
    // Not awaited at once: later calls are queued behind it.
    const begun = query('begin');
    begun.catch((error) => {
      failure = error;
    });
    try {
      const answer = await work({ query: (text, params, options) => query(text, params, options?.rowMode) });
      // Without `begin` every statement committed on its own: they must not be reported as one transaction.
      await begun;
      // PostgreSQL answers so when a statement failed and the error was ignored: everything is rolled back.
      const { command } = await query('commit');
      if (command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: a statement in it failed.');
      turn.end();
      return answer;
    } catch (error) {
      // The waiting caller learns of it at once. The next turn begins after the rollback.
      this.#query('rollback', [], 'object', hangMs).then(turn.end, turn.end);
      throw error;
    }
  }

  async listen(channel: string, onNotice: () => void): Promise<() => Promise<void>> {
    // Wrapped, because the same function may listen twice.
    const listener = () => onNotice();
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (listeners.size === 1) await this.#inTurn(() => this.#call({ kind: 'listen', channel }));
    return async () => {
      const wasLast = listeners.delete(listener) && listeners.size === 0;
      if (wasLast) await this.#inTurn(() => this.#call({ kind: 'unlisten', channel }));
    };
  }

  async close(): Promise<void> {
    try {
      await this.#inTurn(() => this.#call({ kind: 'close' }));
    } finally {
      await this.#worker.terminate();
    }
  }

  #inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const result = this.#turn.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Settles when the caller's turn begins; the turn lasts until it is ended. */
  #takeTurn(signal: AbortSignal): Promise<{ end: () => void }> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const begun = this.#turn.then(() => {
      signal.throwIfAborted();
      return { end };
    });
    this.#turn = begun.then(
      () => ended,
      () => {},
    );
    return begun;
  }

  async #query(
    text: string,
    params: unknown[] = [],
    rowMode: RowMode = 'object',
    hangMs?: number,
  ): Promise<ThreadResult> {
    const result = await this.#call({ kind: 'query', text, params, rowMode }, hangMs);
    if (!result) throw new Error('A query must be answered with rows.');
    return parseJsonColumns(result, rowMode);
  }

  #call(task: ThreadTask, hangMs?: number): Promise<ThreadResult | null> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    this.#worker.postMessage({ id, ...task } satisfies ThreadCall);
    return this.#answer(id, hangMs);
  }

  async #answer(id: number, hangMs = defaultHangMs): Promise<ThreadResult | null> {
    // Nothing else ends a statement that runs forever: it has the thread to itself.
    const hanging = setTimeout(
      () => this.#stop(`It has not responded for ${hangMs} ms and is terminated.`),
      hangMs,
    );
    hanging.unref();
    const waiting = Promise.withResolvers<ThreadResult | null>();
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(hanging);
      this.#waiting.delete(id);
      // Lets a process exit when only an idle database is left.
      if (this.#waiting.size === 0) this.#worker.unref();
    }
  }

  #receive(message: ThreadMessage): void {
    if (message.kind === 'notice') for (const tell of this.#listeners.get(message.channel) ?? []) tell();
    else if (message.kind === 'started') this.#waiting.get(startId)?.resolve(null);
    else if (message.kind === 'done') this.#waiting.get(message.id)?.resolve(message.result);
    else {
      const error = Object.assign(new Error(message.message), { code: message.code });
      this.#waiting.get(message.id)?.reject(error);
    }
  }

  #stop(words: string, cause?: unknown): void {
    if (this.#ended) return;
    this.#ended = new DatabaseError('unreachable', words, cause);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    void this.#worker.terminate().then(() => this.#end.resolve());
  }
}

/**
 * PostgreSQL's type numbers of json and jsonb. PGlite exports them too, but importing it would load all of it
 * before its thread starts.
 */
const jsonTypes: readonly number[] = [114, 3802];

/** JSON crosses as text: cloning it object by object would cost the time that the thread saves. */
function parseJsonColumns(result: ThreadResult, rowMode: RowMode): ThreadResult {
  for (const [index, { name, dataTypeID }] of result.fields.entries()) {
    if (!jsonTypes.includes(dataTypeID)) continue;
    const key = rowMode === 'array' ? index : name;
    for (const row of result.rows) {
      const text = row[key];
      if (typeof text === 'string') row[key] = JSON.parse(text);
    }
  }
  return result;
}
