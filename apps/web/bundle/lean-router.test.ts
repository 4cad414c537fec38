import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { letGo, ownParts } from './lean-router.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router'));

for (const [part, own] of Object.entries(ownParts)) {
  test(`our ${own} exports what the router's does`, async () => {
    const names = /^export \{ (.+) \};$/m.exec(readFileSync(join(router, part), 'utf8'))?.[1]?.split(', ');
    expect(Object.keys(await import(`./router-parts/${own}`)).sort()).toEqual(names?.sort());
  });
}

test('a component that no page names is no longer kept by its name', () => {
  const code = 'const NavLink = React$1.forwardRef(() => {});\nNavLink.displayName = "NavLink";\n';
  expect(letGo(code)).toBe('const NavLink = /* @__PURE__ */ React$1.forwardRef(() => {});\n\n');
});

test('the router is still written so that this finds something', () => {
  const code = readFileSync(join(router, 'lib/dom/lib.js'), 'utf8');
  expect(letGo(code)).not.toContain('NavLink.displayName');
  expect(letGo(code)).toContain('const NavLink = /* @__PURE__ */');
});
