import { expect, test } from 'vitest';
import { tidyLetterCase } from './tidy-letter-case.ts';

function tidy(address: string, pattern: string, method = 'GET'): string | null {
  try {
    tidyLetterCase({ request: { method }, url: new URL(address, 'http://localhost'), pattern });
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
])('%s, answered by %s, moves to %s', (address, pattern, to) => {
  expect(tidy(address, pattern)).toBe(to);
});

test.each([
  ['/contact-us', '/contact-us'],
  ['/No-Such', '/:make/:model?/:year?'],
  ['/No/Such/Page/At/All', '/*'],
  ['/', '/'],
])('%s, answered by %s, stays', (address, pattern) => {
  expect(tidy(address, pattern)).toBeNull();
});

test('what is sent to an address is not moved', () => {
  expect(tidy('/Contact-Us', '/contact-us', 'POST')).toBeNull();
});
