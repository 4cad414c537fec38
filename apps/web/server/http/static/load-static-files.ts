import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { strongTag } from '../responses/entity-tag.ts';

export interface StaticFile {
  type: string;
  tag: string;
  isImmutable: boolean;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Reads the built files into memory by the address they are served at. Only what is listed here can be
 * served, so no address can escape the folder, and a hit needs no disk access. The whole build is a few
 * megabytes.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  const readIfPresent = async (path: string) => (present.has(path) ? readFile(path) : null);
  const files = await Promise.all(
    paths
      .filter((path) => !isPacked(path, present))
      .map(async (path): Promise<[string, StaticFile]> => {
        const address = `/${relative(folder, path).split(sep).join('/')}`;
        const plain = await readFile(path);
        return [
          address,
          {
            type: types[extname(path)] ?? 'application/octet-stream',
            tag: strongTag(plain),
            isImmutable: address.startsWith('/assets/'),
            plain,
            br: await readIfPresent(`${path}.br`),
            gzip: await readIfPresent(`${path}.gz`),
          },
        ];
      }),
  );
  // Vite's own manifest describes the build and is not a file of the site.
  return new Map(files.filter(([address]) => !address.startsWith('/.vite/')));
}

function isPacked(path: string, present: ReadonlySet<string>): boolean {
  const extension = extname(path);
  return (extension === '.br' || extension === '.gz') && present.has(path.slice(0, -extension.length));
}
