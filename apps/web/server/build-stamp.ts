import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Everything that the built pages are made from; a folder that does not exist counts as empty. Folders stand here whole:
 * a build too many costs some seconds, one too few shows old pages.
 */
export const buildSources: readonly string[] = [
  'apps/web/app',
  'apps/web/bundle',
  'apps/web/public',
  'apps/web/server',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
  'packages/content/src',
  'packages/domain/src',
  'packages/market/src',
  'packages/pricing/src',
  'packages/search/src',
  'packages/store/src',
  'packages/ui/src',
  'package-lock.json',
];

const stampFile = 'apps/web/build/stamp';

/** Says by content, not by time, what a build was made from: a fresh clone or a copied folder has new times. */
export async function computeSourceStamp(root: string): Promise<string> {
  const paths = (await Promise.all(buildSources.map((source) => listFiles(join(root, source)))))
    .flat()
    .sort();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries()) {
    const content = contents[index];
    hash.update(`${relative(root, path)}\0${content?.length ?? 0}\0`);
    if (content) hash.update(content);
  }
  return hash.digest('hex');
}

export async function writeBuildStamp(root: string): Promise<void> {
  await writeFile(join(root, stampFile), await computeSourceStamp(root));
}

/** Whether the site is built from its present sources. */
export async function isBuildFresh(root: string): Promise<boolean> {
  if (!existsSync(join(root, 'apps/web/build/server/index.js'))) return false;
  const stamp = await readFile(join(root, stampFile), 'utf8').catch(() => null);
  return stamp !== null && stamp === (await computeSourceStamp(root));
}

async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return existsSync(path) ? [path] : [];
  }
}
