import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const load = async () =>
  function Sum({ of }: { of: number }) {
    return <p>{of}</p>;
  };

test('a piece shows its fallback until it has loaded', () => {
  const Piece = lazyComponent(load);
  expect(renderToStaticMarkup(<Suspense fallback="Coming">{<Piece of={4} />}</Suspense>)).toContain('Coming');
});

test('a preloaded piece is there at once', async () => {
  const Piece = lazyComponent(load);
  await Piece.preload();
  expect(renderToStaticMarkup(<Piece of={4} />)).toBe('<p>4</p>');
});
