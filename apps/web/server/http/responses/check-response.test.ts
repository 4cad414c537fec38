import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

/** The response to a page that sends these headers, and its log lines. */
async function answerTo(headers: Record<string, string>, status = 302) {
  const { app, lines } = createTestApp({ page: () => new Response(null, { status, headers }) });
  const response = await app.request('/some-page');
  const errors = lines.filter(({ level }) => level === 50);
  return { status: response.status, location: response.headers.get('location'), errors };
}

describe('a redirect', () => {
  it.each(['/used-cars?a=1#top', 'http://localhost/used-cars'])('to %s passes', async (location) => {
    expect(await answerTo({ location })).toEqual({ status: 302, location, errors: [] });
  });

  it.each([
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'https://wa.me/353871234567',
    'javascript:alert(1)',
    'http://[',
  ])('to %j does not leave the site, and is logged', async (location) => {
    const answer = await answerTo({ location });
    expect(answer).toMatchObject({
      status: 500,
      location: null,
      errors: [{ msg: 'A response could not be sent' }],
    });
  });
});

it('turns a header that Node would not send into a plain failure', async () => {
  const answer = await answerTo({ 'x-made-up': 'a\u0001b' }, 200);
  expect(answer).toMatchObject({ status: 500, errors: [{ msg: 'A response could not be sent' }] });
});
