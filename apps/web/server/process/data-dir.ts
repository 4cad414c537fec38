import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf, StartError } from './start-error.ts';

/**
 * Creates the folder and checks that it is writable, so that a wrong mount shows at the start and not at the
 * first picture.
 */
export async function requireDataDir(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `DATA_DIR is "${folder}", which cannot be written to (${errorCodeOf(error) ?? String(error)}).`,
      error,
    );
  }
}
