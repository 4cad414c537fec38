import { describe, expect, it } from 'vitest';
import { createTestApp, type TestPage } from '../testing/test-app.ts';
import { csrfField } from './csrf.ts';

const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
const form: TestPage = (_, info) => new Response(`token=${info.csrfToken()}`);
const received: TestPage = async (request) =>
  new Response(`received ${(await request.formData()).get('name')}`);

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
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
  ])('is refused from another site even with the token (%s: %s)', async (name, value) => {
    const response = await post({ Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, [name]: value });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('from another site');
  });

  it('is accepted from the public address of a site behind a proxy', async () => {
    const { app } = createTestApp({ page: received, site: { origin: 'https://www.example.ie' } });
    const response = await app.request('http://inner:3000/enquiry', {
      method: 'POST',
      headers: { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, Origin: 'https://www.example.ie' },
      body: new URLSearchParams({ name: 'Aoife' }),
    });
    expect(response.status).toBe(200);
  });
});

describe('a page with a form', () => {
  it('gives a new visitor a cookie with the token of the form, and is kept by nobody', async () => {
    const response = await createTestApp({ page: form }).app.request('/contact-us');
    const [, given] = /token=(.+)/.exec(await response.text()) ?? [];
    expect(response.headers.getSetCookie()).toEqual([`XSRF-TOKEN=${given}; Path=/; SameSite=Lax`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.has('etag')).toBe(false);
  });

  it('uses the token that the visitor has', async () => {
    const { app } = createTestApp({ page: form });
    const response = await app.request('/contact-us', { headers: { Cookie: `XSRF-TOKEN=${token}` } });
    expect(await response.text()).toBe(`token=${token}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('replaces a cookie that is none of ours', async () => {
    const { app } = createTestApp({ page: form });
    const response = await app.request('/contact-us', { headers: { Cookie: 'XSRF-TOKEN="><script>' } });
    expect(await response.text()).not.toContain('script');
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('sends its cookie over TLS alone where the site has TLS', async () => {
    const { app } = createTestApp({ page: form, site: { origin: 'https://www.example.ie' } });
    expect((await app.request('/contact-us')).headers.getSetCookie()[0]).toContain('Secure');
  });
});

it('gives a script the token on request', async () => {
  const response = await createTestApp().app.request('/rest/1.0/csrf');
  const { token: given } = (await response.json()) as { token: string };
  expect(response.headers.getSetCookie()[0]).toContain(`XSRF-TOKEN=${given};`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('refuses what is larger than any form', async () => {
  const response = await post(
    { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token },
    { name: 'a'.repeat(300_000) },
  );
  expect(response.status).toBe(413);
});
