import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <Gallery
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

test('before JavaScript runs a picture is a link to its largest file', () => {
  expect(render(2)).toContain('href="/0/1600"');
});

test('only the first picture is loaded eagerly', () => {
  expect(render(5).match(/loading="eager"/g)).toHaveLength(1);
});

test('a strip has every picture, and shows the position and the total', () => {
  expect(render(9).match(/<img/g)).toHaveLength(9);
  expect(render(9)).toContain('1 / 9');
});

test('the mosaic has at most five tiles, and a way to all pictures', () => {
  expect(render(9)).toContain('data-tiles="5"');
  expect(render(9)).toContain('All 9 pictures');
});

test('a single picture has no controls', () => {
  expect(render(1)).not.toContain('<button');
});

test('the full screen is not in the page until it is opened', () => {
  expect(render(2)).not.toContain('<dialog');
});
