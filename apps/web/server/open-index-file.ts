import { join } from 'node:path';
import { createIndexFile, type IndexFile } from '@forecourt/services/open';
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

/** The file that keeps the index between starts. Null for an in-memory database, which is new at every start. */
export function openIndexFile(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'warn'>,
): IndexFile | null {
  if (databaseUrl === 'pglite://memory') return null;
  // The yearly cost of a vehicle is part of the index and grows with its age. The serialisation format depends on Node.
  const month = new Date().toISOString().slice(0, 7);
  const key = `${computeSourceStamp(root, indexSources)} ${month} ${process.version}`;
  return createIndexFile({ path: join(dataDir, 'search-index'), key, log });
}
