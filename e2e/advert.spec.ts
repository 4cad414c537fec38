import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './watch-page.ts';

async function openFirstAdvert(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
}

test('Back leads from an advert to the home page, and Forward to the advert again', async ({ page }) => {
  await openFirstAdvert(page);
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Latest cars' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
});

test('an advert survives a reload', async ({ page }) => {
  await openFirstAdvert(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an advert names its canonical address in full', async ({ page, baseURL }) => {
  await openFirstAdvert(page);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe(page.url());
  expect(canonical).toContain(`${baseURL}/used-cars/`);
});

test('an advert does not scroll sideways', async ({ page }) => {
  await openFirstAdvert(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an advert is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openFirstAdvert(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
