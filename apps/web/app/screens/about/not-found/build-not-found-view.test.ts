import { expect, test } from 'vitest';
import { buildNotFoundView } from './build-not-found-view.ts';

test.each([
  ['/nowhere', '/search', 'Search cars'],
  ['/bikes/nowhere', '/bikes/search', 'Search bikes'],
  ['/commercials/used/a/b/fpa/gone', '/commercials/search', 'Search commercials'],
])('from %s the search is at %s', (pathname, action, label) => {
  expect(buildNotFoundView(pathname).search).toEqual({ action, label });
});

test('there are other links', () => {
  expect(buildNotFoundView('/nowhere').links.map(({ href }) => href)).toContain('/dealers');
});
