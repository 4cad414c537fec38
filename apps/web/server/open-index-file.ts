import { join } from 'node:path';
import { createIndexFile, type IndexFile } from '@forecourt/services/open';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { computeSourceStamp } from './process/build-stamp.ts';

/** All code that has a say in what the index holds. The lock file stands for the code of others. */
const indexSources = [
  'packages/domain/src',
  'packages/pricing/src',
  'packages/search/src',
  'packages/services/src',
  'packages/store/src',
  'packages/taxonomy/src',
  // One of them may rewrite adverts without a change that anybody could follow.
  'packages/store/migrations',
  'package-lock.json',
];

const root = join(import.meta.dirname, '../../..');

/** Where the index is kept from one start to the next. A database in memory is another one at every start: null. */
export function openIndexFile(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'warn'>,
): IndexFile | null {
  if (databaseUrl === 'pglite://memory') return null;
  // What a vehicle costs in a year is part of the index and grows with its age. How data is written is Node's affair.
  const month = new Date().toISOString().slice(0, 7);
  const key = `${computeSourceStamp(root, indexSources)} ${month} ${process.version}`;
  return createIndexFile({ path: join(dataDir, 'search-index'), key, log });
}
