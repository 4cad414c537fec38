import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { explainFailedSubmit } from './explain-failed-submit.ts';

afterEach(() => vi.unstubAllGlobals());

function siteAnswers(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
}

test('a lost connection is reported as one', async () => {
  const { advice, token } = await explainFailedSubmit(new TypeError('Failed to fetch'));
  expect(advice).toMatch(/^Check your connection/);
  expect(token).toBeNull();
});

test('an expired form gets a new token to send with', async () => {
  siteAnswers(async () => Response.json({ token: 'new' }));
  const { advice, token } = await explainFailedSubmit(new ErrorResponse(403, 'Forbidden', ''));
  expect(advice).toMatch(/had expired, so we’ve refreshed it/);
  expect(token).toBe('new');
});

test('an expired form without a new token asks to reload the page', async () => {
  siteAnswers(async () => {
    throw new TypeError('Failed to fetch');
  });
  const { advice, token } = await explainFailedSubmit(new ErrorResponse(403, 'Forbidden', ''));
  expect(advice).toMatch(/Reload the page/);
  expect(token).toBeNull();
});

test('a fault of the site is not blamed on the connection', async () => {
  expect((await explainFailedSubmit(new ErrorResponse(500, '', ''))).advice).toMatch(/on our side/);
});

test('a redirect is rethrown', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(explainFailedSubmit(redirect)).rejects.toBe(redirect);
});
