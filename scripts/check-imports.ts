/**
 * Checks the direction of imports: `domain` imports none of our packages, the packages import `domain`, the
 * site imports them all. A package is imported by its name, never by a path into it, and no files import each
 * other in a circle.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCircles } from './import-circles.ts';
import { findWrongImports, specifiersOf } from './import-direction.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const sources = new Map(
  globSync('{packages,apps,e2e,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) =>
      ['node_modules', 'build', '.react-router', 'data'].some((folder) => name.split(sep).includes(folder)),
  }).map((file) => [file.split(sep).join('/'), readFileSync(resolve(root, file), 'utf8')]),
);

const importsOf = new Map(
  [...sources].map(([file, source]) => [
    file,
    specifiersOf(source)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.join(posix.dirname(file), specifier)),
  ]),
);

const wrong = [
  ...[...sources].flatMap(([file, source]) => findWrongImports(file, source)),
  ...findCircles(importsOf).map((circle) => `Import cycle: ${circle.join(', ')}`),
];

for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exit(1);
console.log(`Imports are in the right direction and without cycles in ${sources.size} files.`);
