import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { captionsName, filmName } from './film.ts';
import type { FilmFiles } from './films.ts';
import type { ContentFile } from './read-file.ts';

/** The folder that comes with this package. */
export const contentFolder = join(import.meta.dirname, '../..');

/** Every Markdown file of the pages and articles under a folder, in the order of their names. */
export async function findContentFiles(folder: string): Promise<ContentFile[]> {
  const paths = await listFiles(folder, ['pages', 'articles'], (name) => name.endsWith('.md'));
  return Promise.all(
    paths.map(async (path) => ({ file: nameIn(folder, path), text: await readFile(path, 'utf8') })),
  );
}

/** The films in the folders of articles; only their captions are read. */
export async function findFilms(folder: string): Promise<FilmFiles> {
  const isCaptions = (name: string) => captionsName.test(name);
  const paths = await listFiles(folder, ['articles'], (name) => filmName.test(name) || isCaptions(name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [nameIn(folder, path), path.endsWith('.vtt') ? await readFile(path, 'utf8') : ''] as const,
      ),
    ),
  );
}

async function listFiles(
  folder: string,
  parts: readonly string[],
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const found = await Promise.all(
    parts.map((part) =>
      readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function nameIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
