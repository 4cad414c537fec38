import type { SearchQuery } from '@forecourt/domain';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { loadStock } from './load-stock.server.ts';

/** The searches made while loading the stock. */
async function askedFor(article: Parameters<typeof loadStock>[0]): Promise<SearchQuery[]> {
  const asked: SearchQuery[] = [];
  const { search, pricing } = fakeServices();
  await loadStock(article, {
    pricing,
    search: {
      ...search,
      search: (query) => {
        asked.push(query);
        return search.search(query);
      },
    },
  });
  return asked;
}

test('an article’s vehicle is searched in its channel', async () => {
  const [query] = await askedFor({ channel: 'Bike', make: 'Yamaha', model: 'MT-07' });
  expect(query).toMatchObject({
    channel: 'Bike',
    filters: { make: { anyOf: ['Yamaha'] }, model: { anyOf: ['MT-07'] } },
  });
});

test('an article without a vehicle makes no search', async () => {
  expect(await askedFor({ channel: 'Car', make: undefined, model: undefined })).toEqual([]);
});
