import { expect, test } from 'vitest';
import { tidyPageAddress } from './tidy-page-address.ts';

function tidy(address: string, pattern: string, method = 'GET'): string | null {
  try {
    tidyPageAddress({ request: { method }, url: new URL(address, 'http://localhost'), pattern });
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
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
])('%s, answered by %s, moves to %s', (address, pattern, to) => {
  expect(tidy(address, pattern)).toBe(to);
});

test.each([
  ['/contact-us', '/contact-us'],
  ['/No-Such', '/:make/:model?/:year?'],
  ['/No/Such/Page/At/All', '/*'],
  ['/no-such/', '/:make/:model?/:year?'],
  ['/used-cars/no-such/', '/used-cars/:make?/:model?/:year?'],
  ['/no/such/page/at/all/', '/*'],
  ['/', '/'],
])('%s, answered by %s, stays', (address, pattern) => {
  expect(tidy(address, pattern)).toBeNull();
});

test('what is sent to an address is not moved', () => {
  expect(tidy('/Contact-Us', '/contact-us', 'POST')).toBeNull();
});
