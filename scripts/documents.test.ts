import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync([
  '*.md',
  'docs/**/*.md',
  '.github/*.md',
  'packages/*/*.md',
  'bench/*.md',
  'e2e/*.md',
]);

/** `apps/web/app/{a,b}/` and `packages/site/src/brand/brand.ts`: a path of the repository in a document. */
const pathPattern = /`((?:packages|apps|scripts|e2e|bench|docs)\/[^`\s<>…]*)`/g;

test.each(documents)('every path in %s exists', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(pathPattern)].map(([, path = '']) => path);
  expect(paths.flatMap(expandBraces).filter((path) => globSync(path).length === 0)).toEqual([]);
});

/** `a/{b,c}/` is two paths, and both must exist. */
function expandBraces(path: string): string[] {
  const [, before = '', list = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return list === '' ? [path] : list.split(',').flatMap((one) => expandBraces(before + one + after));
}
