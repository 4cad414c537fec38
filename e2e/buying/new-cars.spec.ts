import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/check-accessibility.ts';
import { expect, test } from '../support/watch-page.ts';

const models = (page: Page) => page.getByRole('region', { name: 'New models' }).getByRole('article');

test('new cars are searched by make, and a model shows its price and tax', async ({ page }) => {
  await page.goto('/new-cars');
  const all = await models(page).count();
  expect(all).toBeGreaterThan(1);
  const first = models(page).first();
  const make = (await first.getByRole('link').getAttribute('href'))?.split('/')[2] ?? '';
  await page.getByLabel('Make').selectOption(make);
  await expect(page).toHaveURL(new RegExp(`make=${make}`));
  await expect.poll(() => models(page).count()).toBeLessThan(all);

  const name = await models(page).first().getByRole('link').textContent();
  await models(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New ${name}`);
  await expect(page.getByText('In stock from')).toBeVisible();
  await expect(page.getByRole('link', { name: /^See \d+ in stock/ })).toBeVisible();
  await expectAccessible(page);
});

test('the second address of the search has the first as its canonical', { tag: '@desk' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/cars');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/new-cars`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New cars');
  await expectAccessible(page);
});

test('popular new cars lead to makes', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/cars-ireland');
  await page.locator('main a[href^="/cars/"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New .+ cars$/);
});

test('an old address of electric cars leads to the make’s', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/bmw-electric');
  await expect(page).toHaveURL('/cars/bmw/bmw-electric');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New BMW electric cars');
});

test('a reviewed model links to its review', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/cars/toyota/corolla');
  const reading = page.getByRole('region', { name: 'Read about the Toyota Corolla' });
  await reading.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Corolla');
});

test('a model that is not sold is not found, and another spelling leads to the right one', {
  tag: '@desk',
}, async ({ request }) => {
  expect((await request.get('/cars/no-such-make')).status()).toBe(404);
  expect((await request.get('/cars/bmw/no-such-model')).status()).toBe(404);
  const other = await request.get('/cars/BMW', { maxRedirects: 0 });
  expect(other.status()).toBe(301);
  expect(other.headers().location).toBe('/cars/bmw');
});

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form still searches', async ({ page }) => {
    await page.goto('/new-cars');
    const href = await models(page).first().getByRole('link').getAttribute('href');
    const make = href?.split('/')[2] ?? '';
    await page.getByLabel('Make').selectOption(make);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`make=${make}`));
    await expect(models(page).first()).toBeVisible();
  });
});
