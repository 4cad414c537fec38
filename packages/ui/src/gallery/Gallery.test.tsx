import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const picture = (name: string) => ({
  src: `/${name}/608`,
  largeSrc: `/${name}/1600`,
  width: 1600,
  height: 1200,
  alt: name,
});

const render = (...names: string[]) =>
  renderToStaticMarkup(<Gallery label="Golf" pictures={names.map(picture)} />);

test('before JavaScript runs a picture is a link to its largest file', () => {
  expect(render('side', 'front')).toContain('href="/side/1600"');
});

test('a small picture is a link to its place in the strip', () => {
  const html = render('side', 'front');
  const id = /<li class="[^"]*" id="([^"]+-1)"/.exec(html)?.[1];
  expect(html).toContain(`href="#${id}"`);
});

test('only the first picture is loaded eagerly', () => {
  expect(render('side', 'front').match(/loading="eager"/g)).toHaveLength(1);
});

test('it shows the position and the total', () => {
  expect(render('side', 'front')).toContain('1 / 2');
});

test('a single picture has no controls', () => {
  expect(render('side')).not.toContain('Next picture');
});

test('an advert without pictures says so in the same place', () => {
  expect(render()).toContain('No pictures yet');
});

test('the full screen is not in the page until it is opened', () => {
  expect(render('side', 'front')).not.toContain('<dialog');
});
