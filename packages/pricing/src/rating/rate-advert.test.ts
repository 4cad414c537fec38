import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PriceBook } from '../market/price-book.ts';
import { factsOfAdvert } from '../market/vehicle-facts.ts';
import { bookOf, sampleAdvert, sampleAdverts } from '../testing/sample-market.ts';
import { ratingSteps, stepOf, thresholdsAround } from './rating-steps.ts';

const book = bookOf(sampleAdverts(2000));
const order = ratingSteps.map(({ step }) => step);

describe('a price rating', () => {
  it('has a short form for searches, also for an advert that the market holds', () => {
    const petrol = sampleAdverts(40).map((advert) => ({
      ...advert,
      publicReference: `petrol-${advert.publicReference}`,
      vehicle: { ...advert.vehicle, fuel: 'Petrol' as const },
    }));
    const mixed = bookOf([...sampleAdverts(200), ...petrol]);
    for (const advert of [...sampleAdverts(200), ...petrol]) {
      const rated = mixed.rate(advert);
      const short = rated && {
        step: rated.step,
        expected: rated.expected,
        difference: rated.difference,
      };
      expect(mixed.judge(advert)).toEqual(short);
      expect(mixed.judgeKnown('Car', advert.publicReference)).toEqual(short);
    }
    expect(book.judgeKnown('Car', 'nobody')).toBeNull();
  });

  it.each(['Car', 'Bike'] as const)('needs six others near enough, in short too: %s', (channel) => {
    const others = sampleAdverts(60).map((advert) => ({ ...advert, channel }));
    const like = (index: number, year: number) =>
      sampleAdvert(`like-${index}`, {
        channel,
        vehicle: { model: 'Scirocco', year, fuel: index % 2 === 0 ? 'Petrol' : 'Diesel' },
      });
    for (const yearsAway of [1, 2, 3, 4, 8, 9]) {
      for (const count of [5, 6, 7]) {
        const alike = Array.from({ length: count }, (_, index) =>
          like(index, 2019 - (index % 2) * yearsAway),
        );
        const few = bookOf([...others, ...alike]);
        const asked = like(100, 2019);
        expect(few.judge(asked) === null, `${count} at ${yearsAway}`).toBe(few.rate(asked) === null);
      }
    }
  });

  it('has five steps from great to very high', () => {
    const expected = book.rate(sampleAdvert('x'))?.expected ?? 0;
    const steps = [0.7, 0.92, 1, 1.08, 1.4].map(
      (share) => book.rate(sampleAdvert('x', { price: Math.round(expected * share) }))?.step,
    );
    expect(steps).toEqual(order);
  });

  it('is not given to a price more than 45% below the market, which is no bargain', () => {
    const expected = book.rate(sampleAdvert('x'))?.expected ?? 0;
    const at = (share: number) => sampleAdvert('x', { price: Math.round(expected * share) });
    expect(book.rate(at(0.56))?.step).toBe('great');
    expect(book.rate(at(0.54))).toBeNull();
    expect(book.isTooLow(at(0.54))).toBe(true);
    expect(book.judge(at(0.54))).toBe('too-low');
    expect(book.isTooLow(at(0.56))).toBe(false);
    expect(book.doubts(at(5))).toEqual(['price']);
    expect(book.isTooLow(at(5))).toBe(false);
    expect(book.judge(at(5))).toBeNull();
  });

  it('never gets better as the price goes up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5000, max: 25_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (price, more) => {
          const at = (asked: number) =>
            order.indexOf(book.rate(sampleAdvert('x', { price: asked }))?.step ?? 'great');
          expect(at(price + more)).toBeGreaterThanOrEqual(at(price));
        },
      ),
      { seed: 4, numRuns: 200 },
    );
  });

  it('places a price on a threshold in the better step', () => {
    const thresholds = thresholdsAround(20_000);
    expect(stepOf(thresholds.great, thresholds).step).toBe('great');
    expect(stepOf(thresholds.great + 1, thresholds).step).toBe('good');
    expect(stepOf(thresholds.high + 1, thresholds).step).toBe('very-high');
  });

  it('says how far the price is off', () => {
    const rating = book.rate(sampleAdvert('x', { price: 17_000 }));
    expect(rating?.difference).toBe(17_000 - (rating?.expected ?? 0));
  });

  it('expects less from a private seller', () => {
    const trade = book.rate(sampleAdvert('x'))?.expected ?? 0;
    const own = book.rate(sampleAdvert('x', { seller: 'private' }))?.expected ?? 0;
    expect(own).toBeLessThan(trade);
  });

  it('is hardly moved by the advert’s own share of the market', () => {
    const few = Array.from({ length: 9 }, (_, index) =>
      sampleAdvert(`few${index}`, {
        price: 9000 + (index % 3) * 1200,
        vehicle: { model: 'Up', year: 2018 + (index % 3), mileage: 60_000 + index * 5000 },
      }),
    );
    const dear = sampleAdvert('few0', { price: 12_000, vehicle: { model: 'Up' } });
    const market = sampleAdverts(2000);
    const without = bookOf([...market, ...few.slice(1)]).rate(dear)?.expected ?? 0;
    const withIt = bookOf([...market, ...few.slice(1), dear]).rate(dear)?.expected ?? 0;
    expect(Math.abs(withIt / without - 1)).toBeLessThan(0.02);
  });

  it('does not count the advert among its own comparables', () => {
    const rare = { vehicle: { make: 'Lada', model: 'Niva' } };
    const seven = Array.from({ length: 7 }, (_, index) => sampleAdvert(`same${index}`, rare));
    const market = sampleAdverts(100);
    expect(bookOf([...market, ...seven]).rate(sampleAdvert('same0', rare))?.comparables).toBe(6);
    expect(bookOf([...market, ...seven.slice(0, 6)]).rate(sampleAdvert('same0', rare))).toBeNull();
  });

  it('is not given in a market of a handful', () => {
    const market = Array.from({ length: 7 }, (_, index) => sampleAdvert(`same${index}`));
    expect(bookOf(market).rate(sampleAdvert('same0'))).toBeNull();
    expect(bookOf([...market, sampleAdvert('same7')]).rate(sampleAdvert('same0'))).not.toBeNull();
  });

  it('is not given to a model with too few adverts in the fit, however many have come since', () => {
    const lada = (index: number) =>
      sampleAdvert(`lada${index}`, { price: 3000, vehicle: { make: 'Lada', model: 'Niva' } });
    const later = bookOf([...sampleAdverts(200), lada(0)]);
    for (let index = 1; index < 12; index += 1) later.set(lada(index));
    expect(later.rate(lada(0))).toBeNull();
    expect(later.doubts(lada(0))).toEqual([]);
    expect(later.value(factsOfAdvert(lada(0)))).toBeNull();
    const fitted = bookOf([...sampleAdverts(200), ...Array.from({ length: 12 }, (_, index) => lada(index))]);
    expect(fitted.rate(lada(0))?.comparables).toBe(11);
  });

  it('can list the adverts that it counts, the most similar first', () => {
    const advert = sampleAdvert('advert7');
    const { adverts = [], basis } = book.comparedWith(advert) ?? {};
    const rating = book.rate(advert);
    expect(adverts).toHaveLength(rating?.comparables ?? -1);
    expect(basis).toEqual(rating?.basis);
    expect(adverts.map(({ publicReference }) => publicReference)).not.toContain('advert7');
    expect(Math.abs((adverts[0]?.mileage ?? 0) - 90_000)).toBeLessThan(30_000);
  });

  it('uses the closest circle that contains enough', () => {
    expect(book.rate(sampleAdvert('x'))?.basis).toEqual({
      minYear: 2018,
      maxYear: 2020,
      fuel: 'Diesel',
      isNew: false,
    });
    expect(book.rate(sampleAdvert('x', { vehicle: { fuel: 'Petrol' } }))?.basis.fuel).toBeNull();
  });

  it.each([
    ['on application', sampleAdvert('x', { price: null })],
    ['that nobody can believe', sampleAdvert('x', { price: 12_345_678 })],
    ['of a model that nobody else sells', sampleAdvert('x', { vehicle: { model: 'Corrado' } })],
    ['of a brand-new car among used ones', sampleAdvert('x', { vehicle: { condition: 'New' } })],
    ['in a channel without adverts', sampleAdvert('x', { channel: 'Bike' })],
    ['that is doubted', sampleAdvert('x', { doubted: ['price'] })],
    ['of a car whose mileage is doubted', sampleAdvert('x', { doubted: ['mileage'] })],
    ['a digit too long', sampleAdvert('x', { price: 170_000 })],
    ['a digit too short', sampleAdvert('x', { price: 1700 })],
  ])('is not given to a price %s', (_, advert) => {
    expect(book.rate(advert)).toBeNull();
  });

  it('covers more years for a bike, of which few are for sale, than for a car', () => {
    const rated = (channel: 'Bike' | 'Car') => {
      const few = Array.from({ length: 8 }, (_, index) =>
        sampleAdvert(`few${index}`, { channel, vehicle: { model: 'SV 650', year: 2013 } }),
      );
      const others = sampleAdverts(200).map((advert) => ({ ...advert, channel }));
      return bookOf([...others, ...few]).rate(
        sampleAdvert('x', { channel, vehicle: { model: 'SV 650', year: 2018 } }),
      );
    };
    expect(rated('Bike')?.comparables).toBe(8);
    expect(rated('Car')).toBeNull();
  });
});

describe('a doubt about an advert', () => {
  it.each([
    ['nothing, where the price is one of the market', {}, []],
    ['nothing, where the price is dear', { price: 40_000 }, []],
    ['a price of less than a quarter of what others ask', { price: 3000 }, ['price']],
    ['a price of more than four times as much', { price: 72_000 }, ['price']],
    ['what was doubted when it came', { doubted: ['mileage'] }, ['mileage']],
    ['nothing, of a model that nobody else sells', { price: 900_000, vehicle: { model: 'Corrado' } }, []],
  ] as const)('is %s', (_, said, doubts) => {
    expect(book.doubts(sampleAdvert('x', said))).toEqual(doubts);
  });

  it('is never raised before the market is known', () => {
    expect(new PriceBook().doubts(sampleAdvert('x', { price: 170_000 }))).toEqual([]);
  });

  it('keeps the advert from moving the market and from being compared with', () => {
    const market = sampleAdverts(300);
    const odd = Array.from({ length: 60 }, (_, index) =>
      sampleAdvert(`odd${index}`, { price: 100_000, doubted: ['price'] }),
    );
    const advert = sampleAdvert('x');
    expect(bookOf([...market, ...odd]).rate(advert)).toEqual(bookOf(market).rate(advert));
  });

  it('makes a mileage count as not stated', () => {
    const stated = sampleAdvert('x', { vehicle: { mileage: 1 }, doubted: ['mileage'] });
    expect(factsOfAdvert(stated)).toEqual(factsOfAdvert(sampleAdvert('x', { vehicle: { mileage: null } })));
  });
});
