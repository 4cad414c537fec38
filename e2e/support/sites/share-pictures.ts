import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a site the pictures that the other sites of this run have drawn: their addresses contain what they show, and drawing
 * them would take a twentieth of the run's time.
 */
export function sharePictures(dataDir: string): void {
  const folder = process.env.E2E_FOLDER;
  if (!folder) throw new Error('The run has no folder.');
  const shared = join(folder, 'pictures');
  mkdirSync(shared, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  // A junction needs no permission on Windows; elsewhere it is a link like any other.
  symlinkSync(shared, join(dataDir, 'media-cache'), 'junction');
}
