import { hash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaStore } from '@forecourt/store';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createIndexFile, type IndexFile, type MarketOrigin, type SavedIndex } from './index-file.ts';

export interface ShareOptions {
  path: string;
  key: string;
  store: Pick<MediaStore, 'read' | 'write' | 'remove' | 'download' | 'upload'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** A start waits no longer for a store that hangs. */
  labelMs?: number;
}

/** By then a million adverts have been read from the database. */
const indexMs = 120_000;

/** What the store's index contains, so that only a newer one is fetched. */
const label = z.object({ database: z.string(), sequence: z.number() });
type Label = z.infer<typeof label>;

/**
 * Shares an index file with other machines: a process that starts takes the store's if it is newer than its
 * own, and one that has read the market puts its own there. Whatever fails costs only time.
 */
export function shareIndexFile(file: IndexFile, options: ShareOptions): IndexFile {
  const { path, key, store, log, labelMs = 5000 } = options;
  // By code, so that two versions that run side by side do not replace each other's.
  const name = `search-index/${hash('sha1', key)}`;
  const labelName = `${name}.json`;
  let sharing: Promise<void> = Promise.resolve();
  /** The label that `find` saw. A caller that saves an index after `find` could not use the shared one. */
  let seen: Label | null = null;

  async function readLabel(): Promise<Label | null> {
    const bytes = await within(labelMs, store.read(labelName));
    if (!bytes) return null;
    try {
      return label.parse(JSON.parse(bytes.toString()));
    } catch {
      return null;
    }
  }

  async function fetchNewer(): Promise<SavedIndex | null> {
    seen = await readLabel();
    if (!seen) return null;
    const own = await file.origin();
    if (own?.database === seen.database && own.lastChange.sequence >= seen.sequence) return null;
    const part = `${path}.${process.pid}.shared`;
    try {
      const isThere = await store.download(name, part, indexMs);
      const fetched = isThere ? await createIndexFile({ path: part, key, log }).find() : null;
      if (!fetched) {
        // Without its label, the next index that is saved takes its place.
        await within(labelMs, store.remove(labelName));
        throw new Error('The shared index cannot be read.');
      }
      await rename(part, path);
      log.info({ sequence: seen.sequence }, 'The index of another machine was fetched');
      return fetched;
    } finally {
      await rm(part, { force: true });
    }
  }

  async function share({ database, lastChange: { sequence } }: MarketOrigin): Promise<void> {
    const shared = await readLabel();
    const isRefused = seen?.database === shared?.database && seen?.sequence === shared?.sequence;
    if (!isRefused && shared?.database === database && shared.sequence >= sequence) return;
    await store.upload(name, path);
    await store.write(labelName, Buffer.from(JSON.stringify({ database, sequence } satisfies Label)));
  }

  return {
    ...file,
    async find() {
      const fetched = await fetchNewer().catch((error) => {
        log.warn({ err: error }, 'No shared index could be fetched');
        return null;
      });
      return fetched ?? file.find();
    },
    save(origin, market) {
      file.save(origin, market);
      sharing = file
        .settled()
        .then(() => share(origin))
        .catch((error) => log.warn({ err: error }, 'The index could not be shared'));
    },
    settled: async () => {
      await file.settled();
      await sharing;
    },
  };
}

function within<Result>(limitMs: number, asked: Promise<Result>): Promise<Result> {
  const tooLate = sleep(limitMs, null, { ref: false }).then(() => {
    throw new Error(`The media store did not answer within ${limitMs} ms.`);
  });
  return Promise.race([asked, tooLate]);
}
