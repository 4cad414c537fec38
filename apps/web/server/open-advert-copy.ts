import { join } from 'node:path';
import { type AdvertCopy, openAdvertCopy as openCopy } from '@forecourt/services/open';
import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { computeSourceStamp } from './process/build-stamp.ts';

/** All code that affects what an advert read from the database contains. */
const advertSources = ['packages/domain/src', 'packages/store/src', 'packages/store/migrations'];

const root = join(import.meta.dirname, '../../..');

/** Null for the embedded database, which is no further away than its copy would be. */
export function openAdvertCopy(
  { dataDir }: Pick<Config, 'dataDir'>,
  { db, place, log }: { db: Database; place: number; log: Pick<Logger, 'info' | 'warn'> },
): AdvertCopy | null {
  if (db.kind === 'pglite') return null;
  const key = computeSourceStamp(root, advertSources);
  return openCopy({ db, path: join(dataDir, 'advert-copy.sqlite'), key, isWriter: place === 0, log });
}
