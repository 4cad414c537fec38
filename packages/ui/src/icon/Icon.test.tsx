import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heart } from '../icons/heart.ts';
import { Icon } from './Icon.tsx';

test.each([
  ['sm', 16],
  ['md', 24],
  ['lg', 32],
  ['xl', 48],
] as const)('%s is %i pixels', (size, side) => {
  expect(renderToStaticMarkup(<Icon glyph={Heart} size={size} />)).toContain(
    `width="${side}" height="${side}"`,
  );
});

test('an icon beside text is silent', () => {
  expect(renderToStaticMarkup(<Icon glyph={Heart} />)).toContain('aria-hidden="true"');
});

test('an icon on its own has a name', () => {
  const html = renderToStaticMarkup(<Icon glyph={Heart} label="Saved" />);
  expect(html).toContain('role="img" aria-label="Saved"');
  expect(html).not.toContain('aria-hidden');
});
