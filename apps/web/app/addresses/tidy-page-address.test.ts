import { expect, test } from 'vitest';
import { tidyPageAddress } from './tidy-page-address.ts';

/** The address that the request is redirected to; null when it is answered directly. */
async function tidy(address: string, pattern: string, { method = 'GET', status = 200 } = {}) {
  const asked = { request: { method }, url: new URL(address, 'http://localhost'), pattern };
  const answer = await tidyPageAddress(asked, async () => new Response('page', { status }));
  return answer.headers.get('location');
}

test.each([
  ['/Contact-Us', '/contact-us', '/contact-us'],
  ['/Dealers?page=2', '/dealers', '/dealers?page=2'],
  ['/Used-Cars/Ford', '/used-cars/:make?/:model?/:year?', '/used-cars/ford'],
  ['/dealers/Ireland/Cork', '/dealers/ireland/:county', '/dealers/ireland/cork'],
  ['/Bikes', '/bikes', '/bikes/used'],
  ['/contact-us/', '/contact-us', '/contact-us'],
  ['/Dealers/?page=2', '/dealers', '/dealers?page=2'],
  ['/stores/Any-Name/12/', '/stores/:dealername/:dealerId', '/stores/Any-Name/12'],
])('%s, answered by %s, redirects to %s', async (address, pattern, to) => {
  expect(await tidy(address, pattern)).toBe(to);
});

test.each([
  ['/contact-us', '/contact-us'],
  ['/No-Such', '/:make/:model?/:year?'],
  ['/No/Such/Page/At/All', '/*'],
  ['/no-such/', '/:make/:model?/:year?'],
  ['/used-cars/no-such/', '/used-cars/:make?/:model?/:year?'],
  ['/no/such/page/at/all/', '/*'],
  ['/', '/'],
])('%s, answered by %s, stays', async (address, pattern) => {
  expect(await tidy(address, pattern)).toBeNull();
});

test('a submission is not redirected', async () => {
  expect(await tidy('/Contact-Us', '/contact-us', { method: 'POST' })).toBeNull();
  expect(await tidy('/contact-us/', '/contact-us', { method: 'POST' })).toBeNull();
});

test.each([404, 410, 500])(
  'a trailing slash on an address that responds %i is not redirected',
  async (status) => {
    expect(await tidy('/articles/no-such/', '/articles/:slug', { status })).toBeNull();
  },
);

test('a route without parameters redirects without checking its page', async () => {
  expect(await tidy('/contact-us/', '/contact-us', { status: 404 })).toBe('/contact-us');
});

test('a page that redirects itself is not redirected twice', async () => {
  expect(await tidy('/stores/old-name/12/', '/stores/:dealername/:dealerId', { status: 301 })).toBeNull();
});
