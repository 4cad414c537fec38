import type { Server } from 'node:http';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createNodeListener } from '../http/node-listener.ts';
import { createVisitorFinder } from '../http/requests/identify-visitor.ts';
import { rateLimitBurstSeconds } from '../load-shedding/limits.ts';
import { startNodeServer } from '../testing/raw-client.ts';
import { createTestApp, type TestAppOptions } from '../testing/test-app.ts';
import { requestEnded, requestStarted, type TracedRequest } from '../tracing/request-channels.ts';
import { createPageCounter } from './count-pages.ts';
import { servePageAnswers } from './serve-page-answers.ts';

let server: Server | null = null;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

const trustedProxies = ['loopback'];

/** A site on a real socket that counts what its application answers. */
async function startSite(options: TestAppOptions = {}) {
  const site = createTestApp({ pageCacheBytes: 1_000_000, trustedProxies, ...options });
  const application = vi.fn(createNodeListener(site.app, null, site.log));
  const findVisitor = createVisitorFinder(trustedProxies);
  const started = await startNodeServer(
    servePageAnswers(
      { ...site, countPage: createPageCounter(site.services.figures), findVisitor },
      application,
    ),
  );
  server = started.server;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${started.port}${path}`, { method, headers });
    return { response, text: await response.text() };
  };
  return { ...site, ask, answered: () => application.mock.calls.length };
}

const kinds: [name: string, headers: Record<string, string>][] = [
  ['plain', { 'Accept-Encoding': 'identity' }],
  ['compressed', { 'Accept-Encoding': 'gzip, br' }],
  ['gzip only', { 'Accept-Encoding': 'gzip' }],
  ['a phone', { 'Sec-CH-UA-Mobile': '?1' }],
  ['not a phone', { 'Sec-CH-UA-Mobile': '?0' }],
  ['Firefox', { 'User-Agent': 'Mozilla/5.0 Firefox/150.0' }],
];

it.each(kinds)('sends a cached page as the application does: %s', async (_, headers) => {
  const { ask, answered } = await startSite();
  // Another kind of visitor came first.
  await ask('/used-cars?make=ford', { 'Accept-Encoding': 'br', 'User-Agent': 'another' });
  const first = await ask('/used-cars?make=ford', headers);
  const before = answered();
  const again = await ask('/used-cars?make=ford', headers);
  expect(answered()).toBe(before);
  const named = ({ response }: typeof first) =>
    [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date').sort();
  expect(named(again)).toEqual(named(first));
  expect(again.text).toBe(first.text);
  expect(again.response.headers.get('x-request-id')).not.toBe(first.response.headers.get('x-request-id'));
});

it('keeps the id of a load balancer, and writes a line for each request', async () => {
  const { ask, lines, metrics } = await startSite();
  for (const id of ['first', 'second']) await ask('/used-cars?q=secret', { 'X-Request-Id': id });
  await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(2), 20_000);
  const [first, second] = lines.filter(({ msg }) => msg === 'request');
  expect(second).toMatchObject({ id: 'second', method: 'GET', path: '/used-cars', status: 200 });
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
  const { values } = await metrics.requestSeconds.get();
  expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(2);
});

it('is traced like a page that the application sends', async () => {
  const seen: (TracedRequest & { isOver: boolean })[] = [];
  const start = (message: unknown) => seen.push({ ...(message as TracedRequest), isOver: false });
  const end = (message: unknown) => seen.push({ ...(message as TracedRequest), isOver: true });
  requestStarted.subscribe(start);
  requestEnded.subscribe(end);
  onTestFinished(() => {
    requestStarted.unsubscribe(start);
    requestEnded.unsubscribe(end);
  });
  const { ask, answered } = await startSite();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (const id of ['first', 'second']) await ask('/used-cars', { 'X-Request-Id': id, traceparent });
  expect(answered()).toBe(1);
  await vi.waitFor(() => expect(seen.filter(({ isOver }) => isOver)).toHaveLength(2), 20_000);
  const [first, second] = seen.filter(({ isOver }) => isOver);
  expect(second).toEqual({ ...first, id: 'second' });
  expect(second).toMatchObject({ method: 'GET', status: 200, traceparent });
});

it.each([
  ['asks whether it has changed', { 'If-None-Match': '"x"' }, 'GET'],
  ['is prefetching', { 'Sec-Purpose': 'prefetch' }, 'GET'],
  ['asks for a part', { Range: 'bytes=0-9' }, 'GET'],
  ['is prefetching and sends an empty condition', { 'If-None-Match': '', 'Sec-Purpose': 'prefetch' }, 'GET'],
  ['asks for its headers', {}, 'HEAD'],
  ['sends something', {}, 'POST'],
])('leaves to the application a visitor who %s', async (_, headers, method) => {
  const { ask, answered } = await startSite();
  await ask('/used-cars');
  await ask('/used-cars');
  expect(answered()).toBe(1);
  await ask('/used-cars', headers, method);
  expect(answered()).toBe(2);
});

it('sends no page to a visitor that belongs to another', async () => {
  const { ask, answered } = await startSite({
    page: (_, info) =>
      new Response(`<p>${info.cookie()}</p>`.padEnd(2000), {
        headers: { 'Content-Type': 'text/html' },
      }),
  });
  await ask('/', { Cookie: 'name=Aoife' });
  expect((await ask('/', { Cookie: 'name=Brian' })).text).toContain('Brian');
  expect(answered()).toBe(2);
});

it('sends no page with a cookie to anyone else', async () => {
  let visitor = 0;
  const { ask, answered } = await startSite({
    page: () => {
      visitor += 1;
      return new Response('<p></p>'.padEnd(2000), {
        headers: { 'Content-Type': 'text/html', 'Set-Cookie': `visitor=${visitor}` },
      });
    },
  });
  const cookieOf = async () => (await ask('/')).response.headers.getSetCookie();
  expect([await cookieOf(), await cookieOf()]).toEqual([['visitor=1'], ['visitor=2']]);
  expect(answered()).toBe(2);
});

it('counts for the rate limit of the visitor whom a trusted proxy names', async () => {
  const { ask } = await startSite({ rateLimit: 1 });
  const statuses: number[] = [];
  for (let times = 0; times < rateLimitBurstSeconds + 5; times++)
    statuses.push((await ask('/', { 'X-Forwarded-For': '198.51.100.7' })).response.status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await ask('/', { 'X-Forwarded-For': '198.51.100.8' })).response.status).toBe(200);
});
