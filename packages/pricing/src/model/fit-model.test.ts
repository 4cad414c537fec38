import { describe, expect, it } from 'vitest';
import { bookOf, fitBook, sampleAdvert, sampleAdverts, sampleWorth } from '../testing/sample-market.ts';

const adverts = sampleAdverts(3000);
const book = bookOf(adverts);
const fresh = sampleAdverts(400, 99);
/** The median absolute noise of the sample market. */
const noise = 0.06;

function medianError(priced: ReturnType<typeof bookOf>): number {
  const sizes = fresh
    .map((advert) => Math.abs(Math.log((priced.rate(advert)?.expected ?? 1) / sampleWorth(advert))))
    .sort((one, other) => one - other);
  return sizes[sizes.length / 2] ?? 1;
}

describe('the fitted model', () => {
  it('finds the truth behind the noise', () => {
    expect(medianError(book)).toBeLessThan(0.02);
  });

  it('measures its error on held-out adverts, and finds the noise', () => {
    const { holdOut } = book.model('Car') ?? {};
    expect(holdOut?.adverts).toBe(600);
    expect(holdOut?.median).toBeGreaterThan(0.8 * noise);
    expect(holdOut?.median).toBeLessThan(1.3 * noise);
  });

  it('is not misled by one mistyped price in twenty', () => {
    const mistyped = adverts.map((advert, index) =>
      index % 20 === 0 ? { ...advert, price: (advert.price ?? 0) * 10 } : advert,
    );
    expect(medianError(bookOf(mistyped))).toBeLessThan(0.03);
  });

  it('keeps a model with few adverts close to its make', () => {
    const rare = Array.from({ length: 7 }, (_, index) =>
      sampleAdvert(`rare${index}`, { price: 20_000, vehicle: { model: 'Arteon' } }),
    );
    const withRare = bookOf([...adverts, ...rare]);
    const expected = withRare.rate(rare[0] ?? sampleAdvert('none'))?.expected ?? 0;
    expect(expected).toBeGreaterThan(17_500);
    expect(expected).toBeLessThan(20_500);
  });

  it('gives the same for a make in any spelling', () => {
    const shouted = sampleAdvert('x', { vehicle: { make: 'VOLKSWAGEN', model: 'golf' } });
    expect(book.rate(shouted)?.expected).toBe(book.rate(sampleAdvert('x'))?.expected);
  });

  it('of an empty market gives nothing and does not fail', () => {
    expect(bookOf([]).rate(sampleAdvert('x'))).toBeNull();
  });
});

describe('a market that changes', () => {
  it('is forgotten when adverts end', () => {
    const own = bookOf(adverts);
    const golfs = adverts.filter(({ vehicle }) => vehicle.model === 'Golf');
    for (const { publicReference } of golfs) own.delete(publicReference);
    expect(own.rate(sampleAdvert('x'))).toBeNull();
    expect(own.table('Car').rows).toBe(adverts.length - golfs.length);
  });

  it('keeps every row correct when one in the middle is removed', () => {
    const own = bookOf(adverts);
    for (const { publicReference } of adverts.slice(100, 1500)) own.delete(publicReference);
    fitBook(own);
    expect(medianError(own)).toBeLessThan(0.03);
  });

  it('gives nothing for a model that came after the fit, until the next one', () => {
    const own = bookOf(adverts);
    for (let index = 0; index < 8; index += 1)
      own.set(sampleAdvert(`late${index}`, { vehicle: { make: 'Lada', model: 'Niva' } }));
    const late = sampleAdvert('late0', { vehicle: { make: 'Lada', model: 'Niva' } });
    expect(own.rate(late)).toBeNull();
    fitBook(own);
    expect(own.rate(late)?.comparables).toBe(7);
  });

  it('gives nothing for a market that came after the fit, until the next one', () => {
    const own = bookOf([]);
    for (const advert of adverts) own.set(advert);
    const [first] = adverts;
    expect(first && own.rate(first)).toBeNull();
    expect(own.value({ channel: 'Car', make: 'Ford', model: 'Focus', year: 2018 })).toBeNull();
    fitBook(own);
    expect(first && own.rate(first)).not.toBeNull();
  });

  it('forgets what is not in a new load', () => {
    const own = bookOf(adverts);
    own.keepOnly(new Set(['advert1', 'advert2']));
    expect(own.table('Car').rows).toBe(2);
  });
});
