import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureStrip } from './PictureStrip.tsx';

const pictures = ['/a', '/b', '/c'].map((src) => ({ src }));
const render = (isPriority = false) =>
  renderToStaticMarkup(
    <PictureStrip href="/advert" sizes="304px" pictures={pictures} isPriority={isPriority} />,
  );

test('only the first picture is loaded before the visitor interacts', () => {
  expect(render().match(/<img/g)).toHaveLength(1);
  expect(render()).toContain('src="/a"');
});

test('the first picture of a page is loaded eagerly', () => {
  expect(render(true)).toContain('fetchPriority="high"');
  expect(render()).toContain('loading="lazy"');
});

test('a single picture has no controls', () => {
  const html = renderToStaticMarkup(<PictureStrip href="/advert" sizes="304px" pictures={[{ src: '/a' }]} />);
  expect(html).not.toContain('<button');
});

test('keyboard and screen readers get no second link', () => {
  expect(render()).toMatch(/<a[^>]*tabindex="-1"[^>]*aria-hidden="true"/);
});
