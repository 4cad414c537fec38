import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealerCard, type DealerCardProps } from './DealerCard.tsx';

const dealer: DealerCardProps = {
  dealerName: 'Lee Valley Motors',
  logoUrl: null,
  canShowLogo: false,
  phoneNumber: '020 910 4821',
  dealerAddress: 'Cork',
  stockCount: 142,
  mainUrl: '/stock',
  carStockUrl: '/cars',
  commercialsStockUrl: '/commercials',
  bikesStockUrl: '/bikes',
  dealerHasCars: true,
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

const render = (props: Partial<DealerCardProps> = {}) =>
  renderToStaticMarkup(<DealerCard {...dealer} {...props} />);

test('the stock is a link only if there is any', () => {
  expect(render()).toMatch(/<a [^>]*href="\/stock"[^>]*>Stock: 142<\/a>/);
  expect(render({ stockCount: 0 })).not.toMatch(/>Stock: 0<\/a>/);
  expect(render({ stockCount: 0 })).toContain('Stock: 0');
});

test('each channel has its button only if the dealer has such vehicles', () => {
  expect(render()).toContain('View cars');
  expect(render()).not.toContain('View commercials');
  expect(render({ dealerHasBikes: true })).toContain('View bikes');
});

test('there is a number to ring only if the dealer has one', () => {
  expect(render()).toContain('href="tel:0209104821"');
  expect(render({ phoneNumber: null })).not.toContain('tel:');
});

test('a number shown on request has its own button', () => {
  const html = render({ phoneNumber: null, call: <button type="submit">Show number</button> });
  expect(html).toContain('<button type="submit">Show number</button>');
  expect(html).not.toContain('tel:');
});

test('the SIMI mark is for members', () => {
  expect(render()).not.toContain('SIMI');
  expect(render({ isSIMIApproved: true })).toContain('This Dealer is SIMI Registered');
});

test('reviews are linked only if there are some', () => {
  expect(render()).not.toContain('Read reviews');
  expect(render({ hasReviews: true, dealerPagePath: '/dealers/12' })).toMatch(
    /href="\/dealers\/12#reviews"[^>]*>.*Read reviews/,
  );
});
