import { expect, it } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

it('lets the entry go that was not asked for longest', () => {
  const cache = createMemoryCache<{ size: number }>(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { size: 25 });
  cache.get('a');
  cache.set('e', { size: 25 });
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
});

it('does not give all its room to one large entry', () => {
  const cache = createMemoryCache<{ size: number }>(100);
  cache.set('small', { size: 10 });
  cache.set('large', { size: 99 });
  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});

it('counts a replaced entry once', () => {
  const cache = createMemoryCache<{ size: number }>(100);
  for (let round = 0; round < 10; round += 1) cache.set('same', { size: 20 });
  cache.set('other', { size: 20 });
  expect(cache.get('same')).toBeDefined();
});
