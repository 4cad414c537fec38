import { type SearchableAdvert, yearOf } from '@forecourt/domain';
import { fitModel, PriceBook } from '@forecourt/pricing';
import { type MarketImage, MemoryEngine } from '@forecourt/search';
import { expect, it } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { watchEngine } from './watch-engine.ts';
import { ratedKeys, ratedValues } from './with-price-values.ts';
import { standardYearlyCost } from './with-yearly-cost.ts';

const advert = (publicReference: string) => exampleAdvert({ publicReference });

/** What the store holds, which is read if the engine did not have to. */
function watched(stored: readonly SearchableAdvert[] = []) {
  const book = new PriceBook();
  const readMarket = async function* () {
    yield stored;
  };
  return { book, engine: watchEngine(new MemoryEngine(), book, readMarket, { warn: () => {} }) };
}

it('learns the market that the engine is loaded with', async () => {
  const { book, engine } = watched();
  await engine.rebuild([advert('a'), advert('b')], 2);
  await engine.settled();
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
  await engine.settled();
  expect(book.table('Car').references()).toEqual(['b', 'c']);
});

it('forgets what a new load does not contain', async () => {
  const { book, engine } = watched();
  await engine.rebuild([advert('a'), advert('b')], 2);
  await engine.rebuild([advert('b')], 9);
  await engine.settled();
  expect(book.table('Car').references()).toEqual(['b']);
});

it('reads the market itself if the engine restored a stored one', async () => {
  const images: MarketImage[] = [];
  await watched().engine.rebuild([advert('a'), advert('b')], 2, (market) => images.push(market.image()));
  const { book, engine } = watched([advert('a'), advert('b')]);
  for (const image of images) await engine.restore(image, 2);
  await engine.apply([{ sequence: 3, publicReference: 'a', advert: null }]);
  await engine.settled();
  expect(book.table('Car').references()).toEqual(['b']);
  expect((await engine.search({ channel: 'Car' })).total).toBe(1);
});

it('reads no further once it is told to end, and warns of nothing: the database is closed next', async () => {
  const images: MarketImage[] = [];
  await watched().engine.rebuild([advert('a')], 2, (market) => images.push(market.image()));
  const ending = new AbortController();
  const warnings: unknown[] = [];
  let slices = 0;
  const readMarket = async function* () {
    for (; ; slices += 1) {
      if (slices === 2) ending.abort();
      if (slices > 2) throw new Error('The database is closed.');
      yield [advert(`a${slices}`)];
    }
  };
  const log = { warn: (warning: unknown) => warnings.push(warning) };
  const engine = watchEngine(new MemoryEngine(), new PriceBook(), readMarket, log, { signal: ending.signal });
  for (const image of images) await engine.restore(image, 2);
  await engine.settled();
  expect([slices, warnings]).toEqual([2, []]);
});

it('lets adverts be found and sorted by yearly cost', async () => {
  const { engine } = watched();
  const plain = exampleAdvert({ publicReference: 'thrifty' });
  const thrifty = {
    ...plain,
    vehicle: { ...plain.vehicle, fuel: 'Petrol' as const, consumption: 5, motorTax: 200 },
  };
  const thirsty = {
    ...thrifty,
    publicReference: 'thirsty',
    vehicle: { ...thrifty.vehicle, consumption: 14 },
  };
  await engine.rebuild([thirsty], 1);
  await engine.apply([{ sequence: 2, publicReference: 'thrifty', advert: thrifty }]);
  const { hits } = await engine.search({ channel: 'Car', sort: 'yearly-cost-asc' });
  expect(hits.map(({ reference }) => reference)).toEqual(['thrifty', 'thirsty']);
  const most = standardYearlyCost(thrifty, new Date()) ?? 0;
  const found = await engine.search({ channel: 'Car', filters: { yearlyCost: { to: most } } });
  expect(found.total).toBe(1);
});

it('lets adverts be found by their rating, and rates what comes later at once', async () => {
  const { book, engine } = watched();
  const priced = (publicReference: string, price: number) => ({ ...advert(publicReference), price });
  const market = Array.from({ length: 40 }, (_, index) =>
    priced(`usual${index}`, 15_000 + (index % 5) * 100),
  );
  await engine.rebuild([...market, priced('bargain', 12_000)], 1);
  await engine.settled();
  const great = async () =>
    (
      await engine.search({
        channel: 'Car',
        filters: { priceRating: { anyOf: ['Great'] } },
        sort: 'best-value',
      })
    ).hits.map(({ reference }) => reference);
  expect(await great()).toEqual([]);
  book.setModel('Car', fitModel(book.table('Car').snapshot(yearOf(new Date()))));
  await engine.revise('Car', ratedKeys, ({ reference, price }) =>
    ratedValues(book.judgeKnown('Car', reference), price),
  );
  expect(await great()).toEqual(['bargain']);
  await engine.apply([
    { sequence: 2, publicReference: 'better', advert: priced('better', 11_000) },
    { sequence: 3, publicReference: 'fraud', advert: priced('fraud', 900) },
  ]);
  expect(await great()).toEqual(['better', 'bargain']);
  const { hits } = await engine.search({ channel: 'Car', sort: 'best-value', size: 100 });
  expect(hits.at(-1)?.reference).toBe('fraud');
});

it('does not list a price that is too low to rate among the lowest', async () => {
  const { book, engine } = watched();
  const priced = (publicReference: string, price: number) => ({ ...advert(publicReference), price });
  const market = Array.from({ length: 40 }, (_, index) => priced(`usual${index}`, 15_000 + index));
  const lowest = async () =>
    (await engine.search({ channel: 'Car', sort: 'price-asc', size: 100 })).hits.map(
      ({ reference }) => reference,
    );
  await engine.rebuild([...market, priced('early', 900)], 1);
  await engine.settled();
  expect((await lowest())[0]).toBe('early');
  book.setModel('Car', fitModel(book.table('Car').snapshot(yearOf(new Date()))));
  await engine.revise('Car', ratedKeys, ({ reference, price }) =>
    ratedValues(book.judgeKnown('Car', reference), price),
  );
  await engine.apply([{ sequence: 2, publicReference: 'late', advert: priced('late', 800) }]);
  const order = await lowest();
  expect(order[0]).toBe('usual0');
  expect(order.slice(-2)).toEqual(['early', 'late']);
});

it('has adverts read in full that it could not judge by another price alone', async () => {
  const { engine } = watched();
  const marked = (publicReference: string, price: number | null) => ({
    ...advert(publicReference),
    price,
    fingerprint: 7,
  });
  await engine.rebuild([marked('usual', 15_000), marked('few-euro', 50), marked('on-application', null)], 1);
  const asked = ['usual', 'few-euro', 'on-application', 'unknown'];
  expect(await engine.fingerprints(['usual'])).toEqual([null]);
  await engine.settled();
  expect(await engine.fingerprints(asked)).toEqual([7, null, null, null]);
  await engine.apply([{ sequence: 2, publicReference: 'few-euro', advert: marked('few-euro', 9_000) }]);
  await engine.settled();
  expect(await engine.fingerprints(asked)).toEqual([7, 7, null, null]);
});

it('judges other prices of an advert like the whole advert', async () => {
  const priced = (publicReference: string, price: number) => ({ ...advert(publicReference), price });
  const market = Array.from({ length: 40 }, (_, index) => priced(`usual${index}`, 15_000 + index * 10));
  const fitted = async () => {
    const { book, engine } = watched();
    await engine.rebuild(market, 1);
    await engine.settled();
    book.setModel('Car', fitModel(book.table('Car').snapshot(yearOf(new Date()))));
    await engine.revise('Car', ratedKeys, ({ reference, price }) =>
      ratedValues(book.judgeKnown('Car', reference), price),
    );
    return { book, engine };
  };
  const [alone, whole] = [await fitted(), await fitted()];
  for (const [index, price] of [11_000, 15_005, 900, 19_000, 14_000, 150_000, 50].entries()) {
    const publicReference = `usual${index}`;
    const change = { sequence: index + 2, publicReference };
    await alone.engine.apply([{ ...change, prices: priced(publicReference, price) }]);
    await whole.engine.apply([{ ...change, advert: priced(publicReference, price) }]);
    for (const sort of ['best-value', 'price-asc', 'price-desc', 'relevance'] as const) {
      const query = { channel: 'Car', sort, size: 100, counted: ['seller'] } as const;
      expect(await alone.engine.search(query)).toEqual(await whole.engine.search(query));
    }
  }
  await Promise.all([alone.engine.settled(), whole.engine.settled()]);
  const pricesIn = ({ book }: typeof alone) =>
    market.map(({ publicReference }) => book.table('Car').priceAt(book.table('Car').rowOf(publicReference)));
  expect(pricesIn(alone)).toEqual(pricesIn(whole));
  expect(alone.book.changes).toBe(whole.book.changes);
});
