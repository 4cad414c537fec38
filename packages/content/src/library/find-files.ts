import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentFile } from './read-file.ts';

/** The folder that comes with this package. */
export const contentFolder = join(import.meta.dirname, '../..');

/** Every Markdown file of the pages and articles under a folder, in the order of their names. */
export async function findContentFiles(folder: string): Promise<ContentFile[]> {
  const found = await Promise.all(
    ['pages', 'articles'].map((part) =>
      readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const paths = found
    .flat()
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      file: relative(folder, path).split(sep).join('/'),
      text: await readFile(path, 'utf8'),
    })),
  );
}
