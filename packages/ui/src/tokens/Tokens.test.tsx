import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakpoints } from '@forecourt/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tokens } from './Tokens.tsx';

test.each(['Colour', 'Space', 'Shape', 'Type', 'Shadow', 'Motion', 'Breakpoint'])(
  '%s is on the tokens page',
  (family) => {
    expect(renderToStaticMarkup(<Tokens />)).toContain(`>${family}</h3>`);
  },
);

test('every colour has a value for light and one for dark, or is listed as the same in both', () => {
  const sheet = readFileSync(new URL('./colour.css', import.meta.url), 'utf8');
  const single = [...sheet.matchAll(/^ {2}(--[a-z0-9-]+):\s*oklch/gm)].map(([, name]) => name);
  expect(single).toEqual([
    '--saved',
    '--scrim',
    '--scrim-soft',
    '--on-scrim',
    '--darkroom',
    '--deep',
    '--paper',
    '--on-paper',
    '--plate-blue',
    '--plate-star',
  ]);
});

const src = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: src }).map((file) => ({
  file,
  css: readFileSync(`${src}/${file}`, 'utf8'),
}));

test.each(sheets)('$file changes its layout only at the known breakpoints', ({ css }) => {
  const known = new Set(Object.values(breakpoints).map(String));
  const used = [...css.matchAll(/@media[^{]*width: (\d+)px/g)].map(([, width = '']) => width);
  expect(used.filter((width) => !known.has(width))).toEqual([]);
});

test.each(sheets.filter(({ file }) => !file.startsWith('tokens')))(
  '$file takes its colours from the tokens',
  ({ css }) => {
    // An illustration defines its own palette, as custom properties beside its drawings.
    const literals = [...css.matchAll(/^(?!\s*--).*(oklch\(|rgb\(|#[0-9a-f]{3,8}\b)/gim)].map(([line]) =>
      line.trim(),
    );
    expect(literals).toEqual([]);
  },
);
