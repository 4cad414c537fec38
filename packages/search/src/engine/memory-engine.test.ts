import { type Advert, channels, type SearchQuery } from '@forecourt/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { MemoryEngine } from './memory-engine.ts';

let engine: MemoryEngine;

beforeEach(() => {
  engine = new MemoryEngine({ today: () => '2026-11-15' });
});

const load = (...adverts: Advert[]) => engine.rebuild(adverts, 1);

async function find(query: Omit<SearchQuery, 'channel'>): Promise<string[]> {
  const { hits } = await engine.search({ channel: 'Car', ...query });
  return hits.map(({ reference }) => reference);
}

async function countOf(key: string, value: unknown, query: Omit<SearchQuery, 'channel'> = {}) {
  const facet = (await engine.search({ channel: 'Car', ...query })).facets[key];
  if (facet?.kind !== 'values') return undefined;
  return facet.values.find((each) => each.value === value)?.count;
}

const city = { routingKey: null, precision: 'town' } as const;
const cork = { ...city, county: 'Cork', town: 'Cork', latitude: 51.8985, longitude: -8.4756 };
const galway = { ...city, county: 'Galway', town: 'Galway', latitude: 53.2707, longitude: -9.0568 };

describe('what is found', () => {
  test('an empty market finds nothing and says so', async () => {
    const { total, hits, pages } = await engine.search({ channel: 'Car' });
    expect({ total, hits, pages }).toEqual({ total: 0, hits: [], pages: 0 });
  });

  test('a channel finds only its own adverts', async () => {
    await load(sampleAdvert('car'), sampleAdvert('bike', { channel: 'Bike' }));
    expect(await find({})).toEqual(['car']);
  });

  test('several values of one filter find either; two filters find both at once', async () => {
    await load(
      sampleAdvert('a', { vehicle: { fuel: 'Diesel', colour: 'Red' } }),
      sampleAdvert('b', { vehicle: { fuel: 'Petrol', colour: 'Red' } }),
      sampleAdvert('c', { vehicle: { fuel: 'Petrol', colour: 'Blue' } }),
    );
    expect(await find({ filters: { fuel: { anyOf: ['Diesel', 'Petrol'] } } })).toHaveLength(3);
    expect(await find({ filters: { fuel: { anyOf: ['Petrol'] }, colour: { anyOf: ['Red'] } } })).toEqual([
      'b',
    ]);
  });

  test('the slug of a make finds it, including accents', async () => {
    await load(sampleAdvert('a', { vehicle: { make: 'Citroën', model: 'C4 Cactus' } }));
    expect(
      await find({ filters: { make: { anyOf: ['citroen'] }, model: { anyOf: ['c4-cactus'] } } }),
    ).toEqual(['a']);
  });

  test('both ends of a range are included and either may be open', async () => {
    await load(...[9999, 10_000, 12_345].map((price) => sampleAdvert(`p${price}`, { price })));
    expect(await find({ filters: { price: { from: 10_000, to: 12_345 } }, sort: 'price-asc' })).toEqual([
      'p10000',
      'p12345',
    ]);
    expect(await find({ filters: { price: { to: 10_000 } }, sort: 'price-asc' })).toEqual([
      'p9999',
      'p10000',
    ]);
  });

  test('a price filter leaves out price on application, which otherwise comes last', async () => {
    await load(
      sampleAdvert('poa', { price: null }),
      sampleAdvert('dear', { price: 10_000_000 }),
      sampleAdvert('set', { price: 5 }),
    );
    expect(await find({ filters: { price: { from: 0 } } })).toEqual(['set']);
    expect(await find({ sort: 'price-desc' })).toEqual(['set', 'dear', 'poa']);
  });

  test('an NCT must run for at least as many months as requested', async () => {
    await load(
      sampleAdvert('short', { vehicle: { nctExpiry: '2027-02-14' } }),
      sampleAdvert('long', { vehicle: { nctExpiry: '2027-02-15' } }),
      sampleAdvert('none'),
    );
    expect(await find({ filters: { nctExpiry: { monthsAhead: 3 } } })).toEqual(['long']);
  });

  test('a circle contains what lies within it, with the distance', async () => {
    await load(sampleAdvert('near', { place: cork }), sampleAdvert('far', { place: galway }));
    const { hits } = await engine.search({ channel: 'Car', near: { ...cork, radiusKm: 50 } });
    expect(hits).toEqual([{ reference: 'near', distanceKm: 0 }]);
  });
});

describe('words', () => {
  test.each(['車', '!!!'])('%s is a word that no advert has', async (words) => {
    await load(sampleAdvert('a'));
    expect(await find({ words })).toEqual([]);
  });

  test('all words must be found, anywhere in the advert', async () => {
    await load(
      sampleAdvert('a', { title: 'Ford Focus', description: 'With a tow bar.' }),
      sampleAdvert('b', { title: 'Ford Focus' }),
    );
    expect(await find({ words: 'focus tow' })).toEqual(['a']);
  });

  test('the beginning of a word finds it', async () => {
    await load(sampleAdvert('a', { vehicle: { transmission: 'Automatic' } }));
    expect(await find({ words: 'auto' })).toEqual(['a']);
  });

  test('equipment is found, the registration is not', async () => {
    await load(sampleAdvert('a', { vehicle: { equipment: ['Heated seats'], registration: '191-D-12345' } }));
    expect(await find({ words: 'heated' })).toEqual(['a']);
    expect(await find({ words: '12345' })).toEqual([]);
  });

  test('a misspelt make or model is corrected, and the answer says so', async () => {
    await load(sampleAdvert('a', { vehicle: { make: 'Toyota', model: 'Avensis' } }));
    const { hits, words } = await engine.search({ channel: 'Car', words: 'toyta avansis' });
    expect(hits).toHaveLength(1);
    expect(words).toEqual([
      { word: 'toyta', spellings: ['toyota'] },
      { word: 'avansis', spellings: ['avensis'] },
    ]);
  });

  test('a word that some advert contains is not corrected', async () => {
    await load(
      sampleAdvert('a', { description: 'toyta' }),
      sampleAdvert('b', { vehicle: { make: 'Toyota' } }),
    );
    expect(await find({ words: 'toyta' })).toEqual(['a']);
  });

  test('CR-V is found in any spelling', async () => {
    await load(sampleAdvert('a', { vehicle: { make: 'Honda', model: 'CR-V' } }));
    for (const words of ['crv', 'CR-V', 'cr v']) expect(await find({ words })).toEqual(['a']);
  });
});

describe('facets', () => {
  test('a facet ignores its own filter and applies all others', async () => {
    await load(
      sampleAdvert('a', { vehicle: { fuel: 'Diesel', colour: 'Red' } }),
      sampleAdvert('b', { vehicle: { fuel: 'Petrol', colour: 'Red' } }),
      sampleAdvert('c', { vehicle: { fuel: 'Petrol', colour: 'Blue' } }),
    );
    const query = { filters: { fuel: { anyOf: ['Diesel'] }, colour: { anyOf: ['Red'] } } };
    expect(await countOf('fuel', 'Petrol', query)).toBe(1);
    expect(await countOf('colour', 'Blue', query)).toBe(0);
    expect(await countOf('county', 'Dublin', query)).toBe(1);
  });

  test('models are counted within the chosen makes, whatever model is chosen', async () => {
    await load(
      sampleAdvert('a'),
      sampleAdvert('b', { vehicle: { model: 'Fiesta' } }),
      sampleAdvert('c', { vehicle: { make: 'Opel', model: 'Corsa' } }),
    );
    const filters = { make: { anyOf: ['Ford'] }, model: { anyOf: ['Focus'] } };
    expect((await engine.search({ channel: 'Car', filters })).models).toEqual([
      { make: 'Ford', model: 'Fiesta', count: 1 },
      { make: 'Ford', model: 'Focus', count: 1 },
    ]);
    expect((await engine.search({ channel: 'Car' })).models).toEqual([]);
  });

  test('the bars of a slider are finer than the buckets of its facet and add up to them', async () => {
    await load(...[2019, 2020, 2020].map((year, index) => sampleAdvert(`r${index}`, { vehicle: { year } })));
    const { facets, histograms } = await engine.search({ channel: 'Car' });
    const bars = histograms.year?.filter(({ count }) => count > 0);
    expect(bars).toEqual([
      { from: 2019, to: 2020, count: 1 },
      { from: 2020, to: 2021, count: 2 },
    ]);
    const year = facets.year;
    expect(year?.kind === 'buckets' && year.buckets.filter(({ count }) => count > 0)).toEqual([
      { from: 2019, to: 2021, count: 3 },
    ]);
  });
});

describe('order and pages', () => {
  test('equal adverts are sorted by reference', async () => {
    await load(sampleAdvert('c'), sampleAdvert('a'), sampleAdvert('b'));
    for (const sort of ['relevance', 'newest', 'price-asc', 'price-desc', 'year-desc'] as const) {
      expect(await find({ sort })).toEqual(['a', 'b', 'c']);
    }
  });

  test('pages follow one another without a gap', async () => {
    const references = Array.from({ length: 95 }, (_, index) => `r${String(index).padStart(2, '0')}`);
    await load(...references.map((reference) => sampleAdvert(reference)));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ page })));
    expect(pages.flat()).toEqual(references);
    expect((await engine.search({ channel: 'Car' })).pages).toBe(4);
  });

  test('a complete advert comes before a bare one of the same day', async () => {
    await load(
      sampleAdvert('bare'),
      sampleAdvert('complete', { pictures: ['drawing:side'], description: 'Serviced every year.' }),
    );
    expect(await find({})).toEqual(['complete', 'bare']);
  });

  test('a fresh advert comes before one of last month', async () => {
    await load(sampleAdvert('old', { listedAt: '2026-10-01T12:00:00.000Z' }), sampleAdvert('zz-fresh'));
    expect(await find({})).toEqual(['zz-fresh', 'old']);
  });

  test('a fair price comes before a steep one', async () => {
    const usual = Array.from({ length: 5 }, (_, index) =>
      sampleAdvert(`u${index}`, { status: 'live', price: 10_000 }),
    );
    await load(...usual, sampleAdvert('a-steep', { price: 12_000 }), sampleAdvert('z-fair', { price: 9000 }));
    const found = await find({});
    expect(found[0]).toBe('z-fair');
    expect(found.at(-1)).toBe('a-steep');
  });

  test('near adverts come first when a place is given', async () => {
    await load(sampleAdvert('a-far', { place: galway }), sampleAdvert('b-near', { place: cork }));
    expect(await find({ near: cork })).toEqual(['b-near', 'a-far']);
    expect(await find({ near: galway, sort: 'distance' })).toEqual(['a-far', 'b-near']);
  });

  test('an advert named by the words comes before one that mentions them', async () => {
    await load(
      sampleAdvert('mention', { description: 'As good as a golf', listedAt: '2026-11-14T12:00:00.000Z' }),
      sampleAdvert('named', { vehicle: { make: 'Volkswagen', model: 'Golf' } }),
    );
    expect(await find({ words: 'golf' })).toEqual(['named', 'mention']);
  });
});

describe('relaxations', () => {
  test('say what each filter costs', async () => {
    await load(
      ...Array.from({ length: 3 }, (_, index) =>
        sampleAdvert(`m${index}`, { vehicle: { transmission: 'Manual', fuel: 'Diesel' } }),
      ),
      sampleAdvert('a', { vehicle: { transmission: 'Automatic', fuel: 'Petrol' } }),
    );
    const filters = { transmission: { anyOf: ['Automatic'] }, fuel: { anyOf: ['Diesel'] } };
    expect((await engine.search({ channel: 'Car', filters })).relaxations).toEqual([
      { kind: 'drop-filter', key: 'transmission', more: 3 },
      { kind: 'drop-filter', key: 'fuel', more: 1 },
    ]);
  });

  test('move the end of a range to the next round figure that finds more', async () => {
    await load(sampleAdvert('a', { price: 16_500 }));
    const filters = { price: { to: 15_000 } };
    expect((await engine.search({ channel: 'Car', filters })).relaxations[0]).toEqual({
      kind: 'widen-filter',
      key: 'price',
      condition: { to: 17_000 },
      more: 1,
    });
  });

  test('leave out two filters if leaving out any one finds nothing', async () => {
    await load(
      sampleAdvert('a', { vehicle: { transmission: 'Manual', fuel: 'Diesel', colour: 'Red' } }),
      sampleAdvert('b', { vehicle: { make: 'Opel', transmission: 'Manual', fuel: 'Petrol' } }),
    );
    const filters = {
      make: { anyOf: ['Opel'] },
      transmission: { anyOf: ['Automatic'] },
      colour: { anyOf: ['Red'] },
    };
    expect((await engine.search({ channel: 'Car', filters })).relaxations).toEqual([
      {
        kind: 'drop-two',
        drops: [
          { kind: 'drop-filter', key: 'make' },
          { kind: 'drop-filter', key: 'transmission' },
        ],
        more: 1,
      },
      {
        kind: 'drop-two',
        drops: [
          { kind: 'drop-filter', key: 'transmission' },
          { kind: 'drop-filter', key: 'colour' },
        ],
        more: 1,
      },
    ]);
  });

  test('are left out when enough is found', async () => {
    await load(...Array.from({ length: 12 }, (_, index) => sampleAdvert(`r${index}`)));
    const filters = { make: { anyOf: ['Ford'] } };
    expect((await engine.search({ channel: 'Car', filters })).relaxations).toEqual([]);
  });
});

describe('changes', () => {
  const change = (sequence: number, publicReference: string, advert: Advert | null) =>
    engine.apply([{ sequence, publicReference, advert }]);

  test('an added advert is found, a changed one in its new form, an ended one no longer', async () => {
    await change(1, 'a', sampleAdvert('a', { price: 100 }));
    expect(await find({ filters: { price: { to: 150 } } })).toEqual(['a']);
    await change(2, 'a', sampleAdvert('a', { price: 200 }));
    expect(await find({ filters: { price: { to: 150 } } })).toEqual([]);
    await change(3, 'a', null);
    expect(await find({})).toEqual([]);
  });

  test('an advert that moves to another channel leaves the first', async () => {
    await change(1, 'a', sampleAdvert('a'));
    await change(2, 'a', sampleAdvert('a', { channel: 'Commercial' }));
    expect(await find({})).toEqual([]);
    expect((await engine.search({ channel: 'Commercial' })).total).toBe(1);
  });

  test('the version is that of the last change, and known changes are skipped', async () => {
    await change(5, 'a', sampleAdvert('a'));
    expect(engine.version).toBe(5);
    await change(4, 'a', null);
    expect(engine.version).toBe(5);
    expect(await find({})).toEqual(['a']);
  });

  test('each channel has an edition, which changes with what it answers', async () => {
    const [bike, car] = [sampleAdvert('bike', { channel: 'Bike' }), sampleAdvert('car')];
    await load(bike, car);
    /** The channels that something has changed for. */
    const changedBy = async (act: () => Promise<void>) => {
      const before = engine.editions;
      await act();
      const now = engine.editions;
      return channels.filter((channel) => now[channel] !== before[channel]);
    };
    const all = [...channels];
    expect(await changedBy(() => change(2, 'bike', { ...bike, price: 1 }))).toEqual(['Bike']);
    expect(await changedBy(() => change(3, 'car', null))).toEqual(['Car']);
    expect(await changedBy(() => change(4, 'bike', car))).toEqual(['Car', 'Bike']);
    // Nobody knows which channel it was in: it may be on any page.
    expect(await changedBy(() => change(5, 'never sold here', null))).toEqual(all);
    expect(await changedBy(() => engine.revise('Bike', ['value'], () => [null]))).toEqual(['Bike']);
    expect(await changedBy(() => engine.rebuild([car], 6))).toEqual(all);
    expect(await changedBy(() => change(6, 'car', null))).toEqual([]);
    expect(engine.editions).toBe(engine.editions);
  });

  test('changes that arrive while a market is loaded are not lost', async () => {
    const market = async function* () {
      yield sampleAdvert('a');
      await change(8, 'b', sampleAdvert('b'));
      yield sampleAdvert('c');
    };
    await engine.rebuild(market(), 7);
    expect(await find({})).toEqual(['a', 'b', 'c']);
    expect(engine.version).toBe(8);
  });

  test('two concurrent batches are applied in order', async () => {
    const batch = (from: number) =>
      Array.from({ length: 3000 }, (_, index) => ({
        sequence: from + index,
        publicReference: 'a',
        advert: sampleAdvert('a', { price: from + index }),
      }));
    await Promise.all([engine.apply(batch(1)), engine.apply(batch(3001))]);
    expect(engine.version).toBe(6000);
    expect(await find({ filters: { price: { from: 6000 } } })).toEqual(['a']);
  });

  test('thousands of changes lead to new layouts that lose nothing', async () => {
    const count = 5000;
    for (let sequence = 1; sequence <= count; sequence++) {
      const reference = `r${sequence % 1500}`;
      await change(sequence, reference, sampleAdvert(reference, { price: sequence }));
    }
    const { total, hits } = await engine.search({ channel: 'Car', sort: 'price-desc', size: 1 });
    expect(total).toBe(1500);
    expect(hits[0]?.reference).toBe(`r${count % 1500}`);
    expect(await find({ filters: { price: { to: count - 1500 } } })).toEqual([]);
  });

  test('an advert that comes twice in one load counts once, in its last form', async () => {
    await load(sampleAdvert('a', { price: 1 }), sampleAdvert('a', { price: 2 }));
    expect(await find({ filters: { price: { to: 1 } } })).toEqual([]);
    expect(await find({})).toEqual(['a']);
  });
});

test('makes on sale come with their models and counts', async () => {
  await load(
    sampleAdvert('a'),
    sampleAdvert('b'),
    sampleAdvert('c', { vehicle: { make: 'Audi', model: 'A4' } }),
  );
  expect(await engine.makes('Car')).toEqual([
    { make: 'Audi', count: 1, models: [{ model: 'A4', count: 1 }] },
    { make: 'Ford', count: 2, models: [{ model: 'Focus', count: 2 }] },
  ]);
});

test('memory is reported by use', async () => {
  await load(sampleAdvert('a'));
  const { adverts, bytes, parts } = await engine.memory();
  expect(adverts).toBe(1);
  expect(bytes).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0));
});
