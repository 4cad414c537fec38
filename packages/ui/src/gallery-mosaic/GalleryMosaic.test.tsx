import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryMosaic } from './GalleryMosaic.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <GalleryMosaic
      label="Golf"
      pictures={Array.from({ length: count }, (_, index) => ({
        src: `/${index}/608`,
        largeSrc: `/${index}/1600`,
        width: 1600,
        height: 1200,
        alt: `Picture ${index}`,
      }))}
    />,
  );

test('five pictures are shown at once, with the total', () => {
  const html = render(9);
  expect(html.match(/<img/g)).toHaveLength(5);
  expect(html).toContain('All 9 pictures');
});

test('before JavaScript runs a picture is a link to its largest file', () => {
  expect(render(5)).toContain('href="/0/1600"');
});

test('only the large one is loaded eagerly', () => {
  expect(render(5).match(/loading="eager"/g)).toHaveLength(1);
});

test('too few pictures for a mosaic become a strip', () => {
  expect(render(3)).toContain('Next picture');
});
