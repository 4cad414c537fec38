import { expect, test } from 'vitest';
import { tidyPageAddress } from './tidy-page-address.ts';

/** Where an address moves to; null when it is answered with what there is. */
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
])('%s, answered by %s, moves to %s', async (address, pattern, to) => {
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

test('what is sent to an address is not moved', async () => {
  expect(await tidy('/Contact-Us', '/contact-us', { method: 'POST' })).toBeNull();
  expect(await tidy('/contact-us/', '/contact-us', { method: 'POST' })).toBeNull();
});

test.each([404, 410, 500])(
  'a slash at the end of an address that answers %i leads nowhere else',
  async (status) => {
    expect(await tidy('/articles/no-such/', '/articles/:slug', { status })).toBeNull();
  },
);

test('a page that is known by its address need not be asked', async () => {
  expect(await tidy('/contact-us/', '/contact-us', { status: 404 })).toBe('/contact-us');
});

test('a page that moves its address itself is not moved twice', async () => {
  expect(await tidy('/stores/old-name/12/', '/stores/:dealername/:dealerId', { status: 301 })).toBeNull();
});
