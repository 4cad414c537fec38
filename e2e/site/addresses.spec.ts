import { readExamples } from '../support/market-examples.ts';
import { readPage } from '../support/read-page.ts';
import { expect, test } from '../support/screenshot-failures.ts';

test('an unknown address is answered 404 with a link home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('region', { name: 'Latest cars' })).toBeVisible();
});

test('a wrong model in an advert’s address leads to the right one', async ({ request }) => {
  const href = (await readExamples(request)).adverts.Car.href;
  const wrong = href.replace(/\/used-cars\/[^/]+\/[^/]+\//, '/used-cars/some-make/some-model/');
  const response = await request.get(`${wrong}?from=mail`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`${href}?from=mail`);
});

test('an advert that never existed is answered 404', async ({ request }) => {
  const response = await request.get('/used-cars/ford/focus/fpa/zzzzzzzzzzzz');
  expect(response.status()).toBe(404);
});

test('the application data has the promised shape', async ({ request }) => {
  const response = await request.get('/rest/1.0/app');
  expect(await response.json()).toEqual({
    betaFeatures: expect.any(Array),
    tealiumEnvironmentName: expect.any(String),
    environmentName: 'local',
    isMobile: false,
  });
});

test('saved adverts are answered in the requested order', async ({ request }) => {
  const stock: { items: { publicReference: string }[] } = await (
    await request.get('/rest/1.0/Car/stock?size=3')
  ).json();
  const wanted = stock.items.map(({ publicReference }) => publicReference).reverse();
  const response = await request.get(`/rest/1.0/Car/saved-ads?${wanted.map((id) => `id=${id}`).join('&')}`);
  const items: { id: string; status: string }[] = await response.json();
  expect(items.map(({ id, status }) => [id, status])).toEqual(wanted.map((id) => [id, 'live']));
});

test('a picture comes as AVIF or WebP depending on the browser, and an invalid size gets a message', async ({
  request,
}) => {
  const { html } = await readPage(request, '/');
  const src = /\bsrc="(\/media\/adverts\/[^"]+\/304)"/.exec(html)?.[1] ?? '';
  const webp = await request.get(src, { headers: { accept: 'image/webp' } });
  expect(webp.headers()['content-type']).toBe('image/webp');
  expect(webp.headers()['cache-control']).toContain('immutable');
  const bad = await request.get(src.replace(/\/304$/, '/305'));
  expect(bad.status()).toBe(400);
  expect(await bad.text()).toContain('305');
});
