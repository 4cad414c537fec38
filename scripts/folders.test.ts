import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { expect, test } from 'vitest';

const mostFiles = 25;

test('no folder of source holds more files than one can take in at a glance', () => {
  const files = globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,css}', {
    exclude: (name) =>
      // An icon is a file that nobody opens: they stand together.
      ['node_modules', 'build', '.react-router', 'data', 'icons'].some((folder) =>
        name.split(sep).includes(folder),
      ),
  });
  const folders = Map.groupBy(files, (file) => dirname(file));
  const full = [...folders].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);
  expect(full).toEqual([]);
});
