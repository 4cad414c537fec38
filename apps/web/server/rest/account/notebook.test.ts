import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const change = { id: 'a', subject: '0123456789ab', field: 'notes', value: 'x', base: 0, earlier: [] };

async function send(body: unknown, cookies = '') {
  const { app } = createTestApp();
  const token = 'a'.repeat(32);
  return app.request('/rest/1.0/account/notebook', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': token,
      Cookie: `XSRF-TOKEN=${token}; ${cookies}`,
    },
    body: JSON.stringify(body),
  });
}

test('nobody’s notebook is joined, whatever the cookie says', async () => {
  for (const cookies of ['', 'authToken=1', 'session=guessed; authToken=1']) {
    const answer = await send({ account: null, changes: [change] }, cookies);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
});

test.each([
  ['an unknown field', { field: 'tick:nothing' }],
  ['no vehicle', { subject: '../x' }],
  ['a text that is too long', { value: 'x'.repeat(12_001) }],
  ['a version below none', { base: -1 }],
])('%s is refused', async (_, wrong) => {
  expect((await send({ account: null, changes: [{ ...change, ...wrong }] })).status).toBe(400);
});

test('more changes than a device sends at once are refused', async () => {
  const changes = Array.from({ length: 21 }, () => change);
  expect((await send({ account: null, changes })).status).toBe(400);
});
