import { buildPagination } from '@forecourt/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const render = (page: number, of: number) =>
  renderToStaticMarkup(
    <Pagination {...buildPagination(page, of)} hrefOfPage={(number) => `?page=${number}`} />,
  );

test('the current page is not a link', () => {
  expect(render(3, 5)).toMatch(/<span [^>]*aria-current="page">/);
  expect(render(3, 5)).not.toContain('href="?page=3"');
});

test('on the first page there is no way back', () => {
  const html = render(1, 5);
  expect(html).toMatch(/aria-disabled="true"[^>]*><svg[^>]*aria-label="First page"/);
  expect(html).toMatch(/aria-disabled="true"[^>]*><svg[^>]*aria-label="Previous page"/);
  expect(html).toContain('rel="next"');
});

test('on the last page there is no way on', () => {
  const html = render(5, 5);
  expect(html).toMatch(/aria-disabled="true"[^>]*><svg[^>]*aria-label="Next page"/);
  expect(html).toMatch(/aria-disabled="true"[^>]*><svg[^>]*aria-label="Last page"/);
  expect(html).toContain('rel="prev"');
});

test('a gap is not a link', () => {
  expect(render(10, 20)).toMatch(/<span class="[^"]*gap[^"]*">…<\/span>/);
});

test('if the numbers are hidden, screen readers still announce the page', () => {
  expect(render(3, 20)).toMatch(
    /<li class="[^"]*brief[^"]*"><span class="visually-hidden">Page <\/span>3 of 20/,
  );
});

test('a single page has no pagination', () => {
  expect(render(1, 1)).toBe('');
});
