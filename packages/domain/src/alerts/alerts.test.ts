import { describe, expect, it } from 'vitest';
import { parseAlertChoices } from './alert.ts';
import { findRelisted } from './first-listed.ts';
import { likeButCheaper } from './like-but-cheaper.ts';

describe('choices in a form', () => {
  it('keep what exists for this kind', () => {
    const sent = { pace: 'weekly', events: ['sold', 'price-down', 'nonsense'], ways: ['mail', 'pigeon'] };
    expect(parseAlertChoices('vehicle', sent)).toEqual({
      pace: 'weekly',
      events: ['price-down', 'sold'],
      ways: ['mail'],
    });
    expect(parseAlertChoices('search', { ...sent, pace: 'hourly' })).toMatchObject({ pace: 'daily' });
  });

  it('are refused without anything to tell, or a way to tell it', () => {
    expect(parseAlertChoices('search', { pace: 'daily', events: ['sold'], ways: ['mail'] })).toBeNull();
    expect(parseAlertChoices('search', { pace: 'daily', events: ['new'], ways: [] })).toBeNull();
  });
});

describe('adverts of one plate', () => {
  const life = (publicReference: string, listedAt: string, endedAt: string | null) => ({
    publicReference,
    listedAt,
    endedAt,
  });
  const old = life('OLD', '2025-01-01', '2025-02-01');
  const first = life('FIRST', '2026-08-01', '2026-09-01');
  const again = life('AGAIN', '2026-10-01', null);

  it('belong together unless a long time lies between them', () => {
    expect(findRelisted([again, old, first], 'AGAIN')).toEqual([first, again]);
    expect(findRelisted([again, old, first], 'FIRST')).toEqual([first]);
    expect(findRelisted([again], 'OTHER')).toEqual([]);
  });

  it('belong together while both are live', () => {
    const both = life('BOTH', '2026-10-02', null);
    expect(findRelisted([both, again], 'BOTH')).toEqual([again, both]);
  });
});

describe('like it but cheaper', () => {
  const advert = (price: number | null, mileage: number | null) =>
    ({ channel: 'Car', price, vehicle: { make: 'Ford', model: 'Focus', year: 2019, mileage } }) as never;

  it('is the same model, about as old, with no more on the clock, for less', () => {
    expect(likeButCheaper(advert(12_000, 80_000))?.filters).toEqual({
      make: { anyOf: ['Ford'] },
      model: { anyOf: ['Focus'] },
      year: { from: 2018, to: 2020 },
      mileage: { to: 92_000 },
      price: { to: 11_880 },
    });
  });

  it('needs a price', () => {
    expect(likeButCheaper(advert(null, 80_000))).toBeNull();
    expect(likeButCheaper(advert(80, 80_000))).toBeNull();
  });
});
