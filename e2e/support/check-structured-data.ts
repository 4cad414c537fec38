import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadPage } from './read-page.ts';

/** In here the compiler finds schema-dts as it would for any file of this part. */
const folder = join(import.meta.dirname, '../node_modules/.cache/structured-data');

/** By its file: what npm puts on the path cannot be started like a program on Windows. */
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
 * Writes the blocks of the pages into a TypeScript file, each declared as its schema.org type, and lets the compiler
 * judge: a property that the type does not have, a value of the wrong kind or a missing name is an error. Answers with
 * the compiler's sentences, each behind the page that it is about.
 */
export function findStructuredDataMistakes(pages: readonly ReadPage[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // One block a line, so that the compiler's line number names the page.
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
  // What a search box sends is schema.org's own addition to the name of a property, with a type of its own.
  if (type === 'WebSite') {
    return "schema.WithContext<Omit<schema.WebSiteLeaf, 'potentialAction'> & { potentialAction: schema.WithActionConstraints<schema.SearchActionLeaf> }>";
  }
  return `schema.WithContext<schema.${type}Leaf>`;
}
