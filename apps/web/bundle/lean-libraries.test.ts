import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { letGo, ownParts } from './lean-libraries.ts';

const readLibrary = (part: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../node_modules', part), 'utf8');

for (const [part, own] of Object.entries(ownParts)) {
  test(`our ${own} exports what the library's does`, async () => {
    const names = /^export \{ (.+) \};$/m.exec(readLibrary(part))?.[1]?.split(', ');
    const known = names?.map((name) => name.replace(/ as default$/, '')).sort();
    const file = resolve(import.meta.dirname, 'own-parts', own);
    expect(Object.keys(await import(/* @vite-ignore */ file)).sort()).toEqual(known);
  });
}

test('a component that no page names is no longer kept by its name', () => {
  const code = 'const NavLink = React$1.forwardRef(() => {});\nNavLink.displayName = "NavLink";\n';
  expect(letGo(code)).toBe('const NavLink = /* @__PURE__ */ React$1.forwardRef(() => {});\n\n');
});

test('the router is still written so that this finds something', () => {
  const code = letGo(readLibrary('react-router/dist/production/lib/dom/lib.js'));
  expect(code).not.toContain('NavLink.displayName');
  expect(code).toContain('const NavLink = /* @__PURE__ */');
});
