import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RequestInfo } from '@forecourt/services';
import { describe, expect, it, vi } from 'vitest';
import { createReadiness } from './process/readiness.ts';
import { createTestApp, type TestPage } from './testing/test-app.ts';

const html = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

describe('a page', () => {
  it('comes from the page handler', async () => {
    const response = await createTestApp().app.request('/used-cars');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('A page.');
  });

  it('has a new nonce each time it is streamed, in its scripts and in its policy', async () => {
    const underWay = new Set<ReadableStreamDefaultController>();
    const { app } = createTestApp({
      page: (_, { nonce }) =>
        html(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(`<script nonce="${nonce}">1</script>`));
              underWay.add(controller);
            },
          }),
        ),
    });
    const responses = [await app.request('/'), await app.request('/')];
    for (const controller of underWay) controller.close();
    const nonces = await Promise.all(
      responses.map(async (response) => {
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
        expect(response.headers.get('content-security-policy')).toContain(
          `script-src 'self' 'nonce-${nonce}'`,
        );
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('allows inline scripts and styles by their hashes if it is sent whole, and nothing else', async () => {
    const text =
      '<script nonce="NONCE">run()</script><style nonce="NONCE">p{}</style><script type="application/ld+json">{}</script>';
    const { app } = createTestApp({
      page: (_, { nonce }) => html(text.replaceAll('NONCE', nonce)),
    });
    const response = await app.request('/');
    expect(await response.text()).toBe(text.replaceAll(' nonce="NONCE"', ''));
    const policy = response.headers.get('content-security-policy') ?? '';
    const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hashOf('run()')}; style-src 'self' ${hashOf('p{}')}`);
    expect(policy).not.toContain('nonce');
  });

  it('carries the security headers', async () => {
    const { headers } = await createTestApp().app.request('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.has('permissions-policy')).toBe(true);
  });

  it('sends HSTS only where the site has TLS', async () => {
    const plain = await createTestApp().app.request('/');
    const secure = await createTestApp({ site: { origin: 'https://www.example.ie' } }).app.request('/');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('sets no cookie, so that a shared cache may store it', async () => {
    const { headers } = await createTestApp().app.request('/');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('that is prefetched stays fresh until the press', async () => {
    const ask = async (path: string, headers: Record<string, string>) =>
      (await createTestApp().app.request(path, { headers })).headers.get('cache-control');
    expect(await ask('/used-cars.data', { 'Sec-Purpose': 'prefetch' })).toBe('private, max-age=20');
    expect(await ask('/used-cars.data', {})).toBe('no-cache');
    expect(await ask('/used-cars', { 'Sec-Purpose': 'prefetch' })).toBe('no-cache');
  });

  it('keeps its own cache header', async () => {
    const { app } = createTestApp({
      page: () => new Response('x', { headers: { 'Cache-Control': 'public, max-age=60' } }),
    });
    expect((await app.request('/')).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('is not sent again when only its nonce has changed', async () => {
    const { app } = createTestApp();
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    const again = await app.request('/', { headers: { 'If-None-Match': tag } });
    expect(tag).toMatch(/^W\//);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.has('content-security-policy')).toBe(false);
  });

  it('that has changed is sent again', async () => {
    let visits = 0;
    const { app } = createTestApp({
      page: () => {
        visits += 1;
        return html(`Visit ${visits}`);
      },
    });
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    expect((await app.request('/', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s for who takes it', async (encoding, unpack) => {
    const response = await createTestApp().app.request('/', { headers: { 'Accept-Encoding': encoding } });
    const packed = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String(packed.length));
    expect(unpack(packed).toString()).toContain('A page.');
  });

  it('tells caches that it may differ for a phone', async () => {
    const response = await createTestApp().app.request('/');
    expect(response.headers.get('vary')).toContain('Sec-CH-UA-Mobile, User-Agent');
  });

  it('does not differ by the browser’s name if the browser says whether it is a phone', async () => {
    const headers = { 'Sec-CH-UA-Mobile': '?0', 'User-Agent': 'Chrome' };
    const vary = (await createTestApp().app.request('/', { headers })).headers.get('vary');
    expect(vary).toContain('Sec-CH-UA-Mobile');
    expect(vary).not.toContain('User-Agent');
  });

  it('answers HEAD with headers only', async () => {
    const response = await createTestApp().app.request('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a page that waits for something', () => {
  function slowPage() {
    const rest = Promise.withResolvers<void>();
    const page = () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from('<p>first</p>'));
            await rest.promise;
            controller.enqueue(Buffer.from('<p>last</p>'));
            controller.close();
          },
        }),
        { headers: { 'Content-Type': 'text/html' } },
      );
    return { page, finish: () => rest.resolve() };
  }

  it.each([undefined, 'br', 'gzip'])('sends what is ready at once (%s)', async (encoding) => {
    const { page, finish } = slowPage();
    const { app } = createTestApp({ page });
    const response = await app.request('/', { headers: encoding ? { 'Accept-Encoding': encoding } : {} });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    finish();
    const chunks = [first?.value ?? new Uint8Array()];
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      chunks.push(next.value);
    const all = Buffer.concat(chunks);
    const text = encoding === 'br' ? brotliDecompressSync(all) : encoding === 'gzip' ? gunzipSync(all) : all;
    expect(text.toString()).toBe('<p>first</p><p>last</p>');
  });
});

describe('an address', () => {
  it.each([
    ['/used-cars/', '/used-cars'],
    ['/used-cars/?make=ford&make=audi', '/used-cars?make=ford&make=audi'],
    ['/commercials/?a=1', '/commercials/used?a=1'],
    ['/Bikes/', '/bikes/used'],
    ['/car-dealers/', '/dealers'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['///a//b', '/a/b'],
  ])('%s redirects to %s', async (from, to) => {
    const response = await createTestApp().app.request(new Request(`http://localhost${from}`));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it('that is unknown is not found at once, also with a trailing slash', async () => {
    const { app } = createTestApp({ page: () => new Response('nothing', { status: 404 }) });
    const response = await app.request('/no-such-page/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('nothing');
  });

  it.each(['/healthz/', '/readyz/', '/rest/1.0/stock/', '/maps/place/dublin/', '/robots.txt/'])(
    '%s checks no page',
    async (path) => {
      const page = vi.fn(() => new Response('nothing', { status: 404 }));
      const response = await createTestApp({ page }).app.request(path);
      expect(response.headers.get('location')).toBe(path.slice(0, -1));
      expect(page).not.toHaveBeenCalled();
    },
  );

  it('of a picture has no trailing slash', async () => {
    expect((await createTestApp().app.request('/media/nothing/')).status).toBe(404);
  });

  it('that a page redirects loses its trailing slash in the same step', async () => {
    const page = () => new Response(null, { status: 301, headers: { Location: '/contact-us/?a=1' } });
    const response = await createTestApp({ page }).app.request('/Contact-Us/?a=1');
    expect(response.headers.get('location')).toBe('/contact-us?a=1');
  });

  it('of the home page stays as it is', async () => {
    expect((await createTestApp().app.request('/')).status).toBe(200);
  });

  it.each([
    '/%E0%A4%A',
    '/a%00b',
    '/%',
    '/%09/evil.example//x',
    '//%0d%0ax',
    '/%1b[31m',
    '/a%7F',
    '/a%C2%85',
    '/a?b=%00',
  ])('%s is refused with a page', async (path) => {
    const page = vi.fn(() => new Response('page'));
    const response = await createTestApp({ page }).app.request(new Request(`http://localhost${path}`));
    expect(page).not.toHaveBeenCalled();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<h1>');
  });

  it('that is too long is refused', async () => {
    expect((await createTestApp().app.request(`/${'a'.repeat(5000)}`)).status).toBe(414);
  });

  it('below /rest that is unknown responds in JSON', async () => {
    const response = await createTestApp().app.request('/rest/2.0/x');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { kind: 'not-found' } });
  });
});

describe('a method', () => {
  it.each(['PROPFIND', 'PUT', 'PATCH', 'DELETE'])(
    '%s is refused with the allowed methods',
    async (method) => {
      const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
      const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
      const response = await createTestApp().app.request('/', { method, headers });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('GET');
    },
  );

  it('OPTIONS is answered', async () => {
    const response = await createTestApp().app.request('/', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('a refusal', () => {
  const refuse = (referer: string) =>
    createTestApp().app.request('http://localhost/', { method: 'PROPFIND', headers: { Referer: referer } });

  it('links back to the page of ours that it came from', async () => {
    const page = await (await refuse('http://localhost/used-cars?a="b')).text();
    expect(page).toContain('<a href="http://localhost/used-cars?a=%22b">Go back</a>');
  });

  it.each(['http://evil.example/', 'javascript:alert(1)', 'nonsense'])(
    'never links to %s',
    async (referer) => {
      expect(await (await refuse(referer)).text()).not.toContain('Go back');
    },
  );
});

describe('a body that is cut short', () => {
  it('is not an error of ours', async () => {
    const { app, lines } = createTestApp();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await app.request(
      new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit),
    );
    expect(lines.map(({ level }) => level)).not.toContain(50);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'The request body was cut short', level: 30 }),
    );
  });
});

describe('a failure', () => {
  const broken = () => {
    throw new Error('secret detail at /srv/x.ts:1');
  };

  it('becomes a page with the request id and no detail', async () => {
    const { app } = createTestApp({ page: broken });
    const response = await app.request('/', { headers: { 'X-Request-Id': 'abc-123' } });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('abc-123');
    expect(text).not.toContain('secret');
  });

  it('is logged once with its stack', async () => {
    const { app, lines } = createTestApp({ page: broken });
    await app.request('/');
    expect(lines.filter((line) => line.level === 50)).toMatchObject([
      { msg: 'A request failed', err: { message: 'secret detail at /srv/x.ts:1' } },
    ]);
  });

  it('of the error screen itself still becomes a page', async () => {
    const page = () =>
      new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } });
    const response = await createTestApp({ page }).app.request('/', {
      headers: { 'X-Request-Id': 'abc-123' },
    });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('abc-123');
  });

  it('is JSON for a program', async () => {
    const { app } = createTestApp({ page: broken });
    const response = await app.request('/', { headers: { Accept: 'application/json' } });
    expect(await response.json()).toMatchObject({
      error: { kind: 'unexpected', requestId: expect.any(String) },
    });
  });
});

describe('an unavailable database', () => {
  const away = new Error('Failed query', { cause: Object.assign(new Error(''), { code: 'ECONNREFUSED' }) });
  const failing =
    (
      failures: unknown[],
      body: BodyInit,
      headers: Record<string, string> = { 'Content-Type': 'text/html' },
    ) =>
    (_: Request, info: RequestInfo) => {
      for (const failure of failures) info.noteFailure(failure);
      return new Response(body, { status: 500, headers });
    };
  const asked = (page: TestPage, path = '/', init: RequestInit = {}) =>
    createTestApp({ page }).app.request(path, init);

  it('asks a reader to retry later', async () => {
    const response = await asked(failing([away, away], '<h1>Something went wrong</h1>'));
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await response.text()).toContain('We can’t reach our database at the moment');
  });

  it('keeps what a visitor sent', async () => {
    const page = failing([away], '<textarea>It is still for sale</textarea>');
    const response = await asked(page, '/enquiries/answer/a-1', { method: 'POST' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('<textarea>It is still for sale</textarea>');
  });

  it.each(['GET', 'POST'])('has a status that the router understands on %s', async (method) => {
    const page = failing([away], '[{"_1":2}]', { 'X-Remix-Response': 'yes' });
    const response = await asked(page, '/enquiries/answer/a-1.data', { method });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    // With this header the router would read the data, which does not mention the wait, instead of the status.
    expect(response.headers.has('X-Remix-Response')).toBe(false);
  });

  it.each([
    ['before', [new TypeError('x is not a function'), away]],
    ['after', [away, new TypeError('x is not a function')]],
  ])('does not hide a fault of ours that came %s', async (_, failures) => {
    const response = await asked(failing(failures, '<h1>Something went wrong</h1>'));
    expect(response.status).toBe(500);
    expect(response.headers.has('Retry-After')).toBe(false);
  });

  it('discards the page that is not shown', async () => {
    const cancel = vi.fn();
    await asked(failing([away], new ReadableStream({ cancel })));
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('the log', () => {
  it('has one line per request, without the query', async () => {
    const { app, lines } = createTestApp({
      page: (_, info) => {
        info.setRoute('/:make');
        return html('x');
      },
    });
    await app.request('/ford?email=aoife@example.ie', { headers: { 'X-Request-Id': 'r-1' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ id: 'r-1', method: 'GET', path: '/ford', route: '/:make', status: 200 });
    expect(JSON.stringify(lines)).not.toContain('aoife');
  });

  it('never contains the token of a signed link', async () => {
    const { app, lines } = createTestApp();
    await app.request('/enquiries/answer/a-1-g2o-secret');
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(lines[0]).toMatchObject({ path: '/enquiries/answer/:token' });
  });

  it('does not accept an id that could forge lines', async () => {
    const { app } = createTestApp();
    const response = await app.request('/', { headers: { 'X-Request-Id': '{"level":60}' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('metrics', () => {
  it('count by pattern and not by path', async () => {
    const { app, metrics } = createTestApp({
      page: (_, info) => {
        info.setRoute('/:make');
        return html('x');
      },
    });
    await app.request('/ford');
    await app.request('/audi');
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/:make",status="200"} 2');
    expect(text).not.toContain('ford');
    expect(text).toContain('http_requests_in_flight 0');
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    const { app } = createTestApp();
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  it('gives the reason if it is not ready, without details from errors', async () => {
    const readiness = createReadiness({
      shutdown: () => 'The process is shutting down.',
      database: () => Promise.reject(new Error('connect ECONNREFUSED postgres://me@db.internal/market')),
    });
    const response = await createTestApp({ parts: { readiness } }).app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not ready',
      reasons: ['The process is shutting down.', 'A check failed.'],
    });
  });

  it('leaves out the checks that a load balancer excludes', async () => {
    const readiness = createReadiness({ database: () => 'The database does not answer.' });
    const { app } = createTestApp({ parts: { readiness } });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/readyz?exclude=database')).status).toBe(200);
    expect((await app.request('/readyz?exclude=shutdown')).status).toBe(503);
  });
});
