import { join } from 'node:path';
import { createIndexFile, type IndexFile, shareIndexFile } from '@forecourt/services/open';
import type { MediaStore } from '@forecourt/store';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { computeSourceStamp } from './process/build-stamp.ts';

/** All code that affects the index's content. The lock file covers third-party code. */
const indexSources = [
  'packages/domain/src',
  'packages/pricing/src',
  'packages/search/src',
  'packages/services/src',
  'packages/store/src',
  'packages/taxonomy/src',
  // A migration may rewrite adverts without recording a change.
  'packages/store/migrations',
  'package-lock.json',
];

const root = join(import.meta.dirname, '../../..');

/** The file that keeps the index between starts, shared with other machines if pictures are. Null for an in-memory database, which is new at every start. */
export function openIndexFile(
  { dataDir, databaseUrl, mediaStoreUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStoreUrl'>,
  media: MediaStore,
  log: Pick<Logger, 'info' | 'warn'>,
): IndexFile | null {
  if (databaseUrl === 'pglite://memory') return null;
  // The yearly cost of a vehicle is part of the index and grows with its age. The serialisation format depends on Node.
  const month = new Date().toISOString().slice(0, 7);
  const key = `${computeSourceStamp(root, indexSources)} ${month} ${process.version}`;
  const path = join(dataDir, 'search-index');
  const file = createIndexFile({ path, key, log });
  return mediaStoreUrl ? shareIndexFile(file, { path, key, store: media, log }) : file;
}
