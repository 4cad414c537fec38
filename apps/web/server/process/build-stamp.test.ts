import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSources, isBuildFresh, writeBuildStamp } from './build-stamp.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-build-'));
  await mkdir(join(root, 'apps/web/app'), { recursive: true });
  await mkdir(join(root, 'apps/web/build/server'), { recursive: true });
  await writeFile(join(root, 'apps/web/app/root.tsx'), 'one');
  await writeFile(join(root, 'apps/web/build/server/index.js'), '');
  writeBuildStamp(root);
});
afterEach(() => rm(root, { recursive: true }));

it('is fresh right after a build', async () => {
  expect(isBuildFresh(root)).toBe(true);
});

it('stays fresh when only times have changed', async () => {
  await utimes(join(root, 'apps/web/app/root.tsx'), new Date(0), new Date(0));
  expect(isBuildFresh(root)).toBe(true);
});

it('stays fresh when only a test has changed', async () => {
  await writeFile(join(root, 'apps/web/app/root.test.tsx'), 'a test');
  expect(isBuildFresh(root)).toBe(true);
});

it('is stale after a change of a source', async () => {
  await writeFile(join(root, 'apps/web/app/root.tsx'), 'two');
  expect(isBuildFresh(root)).toBe(false);
});

it('is stale after a source has been added', async () => {
  await writeFile(join(root, 'apps/web/app/routes.ts'), '');
  expect(isBuildFresh(root)).toBe(false);
});

it('is stale when there is no build', async () => {
  await rm(join(root, 'apps/web/build'), { recursive: true });
  expect(isBuildFresh(root)).toBe(false);
});

it('has every file of ours that it is made from among its sources', () => {
  const repository = join(import.meta.dirname, '../../../..');
  const files = globSync(
    buildSources.flatMap((source) => (/\.\w+$/.test(source) ? [source] : [`${source}/**/*.{ts,tsx}`])),
    { cwd: repository, exclude: ['**/*.{test,stories}.{ts,tsx}'] },
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8');
    return [...text.matchAll(importPattern)].flatMap(
      ([, from = '']) => placeOf(file.split(sep).join('/'), from) ?? [],
    );
  });
  const isSource = (place: string) => buildSources.some((source) => `${place}/`.startsWith(`${source}/`));
  expect(imported.length).toBeGreaterThan(1000);
  expect([...new Set(imported)].filter((place) => !isSource(place))).toEqual([]);
});

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** The path of a file or package of ours, from the repository root. */
function placeOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const name = /^@forecourt\/([^/]+)/.exec(specifier)?.[1];
  return name ? `packages/${name}/src` : null;
}
