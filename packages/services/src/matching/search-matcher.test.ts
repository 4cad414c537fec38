import type { Advert, SearchQuery } from '@forecourt/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createMatcherInProcess } from './matcher-in-process.ts';
import { openMatcherThread } from './matcher-in-thread.ts';
import type { SearchMatcher } from './search-matcher.ts';

const focus = exampleAdvert({ publicReference: 'focus' });
const cheap: SearchQuery = { channel: 'Car', filters: { price: { to: 5000 } } };
const everything: SearchQuery = { channel: 'Car' };
const bikes: SearchQuery = { channel: 'Bike' };

function priced(publicReference: string, price: number): Advert {
  return exampleAdvert({ publicReference, price });
}

for (const [name, open] of [
  ['in this process', () => createMatcherInProcess()],
  ['in a thread', () => openMatcherThread()],
] as const) {
  describe(`a matcher ${name}`, () => {
    let matcher: SearchMatcher;
    afterEach(() => matcher.close());

    test('names the searches that find a changed advert, by their ids', async () => {
      matcher = open();
      await matcher.set([
        { id: 30, query: everything },
        { id: 4, query: cheap },
        { id: 5, query: bikes },
      ]);
      const found = await matcher.match([priced('dear', 20_000), priced('cheap', 4000)]);
      expect(found).toEqual(
        new Map([
          ['dear', [30]],
          ['cheap', [4, 30]],
        ]),
      );
    });

    test('forgets a search that is removed and takes the new form of one that is edited', async () => {
      matcher = open();
      await matcher.set([
        { id: 1, query: everything },
        { id: 2, query: cheap },
      ]);
      await matcher.remove([1]);
      await matcher.set([{ id: 2, query: everything }]);
      expect(await matcher.match([priced('dear', 20_000)])).toEqual(new Map([['dear', [2]]]));
      expect((await matcher.memory()).searches).toBe(1);
    });

    test('takes calls that are made at once in their order', async () => {
      matcher = open();
      const [, found] = await Promise.all([
        matcher.set([{ id: 1, query: everything }]),
        matcher.match([focus]),
        matcher.remove([1]),
      ]);
      expect(found).toEqual(new Map([['focus', [1]]]));
      expect(await matcher.match([focus])).toEqual(new Map());
    });

    test('counts the last state of an advert that changed more than once, however many others did', async () => {
      matcher = open();
      await matcher.set([{ id: 1, query: cheap }]);
      const others = Array.from({ length: 300 }, (_, index) => priced(`other${index}`, 20_000));
      const changes = [priced('twice', 4000), ...others, priced('twice', 6000), priced('last', 100)];
      expect(await matcher.match(changes)).toEqual(new Map([['last', [1]]]));
    });

    test('finds nothing if nothing changed', async () => {
      matcher = open();
      await matcher.set([{ id: 1, query: everything }]);
      expect(await matcher.match([])).toEqual(new Map());
    });
  });
}

test('a thread that has ended rejects what waits and what comes later', async () => {
  const matcher = openMatcherThread();
  await matcher.set([{ id: 1, query: everything }]);
  const waiting = matcher.match([focus]);
  const rejected = expect(waiting).rejects.toThrow('has ended');
  await matcher.close();
  await rejected;
  await expect(matcher.match([focus])).rejects.toThrow('has ended');
});

test('a thread that outgrows its memory ends, and the process does not', async () => {
  const matcher = openMatcherThread({ mostMegabytes: 24 });
  const fill = async () => {
    for (let id = 0; id < 2_000_000; id += 5000) {
      await matcher.set(
        Array.from({ length: 5000 }, (_, index) => ({
          id: id + index,
          query: { channel: 'Car', words: `word${id + index}` } satisfies SearchQuery,
        })),
      );
    }
  };
  await expect(fill()).rejects.toThrow(/memory/i);
}, 120_000);
