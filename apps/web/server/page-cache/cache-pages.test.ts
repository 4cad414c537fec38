import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestPage } from '../testing/test-app.ts';
import { maxAgeMs } from './page-cache.ts';
import { formatPageKey } from './page-key.ts';

function openApp(answer: TestPage) {
  let renders = 0;
  const { app, metrics, pageCache } = createTestApp({
    pageCacheBytes: 1_000_000,
    page: (request, info) => {
      renders += 1;
      return answer(request, info);
    },
  });
  return { app, metrics, pageCache, renders: () => renders };
}

const html = (text: string, headers = {}) =>
  new Response(`<p>${text}</p>`.padEnd(2_000), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });

describe('a page that is the same for everyone', () => {
  it('is rendered once and sent to all, compressed or not', async () => {
    const { app, renders } = openApp(() => html('Cars'));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await app.request('/used-cars', { headers: { 'Accept-Encoding': encoding } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    }
    expect(renders()).toBe(1);
  });

  it('has the same headers from the cache', async () => {
    const { app } = openApp(() => html('Cars', { Link: '</a.css>; rel=preload' }));
    const [first, second] = [await app.request('/'), await app.request('/')];
    const named = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id');
    expect(named(second)).toEqual(named(first));
    expect(await second.text()).toContain('Cars');
  });

  it('answers HEAD from the cache, with the same headers and no body', async () => {
    const { app, renders } = openApp(() => html('Cars'));
    const named = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id');
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const whole = await app.request('/', { headers });
      const head = await app.request('/', { method: 'HEAD', headers });
      expect(named(head)).toEqual(named(whole));
      expect(await head.text()).toBe('');
    }
    expect(renders()).toBe(1);
  });

  it('is sent whole if it is a file, such as a photo', async () => {
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0x00]);
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=86400' };
    const { app } = openApp((_, info) => {
      info.cookie();
      return new Response(photo, { headers });
    });
    const response = await app.request('/sell/advert/a/photo/1');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(photo);
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
  });

  it('is not kept from a HEAD request, which renders no body', async () => {
    const { app, renders } = openApp(() => html('Cars'));
    await app.request('/', { method: 'HEAD' });
    expect(await (await app.request('/')).text()).toContain('Cars');
    expect(renders()).toBe(2);
  });

  it('answers 304 to a browser that has it', async () => {
    const { app } = openApp(() => html('Cars'));
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    const again = await app.request('/', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.headers.has('content-security-policy')]).toEqual([304, false]);
  });

  it('is another for phones, and for another query', async () => {
    const { app, renders } = openApp((_, { isMobile }) => html(isMobile ? 'phone' : 'other'));
    await app.request('/');
    const phone = await app.request('/', { headers: { 'Sec-CH-UA-Mobile': '?1' } });
    expect(await phone.text()).toContain('phone');
    await app.request('/?page=2');
    expect(renders()).toBe(3);
  });

  it('sees no header of a visitor', async () => {
    const { app } = openApp((request) => html(JSON.stringify([...request.headers])));
    const response = await app.request('/', {
      headers: { Cookie: 'secret=1', 'X-Forwarded-Host': 'evil.example' },
    });
    expect(await response.text()).toContain('<p>[]</p>');
  });

  it('sees no host of a visitor', async () => {
    const { app, renders } = openApp((request) => html(request.url));
    for (const host of ['evil.example', 'other.example:81']) {
      const response = await app.request(`http://${host}/`, { headers: { Host: host } });
      expect(await response.text()).not.toContain('example');
    }
    expect(renders()).toBe(1);
  });

  it('is fresh for the press that follows a prefetch', async () => {
    const { app } = openApp(() => new Response('[]', { headers: { 'Content-Type': 'text/x-script' } }));
    await app.request('/used-cars.data');
    const prefetched = await app.request('/used-cars.data', { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(prefetched.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  });

  it('is counted by how it was answered', async () => {
    const { app, metrics } = openApp(() => html('Cars'));
    await app.request('/');
    await app.request('/');
    const { values } = await metrics.pages.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['rendered', 1],
      ['cached', 1],
    ]);
  });
});

describe('a page that reads something about its visitor', () => {
  it.each<[string, TestPage]>([
    ['the cookie', (_, info) => html(`Cookie ${info.cookie()}`)],
    ['the token of a form', (_, info) => html(`Token ${info.csrfToken()}`)],
    ['the address', (_, info) => html(`Address ${info.visitorAddress}`)],
  ])('is never kept: %s', async (_, page) => {
    const { app, renders } = openApp(page);
    const ask = async (cookie: string) => (await app.request('/', { headers: { Cookie: cookie } })).text();
    const [first] = [await ask('name=aoife'), await ask('name=brian')];
    expect(renders()).toBe(2);
    if (first.includes('Cookie')) expect(await ask('name=ciara')).toContain('ciara');
  });
});

describe('a page that is too old', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  function openMarket({ isPersonal = false } = {}) {
    const market = { price: '€1', made: 0 };
    const opened = openApp((_, info) => {
      if (isPersonal) info.cookie();
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      if (info.isMadeOf(market.price)) return new Response(null, { headers: type });
      market.made += 1;
      return html(market.price);
    });
    return { ...opened, market };
  }
  const named = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id');

  it.each(['br', 'identity'])('is sent as it was if its data is the same, as %s', async (encoding) => {
    const { app, market, metrics } = openMarket();
    const ask = () => app.request('/', { headers: { 'Accept-Encoding': encoding } });
    const first = await ask();
    vi.advanceTimersByTime(maxAgeMs * 2);
    const second = await ask();
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(named(second)).toEqual(named(first));
    expect(market.made).toBe(1);
    const { values } = await metrics.pages.get();
    expect(values.map(({ labels }) => labels.outcome)).toEqual(['rendered', 'unchanged']);
  });

  it('is made again if its data is not the same', async () => {
    const { app, market } = openMarket();
    await app.request('/');
    vi.advanceTimersByTime(maxAgeMs * 2);
    market.price = '€2';
    expect(await (await app.request('/')).text()).toContain('€2');
    expect(market.made).toBe(2);
  });

  it('is looked at again in the background, too', async () => {
    const { market, app, metrics, pageCache } = openMarket();
    await app.request('/');
    const find = () => pageCache.find(formatPageKey('/', false) ?? '');
    const first = find();
    vi.advanceTimersByTime(maxAgeMs - 1);
    expect(find()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(find()).toBe(first);
    await vi.waitFor(async () =>
      expect((await metrics.pages.get()).values.map(({ labels }) => labels.outcome)).toContain('refreshed'),
    );
    vi.advanceTimersByTime(maxAgeMs - 1000);
    expect(find()).toBe(first);
    expect(market.made).toBe(1);
  });

  it('is made again if a part of it failed, even of the same data', async () => {
    let made = 0;
    const { app } = openApp((_, info) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      if (info.isMadeOf('same')) return new Response(null, { headers });
      made += 1;
      if (made === 1) info.noteFailure(new Error('A part failed'));
      return html(`Try ${made}`);
    });
    for (const tries of [1, 2, 2]) {
      expect(await (await app.request('/')).text()).toContain(`Try ${tries}`);
      vi.advanceTimersByTime(maxAgeMs * 2);
    }
  });

  it('is made again for each visitor if it reads something about them', async () => {
    const { app, market } = openMarket({ isPersonal: true });
    await app.request('/');
    vi.advanceTimersByTime(maxAgeMs * 2);
    expect(await (await app.request('/')).text()).toContain('€1');
    expect(market.made).toBe(2);
  });
});

it.each([404, 410])('visitors who wait for the same page share that it is not there (%d)', async (status) => {
  const { app, renders } = openApp(() => {
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
    return new Response('<p>Sold</p>', { status, headers });
  });
  const ask = () => app.request('/used-cars/sold');
  for (const times of [1, 2]) {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
    expect(await answers[2]?.text()).toBe('<p>Sold</p>');
    expect(renders()).toBe(times);
  }
});

it('a page cut short because its visitor left is not shared', async () => {
  const leaving = new AbortController();
  const { app, renders } = openApp(async ({ signal }, info) => {
    if (renders() > 1) return html('Cars');
    await once(signal, 'abort');
    info.noteFailure(new Error('The visitor has left'));
    return html('Half');
  });
  const left = app.request('/', { signal: leaving.signal });
  await vi.waitFor(() => expect(renders()).toBe(1));
  const waiting = app.request('/');
  leaving.abort();
  await left;
  expect(await (await waiting).text()).toContain('Cars');
  expect(await (await app.request('/')).text()).toContain('Cars');
});

it('a cookie that a page sets goes to its visitor alone, also if others wait', async () => {
  let visitor = 0;
  const { app } = openApp(() => {
    visitor += 1;
    return html('Welcome', { 'Set-Cookie': `visitor=${visitor}` });
  });
  const answers = await Promise.all([1, 2, 3].map(() => app.request('/')));
  expect(new Set(answers.map((answer) => answer.headers.get('set-cookie'))).size).toBe(3);
});

it.each([404, 301, 503])('a response with status %d is not kept', async (status) => {
  const { app, renders } = openApp(() => new Response('x', { status, headers: { Location: '/' } }));
  await app.request('/');
  await app.request('/');
  expect(renders()).toBe(2);
});

it('a file that a page hands out is sent as it is', async () => {
  const bytes = new Uint8Array([80, 75, 3, 4, 0, 255]);
  const headers = { 'Content-Type': 'application/zip', 'Cache-Control': 'private, no-store' };
  const { app } = openApp(() => new Response(bytes, { headers }));
  const response = await app.request('/account/download', { headers: { 'Accept-Encoding': 'br' } });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-encoding')).toBeNull();
});
