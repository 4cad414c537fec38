import { formatLocation } from '@forecourt/services';
import fc from 'fast-check';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { tidyPageAddress } from '../../../app/addresses/tidy-page-address.ts';
import { hostileTargets } from '../../testing/fuzz/hostile-targets.ts';
import { createTestApp, type TestPage } from '../../testing/test-app.ts';

const origin = 'http://localhost';

const patterns = [
  '/',
  '/contact-us',
  '/bikes',
  '/stores/:name/:id',
  '/used-cars/:make?/:model?/:year?',
  '/*',
];

/** Redirects addresses as the pages do. */
const movingPage =
  (status: number): TestPage =>
  (request) => {
    const url = new URL(request.url);
    const pattern = patterns.find((each) => matchPath(each, url.pathname)) ?? '/*';
    return tidyPageAddress({ request, url, pattern }, async () => new Response('page', { status }));
  };

it.each([200, 404])('never redirects off the site or in circles where pages respond %i', async (status) => {
  const { app } = createTestApp({ page: movingPage(status) });
  await fc.assert(
    fc.asyncProperty(hostileTargets, fc.constantFrom('GET', 'POST'), async (path, method) => {
      let address = URL.parse(origin + path)?.href ?? origin;
      for (let moves = 0; ; moves++) {
        const response = await app.request(new Request(address, { method }));
        expect(response.status).toBeLessThan(500);
        const location = response.headers.get('location');
        if (location === null) return;
        expect(location).toMatch(/^\/(?!\/)[!-~]*$/);
        const to = new URL(location, address);
        expect(to.origin).toBe(origin);
        expect(moves).toBeLessThan(2);
        address = to.href;
      }
    }),
    { seed: 7, numRuns: 2000 },
  );
});

it('writes no address on another host', () => {
  fc.assert(
    fc.property(hostileTargets, (path) => {
      try {
        expect(new URL(formatLocation(path), origin).origin).toBe(origin);
      } catch (error) {
        // Refused, as `//evil.example` is: nothing leaves the site.
        expect(String(error)).toMatch(/leads to another host|Invalid URL/);
      }
    }),
    { seed: 7, numRuns: 5000 },
  );
});
