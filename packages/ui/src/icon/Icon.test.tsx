import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconNames } from './icon-names.ts';

test.each([
  ['sm', 16],
  ['md', 24],
  ['lg', 32],
  ['xl', 48],
] as const)('%s is %i pixels', (size, side) => {
  expect(renderToStaticMarkup(<Icon glyph="heart" size={size} />)).toContain(
    `width="${side}" height="${side}"`,
  );
});

test('an icon beside text is silent', () => {
  expect(renderToStaticMarkup(<Icon glyph="heart" />)).toContain('aria-hidden="true"');
});

test('an icon on its own has a name', () => {
  const html = renderToStaticMarkup(<Icon glyph="heart" label="Saved" />);
  expect(html).toContain('role="img" aria-label="Saved"');
  expect(html).not.toContain('aria-hidden');
});

test('every name has its drawing, and every drawing its name', () => {
  const drawings = readFileSync(new URL('icons.svg', import.meta.url), 'utf8').matchAll(
    /<symbol id="([^"]+)"/g,
  );
  expect([...drawings].map(([, name]) => name)).toEqual([...iconNames]);
});
