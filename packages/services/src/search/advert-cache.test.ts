import type { Advert } from '@forecourt/domain';
import { expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createAdvertCache } from './advert-cache.ts';

const advertOf = (publicReference: string) => exampleAdvert({ publicReference });
const references = (adverts: readonly Advert[]) => adverts.map(({ publicReference }) => publicReference);

function createCache(limit = 10) {
  const load = vi.fn(async (wanted: readonly string[]) => wanted.filter((one) => one !== 'x').map(advertOf));
  return { load, cache: createAdvertCache({ load }, limit) };
}

it('keeps the requested order and leaves out unknown ones', async () => {
  const { cache } = createCache();
  await cache.findMany(['b']);
  expect(references(await cache.findMany(['a', 'x', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});

it('loads only what is not cached', async () => {
  const { cache, load } = createCache();
  await cache.findMany(['a', 'b']);
  await cache.findMany(['a', 'c']);
  await cache.findMany(['a', 'b', 'c']);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]]);
});

it('evicts the least recently used first', async () => {
  const { cache, load } = createCache(2);
  await cache.findMany(['a']);
  await cache.findMany(['b']);
  await cache.findMany(['a']);
  await cache.findMany(['c']);
  await cache.findMany(['a']);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.findMany(['b']);
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads again what has changed', async () => {
  const { cache, load } = createCache();
  await cache.findMany(['a', 'b']);
  cache.forget(['a']);
  await cache.findMany(['a', 'b']);
  cache.forgetAll();
  await cache.findMany(['a', 'b']);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['a']], [['a', 'b']]]);
});

it('does not cache what was read before a change that came meanwhile', async () => {
  const reading = Promise.withResolvers<Advert[]>();
  const load = vi.fn(() => reading.promise);
  const cache = createAdvertCache({ load }, 10);
  const first = cache.findMany(['a']);
  cache.forget(['a']);
  reading.resolve([advertOf('a')]);
  expect(references(await first)).toEqual(['a']);
  await cache.findMany(['a']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('finds copies while the database cannot be reached, and does not cache them', async () => {
  const unreachable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const load = vi.fn(async (): Promise<Advert[]> => Promise.reject(unreachable));
  const findCopies = (wanted: readonly string[]) => wanted.filter((one) => one !== 'x').map(advertOf);
  const cache = createAdvertCache({ load, findCopies }, 10);
  expect(references(await cache.findMany(['a', 'b']))).toEqual(['a', 'b']);
  await cache.findMany(['a']);
  expect(load).toHaveBeenCalledTimes(2);
  await expect(cache.findMany(['a', 'x'])).rejects.toBe(unreachable);
  load.mockRejectedValue(new Error('a mistake in the statement'));
  await expect(cache.findMany(['a'])).rejects.toThrow('a mistake');
});
