import { PriceBook } from '@forecourt/pricing';
import { MemoryEngine } from '@forecourt/search';
import { expect, it } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { watchEngine } from './watch-engine.ts';

const advert = (publicReference: string) => exampleAdvert({ publicReference });

function watched() {
  const book = new PriceBook();
  return { book, engine: watchEngine(new MemoryEngine(), book) };
}

it('learns the market that the engine is loaded with', async () => {
  const { book, engine } = watched();
  await engine.rebuild([advert('a'), advert('b')], 2);
  expect(book.table('Car').rows).toBe(2);
  expect([engine.version, (await engine.search({ channel: 'Car' })).total]).toEqual([2, 2]);
});

it('follows every change', async () => {
  const { book, engine } = watched();
  await engine.rebuild([advert('a'), advert('b')], 2);
  await engine.apply([
    { sequence: 3, publicReference: 'a', advert: null },
    { sequence: 4, publicReference: 'c', advert: advert('c') },
  ]);
  expect(book.table('Car').references()).toEqual(['b', 'c']);
});

it('forgets what a new loading does not hold', async () => {
  const { book, engine } = watched();
  await engine.rebuild([advert('a'), advert('b')], 2);
  await engine.rebuild([advert('b')], 9);
  expect(book.table('Car').references()).toEqual(['b']);
});
