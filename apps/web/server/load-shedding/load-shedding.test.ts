import { once } from 'node:events';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { connectRaw, startNodeServer } from '../testing/raw-client.ts';
import { createTestApp, type TestAppOptions } from '../testing/test-app.ts';

let server: Server | null = null;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

/** The whole site on a real socket. */
async function startSite(options: TestAppOptions) {
  const { app, metrics } = createTestApp(options);
  const started = await startNodeServer(getRequestListener(app.fetch));
  server = started.server;
  const shed = async () => (await metrics.requestsShed.get()).values;
  return { port: started.port, shed };
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

describe('while pages wait for their turn', () => {
  it('health is answered', async () => {
    const { page, asked } = slowPage();
    const { port } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const busy = [await connectRaw(port), await connectRaw(port)];
    for (const client of busy) client.ask('/used-cars');
    await expect.poll(() => asked).toEqual(['/used-cars']);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await health.json()).toEqual({ status: 'alive' });
  });

  it('visitors take turns', async () => {
    const { page, asked, open } = slowPage();
    const { port } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const ask = async (from: string, path: string) => {
      const client = await connectRaw(port, from);
      client.ask(path);
      return client;
    };
    const clients = [];
    for (const path of ['/1', '/2', '/3', '/4']) clients.push(await ask('127.0.0.2', path));
    await expect.poll(() => asked).toEqual(['/1']);
    clients.push(await ask('127.0.0.3', '/other'));
    // Answered after what came before it has been read.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    open();
    for (const client of clients) await client.sees('a page');
    expect(asked.indexOf('/other')).toBeLessThanOrEqual(2);
  });

  it('what comes beyond the bound is told to ask again later, as a page and as JSON', async () => {
    const { page, asked } = slowPage();
    const { port, shed } = await startSite({
      page,
      renderLimits: { concurrency: 1, maxWaitingPerVisitor: 1 },
    });
    const busy = [await connectRaw(port), await connectRaw(port)];
    for (const client of busy) client.ask('/used-cars');
    await expect.poll(() => asked.length).toBe(1);
    const refused = await fetch(`http://127.0.0.1:${port}/used-cars`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('more visitors than we can serve');
    const program = await fetch(`http://127.0.0.1:${port}/rest/1.0/app`);
    expect([program.status, program.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await program.json()).toMatchObject({ error: { kind: 'overloaded' } });
    expect(await shed()).toEqual([{ labels: { reason: 'renders' }, value: 2 }]);
  });

  it('a page whose visitor has left is not made', async () => {
    const { page, asked, open } = slowPage();
    const { port } = await startSite({ page, renderLimits: { concurrency: 1 } });
    const [first, left, last] = [await connectRaw(port), await connectRaw(port), await connectRaw(port)];
    first.ask('/first');
    await expect.poll(() => asked).toEqual(['/first']);
    left.ask('/left');
    last.ask('/last');
    await fetch(`http://127.0.0.1:${port}/healthz`);
    left.socket.destroy();
    await once(left.socket, 'close');
    await fetch(`http://127.0.0.1:${port}/healthz`);
    open();
    await last.sees('a page');
    expect(asked).toEqual(['/first', '/last']);
  });
});

describe('a visitor who asks too fast', () => {
  const rateLimit = 1;
  const burst = 20;

  it('is told when to ask again, as a page and as JSON', async () => {
    const { app, metrics } = createTestApp({ rateLimit });
    for (let each = 0; each < burst; each += 1) expect((await app.request('/used-cars')).status).toBe(200);
    const page = await app.request('/used-cars');
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await page.text()).toContain('wait a moment');
    const program = await app.request('/rest/1.0/app');
    expect(program.status).toBe(429);
    expect(await program.json()).toMatchObject({ error: { kind: 'too-many-requests' } });
    const { values } = await metrics.requestsShed.get();
    expect(values).toEqual([{ labels: { reason: 'rate-limit' }, value: 2 }]);
  });

  it('does not use up what others may ask for', async () => {
    const { port } = await startSite({ rateLimit });
    const greedy = await connectRaw(port, '127.0.0.2');
    for (let each = 0; each <= burst; each += 1) greedy.ask('/used-cars');
    const other = await connectRaw(port, '127.0.0.3');
    other.ask('/used-cars');
    await other.sees('HTTP/1.1 200');
  });

  it('still gets files and health checks, which cost next to nothing', async () => {
    const { app } = createTestApp({ rateLimit });
    for (let each = 0; each <= burst; each += 1) await app.request('/used-cars');
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/assets/missing.js')).status).toBe(404);
  });

  it('is not limited where the limit is off', async () => {
    const { app } = createTestApp({ rateLimit: 0 });
    for (let each = 0; each < 50; each += 1) expect((await app.request('/used-cars')).status).toBe(200);
  });
});
