import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { feedCheckerPath, maxFeedBytes } from './feed-limits.ts';

const token = 'a'.repeat(32);
const { app } = createTestApp({
  page: async (request) => new Response(String((await request.text()).length)),
});

function send(path: string, bytes: number) {
  return app.request(path, {
    method: 'POST',
    headers: { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, Accept: 'application/json' },
    body: 'x'.repeat(bytes),
  });
}

describe('what may be sent', () => {
  it.each([feedCheckerPath, `${feedCheckerPath}.data`])('to %s is as large as a feed', async (path) => {
    expect(await (await send(path, maxFeedBytes)).text()).toBe(String(maxFeedBytes));
  });

  it('to the checker is no larger', async () => {
    const response = await send(feedCheckerPath, maxFeedBytes + 70_000);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('What was sent is larger than 5 MB.');
  });

  it('to other pages stays small', async () => {
    expect((await send('/contact-us', 1024 * 1024)).status).toBe(413);
  });
});

it('example feeds are there to be downloaded', async () => {
  const response = await app.request('/feed-examples/stock.csv');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="stock.csv"');
  expect(await response.text()).toMatch(/^reference,channel,make,/);
});
