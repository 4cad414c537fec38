import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureStrip } from './PictureStrip.tsx';

const pictures = ['/a', '/b', '/c'].map((src) => ({ src }));
const render = (isPriority = false) =>
  renderToStaticMarkup(
    <PictureStrip href="/advert" sizes="304px" pictures={pictures} isPriority={isPriority} />,
  );

test('only the first picture is loaded before somebody shows interest', () => {
  expect(render().match(/<img/g)).toHaveLength(1);
  expect(render()).toContain('src="/a"');
});

test('the first picture of a page is asked for at once', () => {
  expect(render(true)).toContain('fetchPriority="high"');
  expect(render()).toContain('loading="lazy"');
});

test('a single picture has nothing to turn', () => {
  const html = renderToStaticMarkup(<PictureStrip href="/advert" sizes="304px" pictures={[{ src: '/a' }]} />);
  expect(html).not.toContain('<button');
});

test('the keyboard and screen readers are spared a second link', () => {
  expect(render()).toMatch(/<a[^>]*tabindex="-1"[^>]*aria-hidden="true"/);
});
