import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const token = 'x'.repeat(32);

function report(
  headers: Record<string, string>,
  body: unknown = { logoUrls: ['/media/dealers/d7/logo/160'] },
) {
  return createTestApp().app.request('/rest/1.0/logo-failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const own = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };

test('a page of ours can report logos that failed to load', async () => {
  expect((await report(own)).status).toBe(204);
});

test('another site cannot', async () => {
  expect((await report({})).status).toBe(403);
});

test('a report without a logo, or with too many, is refused', async () => {
  expect((await report(own, {})).status).toBe(400);
  expect((await report(own, { logoUrls: [] })).status).toBe(400);
  expect((await report(own, { logoUrls: ['x'.repeat(301)] })).status).toBe(400);
  expect((await report(own, { logoUrls: Array(101).fill('x') })).status).toBe(400);
});

test('a body that is not JSON, or not declared as JSON, is a client error', async () => {
  const send = (type: string) =>
    createTestApp().app.request('/rest/1.0/logo-failures', {
      method: 'POST',
      headers: { 'Content-Type': type, ...own },
      body: '{',
    });
  expect((await send('application/json')).status).toBe(400);
  expect((await send('text/plain')).status).toBe(415);
});

test('a GET request says that the address only accepts reports', async () => {
  const answer = await createTestApp().app.request('/rest/1.0/logo-failures');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
