import type { RequestInfo } from '@forecourt/services';
import { expect, it } from 'vitest';
import { renders } from '../tracing/request-channels.ts';
import { createMetrics } from './metrics.ts';
import { watchRenders } from './watch-renders.ts';

it('measures each page by its route, and passes on what the page asks about its visitor', async () => {
  const metrics = createMetrics();
  const routes: string[] = [];
  const info = {
    setRoute: (pattern: string) => routes.push(pattern),
    get visitorAddress() {
      return '198.51.100.7';
    },
  } as unknown as RequestInfo;
  const pages = watchRenders(async (_, { setRoute, visitorAddress }) => {
    setRoute(':make');
    return new Response(visitorAddress);
  }, metrics);
  const response = await pages(new Request('http://localhost/ford'), info);
  expect(await response.text()).toBe('198.51.100.7');
  expect(routes).toEqual([':make']);
  expect(await metrics.registry.metrics()).toContain('page_render_seconds_count{route="/:make"} 1');
});

it('is not disturbed by whoever traces the renders', async () => {
  const metrics = createMetrics();
  const seen: unknown[] = [];
  const note = (message: unknown) => {
    const { route, result } = message as { route?: string; result?: unknown };
    seen.push(route, result);
  };
  renders.asyncEnd.subscribe(note);
  const pages = watchRenders(async (_, { setRoute }) => {
    setRoute(':make');
    return new Response('x');
  }, metrics);
  const info = { setRoute: () => {} } as unknown as RequestInfo;
  const response = await pages(new Request('http://localhost/ford'), info);
  renders.asyncEnd.unsubscribe(note);
  expect(seen).toEqual(['/:make', response]);
});

it('measures a page that fails', async () => {
  const metrics = createMetrics();
  const pages = watchRenders(() => Promise.reject(new Error('no')), metrics);
  await expect(pages(new Request('http://localhost/'), {} as RequestInfo)).rejects.toThrow('no');
  expect(await metrics.registry.metrics()).toContain('page_render_seconds_count{route="unknown"} 1');
});
