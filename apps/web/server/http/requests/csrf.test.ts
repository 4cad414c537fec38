import { csrfField } from '@forecourt/site';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestPage } from '../../testing/test-app.ts';

const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
const form: TestPage = (_, info) => new Response(`token=${info.csrfToken()}`);
const received: TestPage = (_, { form }) => new Response(`received ${form?.get('name')}`);

function post(
  headers: Record<string, string>,
  fields: Record<string, string> = { name: 'Aoife' },
  page = received,
) {
  const { app } = createTestApp({ page });
  return app.request('http://localhost/enquiry', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
}

describe('a change', () => {
  it('is accepted with the token in the header', async () => {
    const response = await post({ Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token });
    expect(await response.text()).toBe('received Aoife');
  });

  it('is accepted with the token in a field of a plain form, which the action can still read', async () => {
    const response = await post({ Cookie: `XSRF-TOKEN=${token}` }, { name: 'Aoife', [csrfField]: token });
    expect(await response.text()).toBe('received Aoife');
  });

  it('is accepted from a multipart form', async () => {
    const body = new FormData();
    body.set('name', 'Aoife');
    body.set(csrfField, token);
    const { app } = createTestApp({ page: received });
    const response = await app.request('/enquiry', {
      method: 'POST',
      headers: { Cookie: `XSRF-TOKEN=${token}` },
      body,
    });
    expect(await response.text()).toBe('received Aoife');
  });

  it.each([
    ['without cookie and token', {}],
    ['without the token', { Cookie: `XSRF-TOKEN=${token}` }],
    ['without the cookie', { 'X-XSRF-TOKEN': token }],
    ['with another token', { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token.toUpperCase() }],
    ['with an empty cookie', { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
  ])('is refused %s', async (_, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This form has expired.');
  });

  it.each([
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Origin', ''],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
  ])('is refused from another site even with the token (%s: %s)', async (name, value) => {
    const response = await post({ Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, [name]: value });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('from another site');
  });

  it.each([
    [200, {}],
    [403, { Origin: 'https://evil.example' }],
  ])('through an emailed link responds %i with %o and no token', async (status, headers) => {
    const { app } = createTestApp({ page: received });
    const response = await app.request('http://localhost/enquiries/answer/a-1', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name: 'Aoife' }),
    });
    expect(response.status).toBe(status);
  });

  it.each([{}, { Origin: 'https://mail.example' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'that ends alerts by one press is accepted from any mail service (%o)',
    async (headers) => {
      const origin: TestPage = (request, { form }) =>
        new Response(`${request.method} ${request.headers.get('origin')} ${form?.get('List-Unsubscribe')}`);
      const { app } = createTestApp({ page: origin });
      const response = await app.request('http://localhost/alerts/end/e-1', {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(await response.text()).toBe('POST null One-Click');
    },
  );

  it('is accepted from the public address of a site behind a proxy', async () => {
    const { app } = createTestApp({ page: received, site: { origin: 'https://www.example.ie' } });
    const response = await app.request('http://inner:3000/enquiry', {
      method: 'POST',
      headers: {
        Cookie: `__Host-XSRF-TOKEN=${token}`,
        'X-XSRF-TOKEN': token,
        Origin: 'https://www.example.ie',
      },
      body: new URLSearchParams({ name: 'Aoife' }),
    });
    expect(response.status).toBe(200);
  });

  it('is refused from a host of the site’s own name that is not its configured origin', async () => {
    const { app } = createTestApp({
      page: received,
      site: { origin: 'https://www.example.ie' },
      siteOrigin: 'https://www.example.ie',
    });
    const response = await app.request('http://www.example.ie/enquiry', {
      method: 'POST',
      headers: {
        Cookie: `__Host-XSRF-TOKEN=${token}`,
        'X-XSRF-TOKEN': token,
        Origin: 'http://www.example.ie',
      },
      body: new URLSearchParams({ name: 'Aoife' }),
    });
    expect(response.status).toBe(403);
  });

  it('is refused over TLS with a cookie that another host could have set', async () => {
    const { app } = createTestApp({ page: received, site: { origin: 'https://www.example.ie' } });
    const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
    const response = await app.request('/enquiry', { method: 'POST', headers });
    expect(response.status).toBe(403);
  });

  it.each([
    ['other-site', { Origin: 'https://evil.example' }],
    ['bad-csrf-token', { 'X-XSRF-TOKEN': token }],
    ['bad-csrf-token', {}],
  ])('that is refused is logged for the operator as %s', async (name, headers) => {
    const { app, lines } = createTestApp({ page: received });
    const id = 'request-7';
    await app.request('/enquiry', { method: 'POST', headers: { ...headers, 'X-Request-Id': id } });
    const [line, ...others] = lines.filter(({ event }) => event !== undefined);
    expect(line).toMatchObject({
      level: 40,
      event: `security.${name}`,
      id,
      route: 'refused',
      path: '/enquiry',
      visitor: 'hash of ',
    });
    expect(others).toEqual([]);
  });
});

describe('a plain form without its cookie', () => {
  const plain = { Accept: 'text/html', Origin: 'http://localhost' };
  const written = { message: '<b>Is it "still" there?</b>', [csrfField]: token };

  it('can be sent again unchanged, with a new cookie', async () => {
    const response = await post(plain, written);
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain('This form had expired. Nothing was sent, and nothing you wrote is lost.');
    expect(page).toContain('name="message" value="&#60;b&#62;Is it &#34;still&#34; there?&#60;/b&#62;"');
    const [, given] = /name="xsrf-token" value="again\.([^"]+)"/.exec(page) ?? [];
    expect(response.headers.getSetCookie()[0]).toContain(`XSRF-TOKEN=${given};`);
    expect(page).toContain('<form method="post" action="/enquiry">');
  });

  const again = { ...written, [csrfField]: `again.${token}` };

  it('is accepted when it is sent again with the cookie', async () => {
    const response = await post({ ...plain, Cookie: `XSRF-TOKEN=${token}` }, { ...again, name: 'Aoife' });
    expect(await response.text()).toBe('received Aoife');
  });

  it('is told that the browser rejects cookies when sent again without, and its text is kept', async () => {
    const page = await (await post(plain, again)).text();
    expect(page).toContain('<h1>Your browser is blocking cookies from this site');
    expect(page).toContain(
      '<blockquote>&#60;b&#62;Is it &#34;still&#34; there?&#60;/b&#62;</blockquote><form method="post"',
    );
    expect(page).toContain('name="message"');
  });

  it('has merely expired again when it is sent again with another cookie', async () => {
    const response = await post({ ...plain, Cookie: `XSRF-TOKEN=${token.toUpperCase()}` }, again);
    const page = await response.text();
    expect(page).toContain('This form had expired.');
    expect(page).not.toContain('<blockquote>');
  });

  it.each([
    ['a program', { Origin: 'http://localhost' }, written],
    ['a browser that does not say where it comes from', { Accept: 'text/html' }, written],
    ['a form that never had a token', plain, { message: 'Hello' }],
  ])('is not offered to %s', async (_, headers, fields) => {
    expect(await (await post(headers, fields)).text()).not.toContain('<form');
  });
});

describe('a page with a form', () => {
  it('gives a new visitor a cookie with the form’s token, and is not cached', async () => {
    const response = await createTestApp({ page: form }).app.request('/contact-us');
    const [, given] = /token=(.+)/.exec(await response.text()) ?? [];
    expect(response.headers.getSetCookie()).toEqual([`XSRF-TOKEN=${given}; Path=/; SameSite=Lax`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.has('etag')).toBe(false);
  });

  it('uses the visitor’s existing token', async () => {
    const { app } = createTestApp({ page: form });
    const response = await app.request('/contact-us', { headers: { Cookie: `XSRF-TOKEN=${token}` } });
    expect(await response.text()).toBe(`token=${token}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('replaces a cookie that is not ours', async () => {
    const { app } = createTestApp({ page: form });
    const response = await app.request('/contact-us', { headers: { Cookie: 'XSRF-TOKEN="><script>' } });
    expect(await response.text()).not.toContain('script');
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('sends its cookie over TLS only where the site has TLS, and accepts it from no other host', async () => {
    const { app } = createTestApp({ page: form, site: { origin: 'https://www.example.ie' } });
    const [cookie] = (await app.request('/contact-us')).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-XSRF-TOKEN=[\w-]{32}; Path=\/; Secure; SameSite=Lax$/);
  });
});

it('gives a script the token on request', async () => {
  const response = await createTestApp().app.request('/rest/1.0/csrf');
  const { token: given } = (await response.json()) as { token: string };
  expect(response.headers.getSetCookie()[0]).toContain(`XSRF-TOKEN=${given};`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
