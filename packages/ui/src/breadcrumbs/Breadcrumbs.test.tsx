import { buildBreadcrumbs } from '@forecourt/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('a trail without items is not shown', () => {
  expect(renderToStaticMarkup(<Breadcrumbs items={[]} />)).toBe('');
});

test('every step is a link except the current page', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      items={buildBreadcrumbs([
        { text: 'Home', url: '/' },
        { text: 'Dealers', url: '/dealers' },
      ])}
    />,
  );
  expect(html).toContain('href="/"');
  expect(html).toContain('<span aria-current="page">Dealers</span>');
});
