import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardMedia } from './CardMedia.tsx';

test('one picture needs no count', () => {
  expect(renderToStaticMarkup(<CardMedia imageCount={1} />)).toBe('');
  expect(renderToStaticMarkup(<CardMedia imageCount={12} />)).toContain('12');
});

test('screen readers hear of a video or a turn, not of the number of pictures', () => {
  const html = renderToStaticMarkup(<CardMedia imageCount={12} media="video" />);
  expect(html).toMatch(/Video.*aria-hidden="true"/);
});
