import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealerPanel, type DealerPanelProps } from './DealerPanel.tsx';

const dealer: DealerPanelProps = {
  isFPA: false,
  dealerName: 'Lee Valley Motors',
  dealerAddress: 'Cork',
  retailerStoreUrl: '/stores/lee-valley-motors/12',
  dealerPagePath: '/dealers/ireland/cork/12',
  mainUrl: '/dealers/ireland/cork/12',
  logoUrl: null,
  viewLocationUrl: '/map',
  isLocationExternal: false,
  isRouter: true,
  hasReviews: false,
  websiteUrl: 'https://leevalley.example',
  phoneNumber: '020 910 4821',
  showEmail: true,
  showWhatsapp: true,
  isSIMIApproved: true,
};

const render = (props: Partial<DealerPanelProps> = {}) =>
  renderToStaticMarkup(<DealerPanel {...dealer} {...props} />);

test('the name is a link only for a dealer with a store', () => {
  expect(render()).toMatch(/href="\/dealers\/ireland\/cork\/12"[^>]*>Lee Valley Motors/);
  expect(render({ retailerStoreUrl: null })).not.toMatch(/<a[^>]*>Lee Valley Motors/);
});

test('a featured partner has the badge before the buttons, any other dealer after them', () => {
  const places = (html: string) => html.indexOf('SIMI') - html.indexOf('WhatsApp');
  expect(places(render({ isFPA: true }))).toBeLessThan(0);
  expect(places(render())).toBeGreaterThan(0);
});

test('a featured partner has no link to its own site', () => {
  expect(render()).toContain('Visit website');
  expect(render({ isFPA: true })).not.toContain('Visit website');
});

test('call and email are shown only if they can be used', () => {
  const html = render({ phoneNumber: null, showEmail: false });
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('Message dealer');
});

test('the button that opens the form may ask for something in particular', () => {
  expect(render()).toContain('Message dealer');
  expect(render({ emailText: 'Ask the price' })).toContain('Ask the price');
});

test('a location on another site opens in a new tab', () => {
  expect(render({ isLocationExternal: true, viewLocationUrl: 'https://maps.example' })).toMatch(
    /href="https:\/\/maps\.example" target="_blank"/,
  );
});

test('the store and the reviews are linked only if they exist', () => {
  expect(render()).toMatch(/href="\/stores\/lee-valley-motors\/12"[^>]*>.*View store/);
  expect(render({ retailerStoreUrl: null })).not.toContain('View store');
  expect(render({ hasReviews: true })).toContain('href="/dealers/ireland/cork/12#reviews"');
  expect(render()).not.toContain('Read reviews');
});

const rating = { average: 4.6, score: '4.6', count: '23 reviews', label: '4.6 out of 5 from 23 reviews' };

test('the rating is shown only if there are reviews', () => {
  expect(render({ hasReviews: true, rating })).toContain('4.6 out of 5 from 23 reviews');
  expect(render({ hasReviews: false, rating })).not.toContain('4.6');
});

test('the reviews of a dealer without its own page are at the given address', () => {
  expect(render({ hasReviews: true, reviewsHref: '/map#reviews' })).toContain('href="/map#reviews"');
});

test('the response record is shown if it is known', () => {
  const responseText = 'Replies to 9 in 10, usually within 3 hours';
  expect(render({ responseText })).toContain(responseText);
  expect(render()).not.toContain('messages');
});

test('other stock has one link each', () => {
  const stockLinks = [{ text: 'View bikes', href: '/bikes/dealers/ireland/cork/12' }];
  expect(render({ stockLinks })).toMatch(/href="\/bikes\/dealers\/ireland\/cork\/12".*View bikes/);
});

test('a number shown on request has its own button', () => {
  const html = render({ phoneNumber: null, call: <button type="submit">Show number</button> });
  expect(html).toContain('Show number');
  expect(html).not.toContain('tel:');
});

test('it can be wide', () => {
  expect(render()).toContain('data-layout="narrow"');
  expect(render({ layout: 'wide' })).toContain('data-layout="wide"');
});
