import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../../..');
const ui = join(root, 'packages/ui/src');
const listOfUi = readFileSync(join(ui, 'index.ts'), 'utf8');

/** These key their state by the advert or its pictures, so a recycled card does not keep it. */
const careful = ['apps/web/app/parts/vehicle/HideMenu.tsx', 'packages/ui/src/picture-strip/PictureStrip.tsx'];

test('no part of a recycled card keeps the state of the advert before', () => {
  const parts = findParts(join(root, 'apps/web/app/parts/vehicle/ResultCard.tsx'));
  expect(parts.size).toBeGreaterThan(10);
  const withState = [...parts].filter((file) =>
    /\buse(State|Reducer|Optimistic|ActionState)\(|\buse(State|Reducer)</.test(readFileSync(file, 'utf8')),
  );
  expect(withState.map((file) => file.slice(root.length + 1)).sort()).toEqual(careful);
});

/** A component with every component that it renders, recursively. */
function findParts(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(
    /^import (?!type)(?:\{([^}]*)\})?.*? from '([^']+)'/gm,
  )) {
    if (from === '@forecourt/ui') for (const name of names.split(',')) follow(findInUi(name.trim()));
    else if (from.startsWith('.')) follow(join(dirname(file), from));
  }
  return found;

  function follow(part: string | null): void {
    if (part && /\.tsx?$/.test(part)) findParts(part, found);
  }
}

function findInUi(name: string): string | null {
  const entry = listOfUi.match(/^export .*?;$/gms)?.find((line) => new RegExp(`\\b${name}\\b`).test(line));
  const path = entry && /from '(.+)'/.exec(entry)?.[1];
  return path ? join(ui, path) : null;
}
