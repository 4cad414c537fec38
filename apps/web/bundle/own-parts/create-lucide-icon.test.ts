import Heart from 'lucide-react/icons/heart';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLucideIcon } from './create-lucide-icon.ts';

test('an icon is drawn as the library draws it', async () => {
  const { __iconData } = await import('lucide-react/icons/heart' as string);
  const props = {
    width: 20,
    height: 20,
    strokeWidth: 1.75,
    focusable: 'false',
    'aria-hidden': true,
  } as const;
  const draw = (glyph: typeof Heart | ReturnType<typeof createLucideIcon>) =>
    renderToStaticMarkup(createElement(glyph, props))
      .match(/[\w-]+="[^"]*"/g)
      ?.sort();
  expect(draw(createLucideIcon(__iconData))).toEqual(draw(Heart));
});
