import { expect, test } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { findStockPictures } from './stock-pictures.ts';

const trade = { kind: 'trade', dealerId: 7 } as const;
const adverts = Array.from({ length: 5 }, (_, index) =>
  exampleAdvert({
    publicReference: String(index + 1).padStart(12, '0'),
    seller: trade,
    // The second one has no picture.
    ...(index === 1 && { pictures: [] }),
  }),
);

test('a dealer’s card gets one picture of each of three adverts, from its stock in the channel', async () => {
  const { search } = fakeServices(adverts);
  const found = await findStockPictures(search, [
    { id: 7, channel: 'Car' },
    { id: 8, channel: 'Car' },
  ]);
  expect(new Set(found.get(7)?.map((url) => url.split('/')[3])).size).toBe(3);
  expect(found.get(8)).toEqual([]);
  expect((await findStockPictures(search, [{ id: 7, channel: 'Bike' }])).get(7)).toEqual([]);
});

test('within a minute nothing is searched again', async () => {
  const { search } = fakeServices(adverts);
  let searches = 0;
  const counted: typeof search = {
    ...search,
    search(query) {
      searches++;
      return search.search(query);
    },
    get shared() {
      return counted;
    },
  };
  const ask = (now: number) => findStockPictures(counted, [{ id: 7, channel: 'Car' }], now);
  await Promise.all([ask(0), ask(59_999)]);
  expect(searches).toBe(1);
  await ask(60_000);
  expect(searches).toBe(2);
});
