import { setTimeout as sleep } from 'node:timers/promises';
import { findFullDisk } from '@forecourt/store/opening';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type Places = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Where the embedded database keeps its files; without one, where everything else is kept. */
export function folderToWatch({ dataDir, databaseUrl }: Places): string {
  const [, folder] = /^pglite:\/\/(?!memory$)(.+)$/.exec(databaseUrl) ?? [];
  return folder ?? dataDir;
}

/**
 * Rejects when the disk has been full for two looks while the market is being made: the embedded database may then neither
 * answer nor fail, for ever.
 */
export async function watchForFullDisk(
  places: Places,
  making: Promise<unknown>,
  lookEveryMs = 2000,
): Promise<void> {
  const made = making.then(
    () => 'made' as const,
    () => 'made' as const,
  );
  let wasFull = false;
  while ((await Promise.race([made, sleep(lookEveryMs)])) !== 'made') {
    const sentence = findFullDisk(folderToWatch(places));
    if (sentence && wasFull) throw new StartError(sentence);
    wasFull = sentence !== null;
  }
}
