import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const carried = join(import.meta.dirname, '../carried');
const cache = join(import.meta.dirname, '../../../node_modules/.cache/forecourt');

/** The Chromium from npm, on the platforms it is built for. */
export async function findCarriedBrowser(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const { dependencies } = JSON.parse(await readFile(join(carried, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${dependencies['@sparticuz/chromium']}`);
  try {
    await makeFolderOnce(folder, unpackInto);
    return [join(folder, 'chromium')];
  } catch {
    // It is optional: npm may have left it out.
    return [];
  }
}

/** In its own process, because the package always unpacks into the temporary folder. */
async function unpackInto(folder: string): Promise<void> {
  const env = { ...process.env, TMPDIR: folder };
  await promisify(execFile)(process.execPath, [join(carried, 'unpack.js')], { env });
}

/**
 * Creates a folder atomically: a killed run leaves nothing half done, and of two concurrent runs either may
 * win.
 */
export async function makeFolderOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await removeOldDrafts(folder);
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const longerThanAnyFilling = 60 * 60 * 1000;

/** What killed runs have left. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)).catch(() => [])) {
    if (!name.startsWith(`${basename(folder)}-`)) continue;
    const draft = join(dirname(folder), name);
    const made = await stat(draft).catch(() => null);
    if (made && made.mtimeMs < Date.now() - longerThanAnyFilling)
      // Those of another user stay: they only take space.
      await rm(draft, { recursive: true, force: true }).catch(() => {});
  }
}
