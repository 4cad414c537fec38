import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeListener } from '../http/node-listener.ts';
import { connectRaw, startNodeServer } from '../testing/raw-client.ts';
import { createTestApp, type TestAppOptions } from '../testing/test-app.ts';

let server: Server | null = null;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

/** A busy machine needs a long timeout. */
const soon = { timeout: 30_000 };

/** The whole site on a real socket, behind a proxy that names the visitor. */
async function startSite(options: TestAppOptions) {
  const { app, metrics, log, renders } = createTestApp({
    ...options,
    trustedProxies: ['loopback'],
    // Pages here wait for the test and not for a database.
    renderLimits: { maxHoldMs: 60_000, ...options.renderLimits },
  });
  const started = await startNodeServer(createNodeListener(app, null, log));
  server = started.server;
  const shed = async () => (await metrics.requestsShed.get()).values;
  const askAs = (visitor: string, path: string) =>
    fetch(`http://127.0.0.1:${started.port}${path}`, { headers: { 'X-Forwarded-For': visitor } });
  return { port: started.port, shed, askAs, renders };
}

/** A page that takes as long as the test wants. */
function slowPage() {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  const page = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    await gate.promise;
    return new Response('a page', { headers: { 'Content-Type': 'text/html' } });
  };
  return { page, asked, open: () => gate.resolve() };
}

describe('while pages are queued', () => {
  it('health checks are answered', async () => {
    const { page, asked } = slowPage();
    const { port } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const busy = [await connectRaw(port), await connectRaw(port)];
    for (const client of busy) client.ask('/used-cars');
    await expect.poll(() => asked, soon).toEqual(['/used-cars']);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await health.json()).toEqual({ status: 'alive' });
  });

  it('visitors take turns', async () => {
    const { page, asked, open } = slowPage();
    const { askAs, renders } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const answers = ['/1', '/2', '/3', '/4'].map((path) => askAs('198.51.100.1', path));
    await expect.poll(renders.waiting, soon).toBe(3);
    answers.push(askAs('198.51.100.2', '/other'));
    await expect.poll(renders.waiting, soon).toBe(4);
    open();
    await Promise.all(answers);
    expect(asked.indexOf('/other')).toBeLessThanOrEqual(2);
  });

  it('requests over the limit are told to retry later, as a page and as JSON', async () => {
    const { page } = slowPage();
    const { port, shed, renders } = await startSite({
      page,
      renderLimits: { concurrency: 1, maxWaitingPerVisitor: 1 },
    });
    const busy = [await connectRaw(port), await connectRaw(port)];
    for (const client of busy) client.ask('/used-cars');
    await expect.poll(renders.waiting, soon).toBe(1);
    const refused = await fetch(`http://127.0.0.1:${port}/used-cars`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('very busy at the moment');
    const program = await fetch(`http://127.0.0.1:${port}/rest/1.0/app`);
    expect([program.status, program.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await program.json()).toMatchObject({ error: { kind: 'overloaded' } });
    expect(await shed()).toEqual([{ labels: { reason: 'renders' }, value: 2 }]);
  });

  it.each(['/sitemap.xml', '/maps/place/53.46,-6.218.svg', '/rest/1.0/app', '/used-cars.data'])(
    '%s is queued too',
    async (path) => {
      const { page, asked, open } = slowPage();
      const { askAs, renders } = await startSite({ page, renderLimits: { concurrency: 1 } });
      const first = askAs('198.51.100.1', '/used-cars');
      await expect.poll(() => asked.length, soon).toBe(1);
      const second = askAs('198.51.100.1', path);
      await expect.poll(renders.waiting, soon).toBe(1);
      open();
      expect((await first).status).toBe(200);
      expect((await second).status).toBeLessThan(500);
    },
  );

  it('a page whose visitor has left is not rendered', async () => {
    const { page, asked, open } = slowPage();
    const { port, renders } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const [first, left, last] = [await connectRaw(port), await connectRaw(port), await connectRaw(port)];
    first.ask('/first');
    await expect.poll(() => asked, soon).toEqual(['/first']);
    left.ask('/left');
    last.ask('/last');
    await expect.poll(renders.waiting, soon).toBe(2);
    left.socket.destroy();
    await expect.poll(renders.waiting, soon).toBe(1);
    open();
    await last.sees('a page');
    expect(asked).toEqual(['/first', '/last']);
  });
});

describe('a visitor over the rate limit', () => {
  const rateLimit = 1;
  /** Twice the burst: on a slow machine a few more become allowed meanwhile. */
  const many = 60;
  const atOnce = <T>(ask: () => T | Promise<T>) => Promise.all(Array.from({ length: many }, ask));

  it.each([
    ['a page', '/used-cars', 'wait a moment'],
    ['JSON', '/rest/1.0/app', '"kind":"too-many-requests"'],
  ])('is told when to retry, as %s', async (_, path, words) => {
    const { app, metrics } = createTestApp({ rateLimit });
    const answers = await atOnce(() => app.request(path));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.text()).toContain(words);
    const { values } = await metrics.requestsShed.get();
    expect(values).toEqual([{ labels: { reason: 'rate-limit' }, value: refused.length }]);
  });

  it('does not use up other visitors’ limits', async () => {
    const { askAs } = await startSite({ rateLimit });
    const answers = await atOnce(() => askAs('198.51.100.1', '/used-cars'));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await askAs('198.51.100.2', '/used-cars')).status).toBe(200);
  });

  it('still gets files and health checks, which cost almost nothing', async () => {
    const { app } = createTestApp({ rateLimit });
    await atOnce(() => app.request('/used-cars'));
    const health = await atOnce(() => app.request('/healthz'));
    expect(health.every(({ status }) => status === 200)).toBe(true);
    const files = await atOnce(() => app.request('/assets/missing.js'));
    expect(files.every(({ status }) => status === 404)).toBe(true);
  });

  it('is not limited where the limit is off', async () => {
    const { app } = createTestApp({ rateLimit: 0 });
    for (let each = 0; each < 50; each += 1) expect((await app.request('/used-cars')).status).toBe(200);
  });
});
