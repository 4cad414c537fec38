import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../../../..');
const ui = join(root, 'packages/ui/src');
const listOfUi = readFileSync(join(ui, 'index.ts'), 'utf8');

interface Part {
  /** From the root of the repository. */
  path: string;
  code: string;
}

/** A component with every component and module of ours that it uses, recursively. */
export function findParts(path: string): Part[] {
  const found = new Map<string, string>();
  visit(join(root, path));
  return [...found].map(([file, code]) => ({ path: file.slice(root.length + 1), code }));

  function visit(file: string | null): void {
    if (!file || found.has(file) || !/\.tsx?$/.test(file)) return;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    const imports = code.matchAll(/^import (?!type)(?:\{([^}]*)\})?.*? from '([^']+)'/gm);
    for (const [, names = '', from = ''] of imports) {
      if (from === '@forecourt/ui') for (const name of names.split(',')) visit(findInUi(name.trim()));
      else if (from.startsWith('.')) visit(join(dirname(file), from));
    }
  }
}

function findInUi(name: string): string | null {
  const entry = listOfUi.match(/^export .*?;$/gms)?.find((line) => new RegExp(`\\b${name}\\b`).test(line));
  const path = entry && /from '(.+)'/.exec(entry)?.[1];
  return path ? join(ui, path) : null;
}
