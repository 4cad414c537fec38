import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import routes from '../../../routes.ts';
import { prefetchAnswer, prefetchedRoute, takePrefetched } from './prefetched-answers.ts';

const here = new URL('https://forecourt.test/used-cars');
/** The server's response for a route: its data, as the router encodes it. */
const dataOf = (words: string) => `[{"_1":2},"${prefetchedRoute}",{"_3":4},"data","${words}"]\n`;
const fetchAnswer = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: here });
  vi.stubGlobal('fetch', fetchAnswer);
  fetchAnswer.mockReset().mockImplementation(async () => new Response(dataOf('diesels')));
});

afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('its route exists in the site', async () => {
  expect((await routes).map(({ file }) => file)).toContain(`${prefetchedRoute}.tsx`);
});

test('a prefetched response is there when it is needed', async () => {
  prefetchAnswer('/used-cars?fuel=diesel');
  expect(await takePrefetched('/used-cars?fuel=diesel')).toBe('diesels');
  expect(fetchAnswer.mock.calls).toEqual([[`/used-cars.data?fuel=diesel&_routes=${prefetchedRoute}`]]);
});

test('an address is fetched once, whatever anchor its links have', async () => {
  prefetchAnswer('/used-cars?page=2');
  prefetchAnswer('/used-cars?page=2#results');
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});

test('a response serves one visit: the next one fetches again', async () => {
  prefetchAnswer('/used-cars?fuel=diesel');
  await takePrefetched('/used-cars?fuel=diesel');
  expect(await takePrefetched('/used-cars?fuel=diesel')).toBeNull();
});

test('a response that is too old is not shown', async () => {
  prefetchAnswer('/used-cars?fuel=diesel');
  vi.advanceTimersByTime(20_001);
  expect(await takePrefetched('/used-cars?fuel=diesel')).toBeNull();
});

test('the current page is not prefetched', () => {
  prefetchAnswer('/used-cars#results');
  expect(fetchAnswer).not.toHaveBeenCalled();
});

test.each([
  ['has moved', async () => new Response(null, { status: 202 })],
  ['has failed', async () => new Response('away', { status: 503 })],
  ['makes no sense', async () => new Response('<!doctype html>')],
  ['does not come', () => Promise.reject(new TypeError('offline'))],
])('a response that %s counts as none', async (_, answer) => {
  fetchAnswer.mockImplementation(answer);
  prefetchAnswer('/used-cars?fuel=diesel');
  expect(await takePrefetched('/used-cars?fuel=diesel')).toBeNull();
});
