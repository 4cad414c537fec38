import { expect, test } from 'vitest';
import { loadWholePage } from './load-whole-page.ts';

const url = new URL('http://localhost/used-cars?fuel=diesel');

function answer(error: unknown, method = 'GET'): Promise<unknown> {
  const results = { results: { type: 'error' as const, result: error } };
  return loadWholePage({ request: { method }, url }, async () => results).catch((thrown) => thrown);
}

const statusError = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each([
  ['without a connection', new TypeError('Failed to fetch')],
  ['when a proxy does not reach the site', statusError(502)],
])('%s, the next page is loaded in full', async (_, error) => {
  const thrown = await answer(error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe('/used-cars?fuel=diesel');
  expect((thrown as Response).headers.get('x-remix-reload-document')).toBe('true');
});

test.each([
  ['a page that is not there', statusError(404)],
  ['a fault of the site', new Error('broken')],
])('%s is shown on its own screen', async (_, error) => {
  expect(await answer(error)).toBeUndefined();
});

test('a submission is not sent again', async () => {
  expect(await answer(new TypeError('Failed to fetch'), 'POST')).toBeUndefined();
});
