import { setImmediate } from 'node:timers/promises';
import { MarketReads } from '@forecourt/services';
import { pino } from 'pino';
import { Suspense, use } from 'react';
import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import handleRequest from './entry.server.tsx';
import { requestInfoContext } from './shell/request-context.ts';

const neverThere = new Promise<string>(() => {});
function LatePart() {
  return use(neverThere);
}

vi.mock('react-router', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react-router')>()),
  ServerRouter: () => (
    <main>
      <Suspense fallback="Waiting">
        <LatePart />
      </Suspense>
    </main>
  ),
}));

function render({ loaderData = {}, isMadeOf = (_: string): boolean => false } = {}) {
  const log = pino({ enabled: false });
  const error = vi.spyOn(log, 'error');
  const context = new RouterContextProvider();
  context.set(requestInfoContext, {
    requestId: 'r-1',
    nonce: 'n',
    isMobile: false,
    isCrawler: false,
    visitorAddress: '::1',
    device: () => 'Firefox on Linux',
    logSecurityEvent: () => {},
    form: null,
    uploads: [],
    log,
    cookie: () => null,
    csrfToken: () => '',
    reads: new MarketReads(),
    isMadeOf,
    noteAdverts: () => {},
    noteFailure: () => {},
    noteRefusal: () => {},
    setRoute: () => {},
  });
  const request = new Request('http://localhost/');
  const staticHandlerContext = { matches: [], errors: null, actionData: null, loaderData };
  const page = { staticHandlerContext } as unknown as EntryContext;
  return { error, sent: handleRequest(request, 200, new Headers(), page, context) };
}

test('a page abandoned before its end has not failed', async () => {
  const { error, sent } = render();
  await (await sent).body?.cancel();
  // React notices in the next turn of the event loop and aborts the rest in the one after.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(error).not.toHaveBeenCalled();
});

test('a page of the same data is not rendered again', async () => {
  const known = new Set<string>();
  const isMadeOf = (data: string) => known.size === known.add(data).size;
  const isRendered = async (loaderData: object) => {
    const { body } = await render({ loaderData, isMadeOf }).sent;
    await body?.cancel();
    return body !== null;
  };
  expect(await isRendered({ results: { total: 1 } })).toBe(true);
  expect(await isRendered({ results: { total: 1 } })).toBe(false);
  expect(await isRendered({ results: { total: 2 } })).toBe(true);
  // Nobody knows yet what it will be.
  for (const late of [neverThere, neverThere]) expect(await isRendered({ late })).toBe(true);
});
