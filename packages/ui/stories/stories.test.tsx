import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storiesByPiece } from './all-stories.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** A folder's main component has the folder's name: `price-block/PriceBlock.tsx`. */
const pieces = globSync('*/*.tsx', { cwd: src }).filter((file) => {
  const name = basename(file, '.tsx');
  return (
    name === dirname(file).replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
  );
});

test.each(pieces)('%s has a story and a test', (file) => {
  expect(existsSync(`${src}/${file.replace('.tsx', '.stories.tsx')}`)).toBe(true);
  expect(existsSync(`${src}/${file.replace('.tsx', '.test.tsx')}`)).toBe(true);
  expect(storiesByPiece.get(dirname(file))?.length).toBeGreaterThan(0);
});

test('every folder with a component has one with its name', () => {
  const folders = new Set(globSync('*/*.tsx', { cwd: src }).map((file) => dirname(file)));
  expect([...folders].filter((folder) => !pieces.some((file) => dirname(file) === folder))).toEqual([]);
});

const stories = [...storiesByPiece.values()].flat();

test.each(stories)(
  '$id renders on the server, with no style attribute that the security policy would refuse',
  ({ element }) => {
    const html = renderToString(element);
    expect(html).not.toContain('style="');
  },
);

test('no two stories have one id', () => {
  expect(new Set(stories.map((story) => story.id)).size).toBe(stories.length);
});
