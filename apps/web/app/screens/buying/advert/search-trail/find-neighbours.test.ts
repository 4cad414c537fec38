import { exampleAdvert } from '@forecourt/domain/testing';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';

/** Nine cars with rising prices, so that sorting by price keeps their order. */
const adverts = Array.from({ length: 9 }, (_, index) => ({
  ...exampleAdvert,
  publicReference: `00000000000${index + 1}`,
  title: `Car ${index + 1}`,
  price: 10_000 + index * 100,
}));
const { search } = fakeServices(adverts);
const near = (number: number, page: number) =>
  findNeighbours(search, { channel: 'Car', sort: 'price-asc', size: 3, page }, `00000000000${number}`);

test('neighbours on the same page are the adjacent ones', async () => {
  const { previous, next, position, total } = await near(5, 2);
  expect([previous?.title, next?.title, position, total]).toEqual(['Car 4', 'Car 6', 5, 9]);
});

test('at the edge of a page they are on the adjacent page', async () => {
  expect((await near(4, 2)).previous).toEqual({ reference: '000000000003', title: 'Car 3', page: 1 });
  expect((await near(6, 2)).next).toEqual({ reference: '000000000007', title: 'Car 7', page: 3 });
});

test('the first has none before it and the last none after', async () => {
  expect((await near(1, 1)).previous).toBeNull();
  expect((await near(9, 3)).next).toBeNull();
});

test('an advert that has slipped to the next page is still found', async () => {
  const found = await near(4, 1);
  expect([found.page, found.next?.title]).toEqual([2, 'Car 5']);
});

test('an advert that the search does not find has no neighbours', async () => {
  expect(await near(9, 1)).toEqual({ position: null, total: 9, page: null, previous: null, next: null });
});
