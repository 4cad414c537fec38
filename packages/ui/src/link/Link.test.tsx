import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildHref } from './build-href.ts';
import { Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const RouterLink = ({ href, children }: { href: string; children?: React.ReactNode }) => (
  <a data-router="" href={href}>
    {children}
  </a>
);

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(<LinkProvider component={RouterLink}>{element}</LinkProvider>);

test('a path of the site goes through the router', () => {
  expect(render(<Link href="/used-cars">Used cars</Link>)).toBe(
    '<a data-router="" href="/used-cars">Used cars</a>',
  );
});

test.each([
  ['another site', 'https://example.ie'],
  ['another site without a scheme', '//example.ie/a'],
  ['a phone number', 'tel:+35312345678'],
])('%s does not go through the router', (_, href) => {
  expect(render(<Link href={href}>Go</Link>)).not.toContain('data-router');
});

test('a link to the same window by name goes through the router too', () => {
  expect(
    render(
      <Link href="/used-cars" target="_self">
        Go
      </Link>,
    ),
  ).toContain('data-router');
});

test('a full page load can be requested', () => {
  expect(
    render(
      <Link href="/used-cars" isRouter={false}>
        Go
      </Link>,
    ),
  ).toContain('<a href="/used-cars" data-reload=""');
});

test('a new window cannot access ours', () => {
  expect(
    render(
      <Link href="/a" target="_blank">
        Go
      </Link>,
    ),
  ).toContain('rel="noopener"');
});

test('query parameters are percent-encoded and come before the anchor', () => {
  expect(buildHref('/a?x=1#top', { 'a b': 'ö&c' })).toBe('/a?x=1&a%20b=%C3%B6%26c#top');
  expect(buildHref('/a#top', { y: '2' })).toBe('/a?y=2#top');
  expect(buildHref('/a', {})).toBe('/a');
});
