import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { expect, test } from 'vitest';

const mostFiles = 25;

test('no source folder has more files than a person can scan', () => {
  const files = globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,css}', {
    exclude: (name) =>
      // Icon files are never opened by hand, so they may share a folder.
      ['node_modules', 'build', '.react-router', 'data', 'icons'].some((folder) =>
        name.split(sep).includes(folder),
      ),
  });
  const folders = Map.groupBy(files, (file) => dirname(file));
  const full = [...folders].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);
  expect(full).toEqual([]);
});
