/**
 * Keeps the direction of imports: `domain` knows nothing of ours, the packages know `domain`, the site knows them all.
 * A package is imported by its name, never by a path into its inside.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findWrongImports } from './import-direction.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const files = globSync('{packages,apps,e2e,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) =>
    ['node_modules', 'build', '.react-router', 'data'].some((folder) => name.split(sep).includes(folder)),
});

const wrong = files.flatMap((file) =>
  findWrongImports(file.split(sep).join('/'), readFileSync(resolve(root, file), 'utf8')),
);

for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exit(1);
console.log(`Imports point the right way in ${files.length} files.`);
