import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadPage } from './read-page.ts';

/** From this folder the compiler resolves schema-dts as for any file of this part. */
const folder = join(import.meta.dirname, '../node_modules/.cache/structured-data');

/** By file: npm's entry on the path cannot be spawned as a program on Windows. */
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

const settings = {
  compilerOptions: {
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'ES2024',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  files: ['blocks.ts'],
};

/**
 * Writes the blocks of the pages into a TypeScript file, each declared as its schema.org type, and runs the
 * compiler: an unknown property, a value of the wrong kind or a missing name is an error. Returns the
 * compiler's messages, each prefixed with its page.
 */
export function findStructuredDataMistakes(pages: readonly ReadPage[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // One block per line, so that the compiler's line number identifies the page.
  const lines = pages.flatMap(({ path, blocks }) => blocks.map((block) => ({ path, block })));
  const declarations = lines.map(
    ({ block }, index) => `export const block${index}: ${typeOf(block)} = ${JSON.stringify(block)};`,
  );
  writeFileSync(
    join(folder, 'blocks.ts'),
    ["import type * as schema from 'schema-dts';", ...declarations].join('\n'),
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((sentence) => {
      const line = Number(/^[^(]*\((\d+),/.exec(sentence)?.[1] ?? 0);
      return `${lines[line - 2]?.path ?? ''}: ${sentence}`;
    });
}

function typeOf(block: Record<string, unknown>): string {
  const type = String(block['@type']);
  // A search box's input is schema.org's own extension of a property name, with its own type.
  if (type === 'WebSite') {
    return "schema.WithContext<Omit<schema.WebSiteLeaf, 'potentialAction'> & { potentialAction: schema.WithActionConstraints<schema.SearchActionLeaf> }>";
  }
  return `schema.WithContext<schema.${type}Leaf>`;
}
