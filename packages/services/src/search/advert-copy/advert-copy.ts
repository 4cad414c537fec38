import { setImmediate } from 'node:timers/promises';
import type { Advert } from '@forecourt/domain';
import {
  type Database,
  databaseProblemOf,
  findAdverts,
  findChange,
  identifyDatabase,
  latestSequence,
  readAdvertAddresses,
  readChanges,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { createSignal } from '../../signal/signal.ts';
import { type CopyFile, isDamaged, openCopyFile, removeCopyFile } from './advert-copy-file.ts';

/** A copy of every advert on the disk of this machine, for the time when the database cannot be reached. */
export interface AdvertCopy {
  /** Those that it has, as they were last read. */
  find(publicReferences: readonly string[]): Advert[];
  /** Fills the copy and follows the changes, in the background. */
  start(): void;
  /** There are changes to follow. */
  wake(): void;
  stop(): Promise<void>;
}

export interface AdvertCopyOptions {
  db: Database;
  path: string;
  /** A hash of everything that shapes an advert: a copy with another key is replaced. */
  key: string;
  /** Whether this process writes the copy; the others on the machine only read it. */
  isWriter: boolean;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Small, because writing blocks: a batch takes a few milliseconds. */
const batchSize = 50;
const changesAtOnce = 500;
const pollMs = 5000;
const retryMs = 2000;

export function openAdvertCopy({ db, path, key, isWriter, log }: AdvertCopyOptions): AdvertCopy {
  const stopping = new AbortController();
  const changed = createSignal();
  let file: CopyFile | null = null;
  let following: Promise<void> = Promise.resolve();
  /** The next reader that fails is the first of a new problem. */
  let isReadable = true;

  /** A part that is read seldom may be damaged without anyone noticing at the opening. */
  function giveUpDamaged(error: unknown): void {
    if (!isDamaged(error)) return;
    try {
      file?.close();
    } catch {
      // It is replaced in any case.
    }
    file = null;
    // Only the writer fills a new one; the others open that.
    if (isWriter) removeCopyFile(path);
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        file ??= openCopyFile(path);
        await prepare(file);
        await catchUp(file);
        await changed.wait(pollMs);
      } catch (error) {
        giveUpDamaged(error);
        if (!stopping.signal.aborted && databaseProblemOf(error) === null)
          log.warn({ err: error }, 'The copy of the adverts could not be updated');
        await changed.wait(retryMs);
      }
    }
  }

  /** Reads every advert, unless the copy is one of this database whose later changes are all known. */
  async function prepare(copy: CopyFile): Promise<void> {
    const origin = `${await identifyDatabase(db.longWork)} ${key}`;
    const sequence = copy.sequence();
    const isCurrent = copy.origin() === origin && sequence !== null;
    if (isCurrent && (sequence === 0 || (await findChange(db.longWork, sequence)))) return;
    copy.beginFill(origin);
    const before = await latestSequence(db.longWork);
    for await (const batch of readAdvertAddresses(db.longWork, { from: '', below: null, batchSize })) {
      stopping.signal.throwIfAborted();
      await copyAdverts(
        copy,
        batch.map(({ publicReference }) => publicReference),
      );
    }
    for (let after: string | null = ''; after !== null; ) {
      after = copy.removeOlder(after, batchSize);
      await setImmediate();
    }
    copy.put([], [], before);
    log.info({ adverts: copy.count() }, 'The copy of the adverts is complete');
  }

  async function copyAdverts(copy: CopyFile, references: string[], sequence?: number): Promise<void> {
    copy.put(references, await findAdverts(db.longWork, references), sequence);
    // Yield to visitors.
    await setImmediate();
  }

  async function catchUp(copy: CopyFile): Promise<void> {
    for (let isBehind = true; isBehind && !stopping.signal.aborted; ) {
      const changes = await readChanges(db.longWork, copy.sequence() ?? 0, changesAtOnce);
      for (let from = 0; from < changes.length; from += batchSize) {
        const batch = changes.slice(from, from + batchSize);
        const references = [...new Set(batch.map(({ publicReference }) => publicReference))];
        await copyAdverts(copy, references, batch.at(-1)?.sequence);
      }
      isBehind = changes.length === changesAtOnce;
    }
  }

  return {
    find(publicReferences) {
      try {
        file ??= openCopyFile(path);
        const found = file.find(publicReferences);
        isReadable = true;
        return found;
      } catch (error) {
        giveUpDamaged(error);
        // Once: while the database is away, every page asks.
        if (isReadable) log.warn({ err: error }, 'The copy of the adverts cannot be read');
        isReadable = false;
        return [];
      }
    },
    start() {
      if (isWriter) following = follow();
    },
    wake: changed.notify,
    async stop() {
      stopping.abort();
      changed.notify();
      await following;
      file?.close();
    },
  };
}
