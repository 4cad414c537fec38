import { channels, parseSearch, publicReferenceOf, type SearchQuery } from '@forecourt/domain';
import { buildFacets, MemoryEngine } from '@forecourt/search';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { marketMaker } from '../../market/market-maker.ts';

const engine = new MemoryEngine();

beforeAll(async () => {
  const plan = { seed: 5, size: 1500, tidiness: 1, now: new Date('2026-11-01') };
  const dealers = marketMaker.dealers(plan);
  const adverts = [
    ...marketMaker.adverts(
      plan,
      dealers.map((_, index) => index + 1),
    ),
  ];
  expect(adverts[0]?.publicReference).toBe(
    publicReferenceOf(adverts[0]?.source ?? '', adverts[0]?.sourceReference ?? ''),
  );
  await engine.rebuild(
    adverts.filter(({ status }) => status === 'live'),
    1,
  );
});

const searches = [
  '',
  'make=toyota',
  'fuel=diesel&transmission=manual',
  'minYear=2016&maxPrice=20000',
  'county=cork',
];

it('counts what the search finds with that value of the parameter', async () => {
  const choice = fc.record({
    channel: fc.constantFrom(...channels),
    search: fc.constantFrom(...searches),
    at: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(choice, async ({ channel, search, at }) => {
      const pairs = [...new URLSearchParams(search)];
      const { facets: counted } = await engine.search(read(channel, pairs));
      const all = Object.entries(buildFacets(counted, channel)).flatMap(([name, values]) =>
        values.map((value) => ({ name, ...value })),
      );
      const one = all[at % all.length];
      if (!one) throw new Error('nothing is counted');
      const own = (name: string) => rangeOf(name) === rangeOf(one.name);
      const narrowed = [
        ...pairs.filter(([name]) => !own(name)),
        [one.name, String(one.value)] as [string, string],
      ];
      const { total } = await engine.search(read(channel, narrowed));
      expect({ ...one, total }).toEqual({ ...one, total: one.count });
    }),
    { seed: 3, numRuns: 400 },
  );
});

/** Both ends of a range are one filter. */
function rangeOf(name: string): string {
  return name.replace(/^(min|max)/, '');
}

function read(channel: (typeof channels)[number], pairs: [string, string][]): SearchQuery {
  const { query, problems } = parseSearch(channel, pairs);
  expect(problems).toEqual([]);
  return query;
}
