import type { Advert } from '@forecourt/domain';
import { expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createAdvertShelf } from './advert-shelf.ts';

const advertOf = (publicReference: string) => exampleAdvert({ publicReference });
const references = (adverts: readonly Advert[]) => adverts.map(({ publicReference }) => publicReference);

function createShelf(limit = 10) {
  const load = vi.fn(async (wanted: readonly string[]) => wanted.filter((one) => one !== 'x').map(advertOf));
  return { load, shelf: createAdvertShelf(load, limit) };
}

it('keeps the order asked for and leaves out the unknown', async () => {
  const { shelf } = createShelf();
  await shelf.findMany(['b']);
  expect(references(await shelf.findMany(['a', 'x', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});

it('loads only what it does not have', async () => {
  const { shelf, load } = createShelf();
  await shelf.findMany(['a', 'b']);
  await shelf.findMany(['a', 'c']);
  await shelf.findMany(['a', 'b', 'c']);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]]);
});

it('gives up first what nobody asked for longest', async () => {
  const { shelf, load } = createShelf(2);
  await shelf.findMany(['a']);
  await shelf.findMany(['b']);
  await shelf.findMany(['a']);
  await shelf.findMany(['c']);
  await shelf.findMany(['a']);
  expect(load).toHaveBeenCalledTimes(3);
  await shelf.findMany(['b']);
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads again what has changed', async () => {
  const { shelf, load } = createShelf();
  await shelf.findMany(['a', 'b']);
  shelf.forget(['a']);
  await shelf.findMany(['a', 'b']);
  shelf.forgetAll();
  await shelf.findMany(['a', 'b']);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['a']], [['a', 'b']]]);
});

it('does not keep what was read before a change that came meanwhile', async () => {
  const reading = Promise.withResolvers<Advert[]>();
  const load = vi.fn(() => reading.promise);
  const shelf = createAdvertShelf(load, 10);
  const first = shelf.findMany(['a']);
  shelf.forget(['a']);
  reading.resolve([advertOf('a')]);
  expect(references(await first)).toEqual(['a']);
  await shelf.findMany(['a']);
  expect(load).toHaveBeenCalledTimes(2);
});
