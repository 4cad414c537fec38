import type { Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const adverts = (page: Page) =>
  page.getByRole('list', { name: 'Adverts', exact: true }).getByRole('article');
/** Announced by a screen reader whenever the results change. */
export const said = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ });
export const references = (page: Page) =>
  page
    .locator('[aria-label="Adverts"] [data-advert]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-advert')));
/** The rest of the list follows the first part in a later frame. */
export const pageIsStill = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
export const box = (page: Page, name: string, value: string) =>
  page.locator(`input[type="checkbox"][name="${name}"][value="${value}"]`);
/** The label of an option, which is larger than its box. */
export const optionOf = (page: Page, name: string, value: string) =>
  page.locator('label', { has: box(page, name, value) });
export const tick = (page: Page, name: string, value: string) => optionOf(page, name, value).click();
export const open = (page: Page, filter: string) =>
  page.locator('summary').filter({ hasText: filter }).click();

/** The filters respond from here on: the make has become a text box. */
export async function openResults(page: Page, address: string) {
  await page.goto(address);
  await page.locator('input#make-0').waitFor({ state: 'attached' });
}
