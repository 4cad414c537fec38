import { describe, expect, it } from 'vitest';
import { type DealerCard, decideDealerLinks } from './dealer-card.ts';

const bare: DealerCard = {
  dealerName: 'Example Motors',
  logoUrl: null,
  canShowLogo: false,
  phoneNumber: null,
  dealerAddress: 'Main Street, Naas, Co. Kildare',
  stockCount: 0,
  mainUrl: '/dealers/ireland/kildare/7',
  carStockUrl: '/cars',
  commercialsStockUrl: '/commercials',
  bikesStockUrl: '/bikes',
  dealerHasCars: false,
  dealerHasCommercials: false,
  dealerHasBikes: false,
  retailerStoreUrl: null,
  websiteUrl: null,
  viewLocationUrl: null,
  dealerPagePath: null,
  isSIMIApproved: false,
  hasReviews: false,
  showEmail: false,
};
const kinds = (changes: Partial<DealerCard>) =>
  decideDealerLinks({ ...bare, ...changes }).map(({ kind }) => kind);

describe('decideDealerLinks', () => {
  it('offers nothing that the dealer does not have', () => {
    expect(kinds({})).toEqual([]);
  });

  it('links to the stock only if there is some', () => {
    expect(kinds({ stockCount: 1 })).toEqual(['stock']);
    expect(kinds({ stockCount: 0 })).toEqual([]);
  });

  it('has a stock button for each channel that the dealer sells', () => {
    expect(decideDealerLinks({ ...bare, dealerHasCars: true, dealerHasBikes: true })).toEqual([
      { kind: 'channel-stock', channel: 'Car', text: 'View cars', href: '/cars' },
      { kind: 'channel-stock', channel: 'Bike', text: 'View bikes', href: '/bikes' },
    ]);
    expect(kinds({ dealerHasCommercials: true, commercialsStockUrl: null })).toEqual([]);
  });

  it.each([
    [{ retailerStoreUrl: '/stores/example-motors/7' }, 'store'],
    [{ viewLocationUrl: '/map' }, 'location'],
    [{ websiteUrl: 'https://motors.example' }, 'website'],
    [{ phoneNumber: '020 910 1998' }, 'phone'],
    [{ showEmail: true }, 'email'],
  ])('with %o offers only the %s link', (changes, kind) => {
    expect(kinds(changes)).toEqual([kind]);
  });

  it('treats a blank number as missing', () => {
    expect(kinds({ phoneNumber: ' ' })).toEqual([]);
  });
});
