import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const render = (props: Partial<React.ComponentProps<typeof Picture>> = {}) =>
  renderToStaticMarkup(<Picture src="/a" width={304} height={228} {...props} />);

test('its size is known before it loads', () => {
  expect(render()).toContain('width="304" height="228"');
});

test('only a priority picture is loaded eagerly', () => {
  expect(render()).toContain('loading="lazy"');
  expect(render({ isPriority: true })).toContain('loading="eager"');
});

test('sizes without several files would tell the browser nothing', () => {
  expect(render({ sizes: '304px' })).not.toContain('sizes');
  expect(render({ sizes: '304px', srcSet: '/a 304w' })).toContain('sizes="304px"');
});
