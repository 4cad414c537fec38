import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const path = '/rest/1.0/account/saved-vehicles';
const none = { Car: [], Commercial: [], Bike: [] };

async function send(body: unknown, cookies = '') {
  const { app } = createTestApp();
  const token = 'a'.repeat(32);
  return app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': token,
      Cookie: `XSRF-TOKEN=${token}; ${cookies}`,
    },
    body: JSON.stringify(body),
  });
}

test('nobody’s saved vehicles are joined, whatever the cookie says', async () => {
  for (const cookies of ['', 'authToken=1', 'session=guessed; authToken=1']) {
    const answer = await send({ saved: none, common: null }, cookies);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
});

test('a list that is longer than any browser’s is refused', async () => {
  const Car = Array.from({ length: 31 }, () => ({}));
  expect((await send({ saved: { ...none, Car }, common: null })).status).toBe(400);
});
