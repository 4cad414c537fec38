import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sellingLimits } from '@forecourt/domain';
import type { SpoolOptions } from './spool.ts';

/** Without JavaScript, a form sends its photos together. */
const mostPhotosAtOnce = 15;
/** What the form adds to its files. */
const formBytes = 64 * 1024;
const leftOverMs = 3_600_000;

/** React Router's script posts the form of a conversation to its path with `.data`. */
const meantForPhotos =
  /^\/sell\/advert\/[\w-]+\/photos?$|^\/my-adverts\/\w+\/seen$|^\/conversations\/(?:(?:buying|selling)\/)?[\w-]+(?:\.data)?$/;

/**
 * Where the photos of a seller's draft are sent: one as it is, or several in a form. The photo that shows the car, and the photos
 * of a message.
 */
export function photoSpooling(dataDir: string): SpoolOptions {
  const folder = join(dataDir, 'uploads');
  removeLeftOvers(folder);
  return {
    folder,
    isMeantFor: (path) => meantForPhotos.test(path),
    maxFileBytes: sellingLimits.mostPhotoBytes,
    maxBytes: mostPhotosAtOnce * sellingLimits.mostPhotoBytes + formBytes,
  };
}

/** What a killed process left behind. Another process of this machine may be writing newer ones. */
function removeLeftOvers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > leftOverMs) rmSync(path, { force: true });
    }
  } catch {
    // There is no such folder yet, or another process has removed the file first.
  }
}
