import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildDirectory } from './build-directory.ts';

/**
 * Everything that the built pages are made from; a missing folder counts as empty. Whole folders are listed:
 * an unnecessary build costs some seconds, a missing one shows old pages.
 */
export const buildSources: readonly string[] = [
  'apps/web/app',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/server',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
  'packages/content/src',
  'packages/domain/src',
  'packages/drawings/src',
  'packages/maps/src',
  'packages/market/src',
  'packages/pricing/src',
  'packages/search/src',
  'packages/services/src',
  'packages/site/src',
  'packages/store/src',
  'packages/taxonomy/src',
  'packages/ui/src',
  'package-lock.json',
];

const stampFile = `apps/web/${buildDirectory}/stamp`;

/**
 * Identifies a build's sources by content, not by time: a fresh clone or a copied folder has new times. Every
 * start waits for it and does nothing else meanwhile: small files read one after the other take a third of
 * the time.
 */
export function computeSourceStamp(root: string, sources: readonly string[] = buildSources): string {
  const paths = sources.flatMap((source) => listFiles(join(root, source))).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function writeBuildStamp(root: string): void {
  writeFileSync(join(root, stampFile), computeSourceStamp(root));
}

/** Whether the build matches the current sources. */
export function isBuildFresh(root: string): boolean {
  if (!existsSync(join(root, `apps/web/${buildDirectory}/server/index.js`))) return false;
  const stamp = readStamp(root);
  return stamp !== null && stamp === computeSourceStamp(root);
}

function readStamp(root: string): string | null {
  try {
    return readFileSync(join(root, stampFile), 'utf8');
  } catch {
    return null;
  }
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return existsSync(path) ? [path] : [];
  }
}
