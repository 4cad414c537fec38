import { type Advert, pictureAddresses, turnAddresses } from '@forecourt/domain';
import type { Logger } from 'pino';
import type { DiskCache } from './disk-cache.ts';

export interface SweepParts {
  disk: Pick<DiskCache, 'sweep'>;
  /** Adverts, live or not; what was erased is missing. */
  findAdverts(publicReferences: readonly string[]): Promise<readonly Advert[]>;
  /** Its position among the processes of this machine, which share the cache: the first one sweeps. */
  place: number;
  log: Pick<Logger, 'info' | 'warn'>;
  firstMs?: number;
  everyMs?: number;
}

const hourMs = 3_600_000;

/**
 * Removes the resized copies of pictures that no advert has any more: a seller who deletes a photo, or an account, deletes it
 * here too, within a few hours. In each machine, because each has a cache of its own.
 */
export function sweepPicturesRegularly(parts: SweepParts): { stop(): Promise<void> } {
  const { disk, place, log, firstMs = hourMs / 4, everyMs = 6 * hourMs } = parts;
  if (place !== 0) return { stop: async () => {} };
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(tick, firstMs).unref();

  async function sweep(): Promise<void> {
    const removed = await disk.sweep((groups) => findGonePictures(groups, parts.findAdverts));
    if (removed > 0) log.info({ removed }, 'Copies of pictures that no advert has were removed');
  }

  function tick(): void {
    running = sweep()
      .catch((error) => log.warn({ err: error }, 'Copies of deleted pictures could not be removed'))
      .then(() => {
        if (!isStopping) timer = setTimeout(tick, everyMs).unref();
      });
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Of copies named `abcdefghjkmn.1-x9k2`, those whose advert has no such picture. */
export async function findGonePictures(
  groups: readonly string[],
  findAdverts: SweepParts['findAdverts'],
): Promise<ReadonlySet<string>> {
  const references = [...new Set(groups.map((group) => group.split('.')[0] ?? ''))];
  const adverts = await findAdverts(references);
  const current = new Set(
    adverts.flatMap((advert) =>
      [...pictureAddresses(advert), ...turnAddresses(advert)].map((address) => {
        const [reference, name] = address.split('/').slice(-3);
        return `${reference}.${name}`;
      }),
    ),
  );
  return new Set(groups.filter((group) => !current.has(group)));
}
