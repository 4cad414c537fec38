import type { SearchQuery } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { NameBook } from '@forecourt/taxonomy';
import { expect, test, vi } from 'vitest';
import { buildMarketNames } from '../search/names/market-names.ts';
import type { FoundAdverts, SearchService } from '../search/search-service.ts';
import { findNewVersions } from './find-new-versions.ts';

/** A market of this many pages with one car each. */
function searchOf(pages: number) {
  let version = 1;
  const search = vi.fn(async ({ page = 1 }: SearchQuery) => {
    const hits = page <= pages ? [{ advert: exampleAdvert, distance: null }] : [];
    return { pages, hits } as unknown as FoundAdverts;
  });
  const names = async () => buildMarketNames('Car', [], new NameBook());
  const whole = { search, names, version: () => version };
  const service = Object.assign(whole, { shared: whole }) as unknown as SearchService;
  return { service, search, change: () => version++ };
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 12, 0, seconds));

test('every page of new cars is collected', async () => {
  const { service, search } = searchOf(3);
  expect(await findNewVersions(service, at(0))).toHaveLength(3);
  expect(search).toHaveBeenCalledTimes(3);
  expect(search.mock.calls[0]?.[0].filters).toEqual({ condition: { anyOf: ['New'] } });
});

test('an unchanged market is collected once', async () => {
  const { service, search } = searchOf(1);
  await findNewVersions(service, at(0));
  await findNewVersions(service, at(3600));
  expect(search).toHaveBeenCalledTimes(1);
});

test('a changed market is collected again after a minute, not before', async () => {
  const { service, search, change } = searchOf(1);
  await findNewVersions(service, at(0));
  change();
  await findNewVersions(service, at(59));
  expect(search).toHaveBeenCalledTimes(1);
  await findNewVersions(service, at(61));
  expect(search).toHaveBeenCalledTimes(2);
});

test('a failure is not cached', async () => {
  const { service, search } = searchOf(1);
  search.mockRejectedValueOnce(new Error('no index'));
  await expect(findNewVersions(service, at(0))).rejects.toThrow('no index');
  expect(await findNewVersions(service, at(1))).toHaveLength(1);
});
