import { expect, test } from 'vitest';
import { formatSitemap, formatSitemapIndex, latestOf } from './sitemap-xml.ts';

const origin = 'https://forecourt.example';

test('an address includes the origin and its last change', () => {
  const entries = [{ path: '/used-cars', changedAt: '2026-11-15T09:00:00.000Z' }];
  expect(formatSitemap(entries, origin)).toContain(
    '<url><loc>https://forecourt.example/used-cars</loc><lastmod>2026-11-15T09:00:00.000Z</lastmod></url>',
  );
});

test('an address without a known last change has none', () => {
  expect(formatSitemap([{ path: '/', changedAt: null }], origin)).toContain(
    '<url><loc>https://forecourt.example/</loc></url>',
  );
});

test('an ampersand in a make is escaped for XML', () => {
  expect(formatSitemap([{ path: '/used-cars/town-&-country', changedAt: null }], origin)).toContain(
    '/used-cars/town-&amp;-country',
  );
});

test('an index lists files', () => {
  expect(formatSitemapIndex([{ path: '/sitemaps/pages.xml', changedAt: '2026-11-15' }], origin)).toContain(
    '<sitemap><loc>https://forecourt.example/sitemaps/pages.xml</loc><lastmod>2026-11-15</lastmod></sitemap>',
  );
});

test('the latest change is found among days, times and nothing', () => {
  expect(latestOf(['2026-11-01', null, '2026-11-15T09:00:00.000Z', '2026-11-14'])).toBe(
    '2026-11-15T09:00:00.000Z',
  );
  expect(latestOf([null])).toBeNull();
});
