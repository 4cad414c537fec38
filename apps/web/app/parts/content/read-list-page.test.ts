import { expect, test } from 'vitest';
import { readListPage } from './read-list-page.ts';

const list = { count: 30, aPage: 12 };
const read = (query: string, { count, aPage } = list) =>
  readListPage(new URL(`https://example.ie/car-reviews${query}`), { count, aPage });

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
}

test('the first page needs no number', () => {
  expect(read('')).toBe(1);
  expect(read('?page=3')).toBe(3);
});

test.each([
  ['?make=kia&page=99', 30, '/car-reviews?make=kia&page=3'],
  ['?page=2', 0, '/car-reviews'],
])('%s of %i articles redirects to the last page', (query, count, to) => {
  const answer = thrownBy(() => read(query, { count, aPage: 12 }));
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('location')).toBe(to);
});

test.each(['?page=0', '?page=x', '?page=1.5'])('%s is not a page', (query) => {
  expect(thrownBy(() => read(query))).toMatchObject({ init: { status: 404 } });
});
