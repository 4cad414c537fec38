import { setTimeout as sleep } from 'node:timers/promises';
import { findFullDisk } from '@forecourt/store/opening';
import type { Config } from '../config.ts';
import { StartError } from './start-error.ts';

/** Null unless there is an embedded database that a full disk on this machine could stop. */
export function findFullDiskOfDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null {
  const [, folder] = /^pglite:\/\/(?!memory$)(.+)$/.exec(databaseUrl) ?? [];
  return folder ? findFullDisk(folder) : null;
}

/**
 * Rejects when the disk was full in two checks while the market is being generated: the embedded database may
 * then neither respond nor fail, forever.
 */
export async function watchForFullDisk(
  config: Pick<Config, 'databaseUrl'>,
  making: Promise<unknown>,
  lookEveryMs = 2000,
): Promise<void> {
  const made = making.then(
    () => 'made' as const,
    () => 'made' as const,
  );
  let wasFull = false;
  while ((await Promise.race([made, sleep(lookEveryMs)])) !== 'made') {
    const sentence = findFullDiskOfDatabase(config);
    if (sentence && wasFull) throw new StartError(sentence);
    wasFull = sentence !== null;
  }
}
