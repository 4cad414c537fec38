import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { expect, test, untilHydrated } from '../support/watch-page.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Dealers', exact: true }).getByRole('article');

/** A dealer with a long word in its name, to be half typed and with a typing error. */
async function findLongName(page: Page): Promise<{ name: string; word: string }> {
  const names = await cards(page).getByRole('heading').allTextContents();
  for (const name of names) {
    const word = name.split(/[^A-Za-z]+/).find(({ length }) => length >= 7);
    if (word) return { name, word };
  }
  throw new Error('No dealer has a long name');
}

test('a name is suggested while typing, and links to the dealer', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/dealers');
  const { name, word } = await findLongName(page);
  const field = page.getByRole('combobox', { name: 'Name' });
  await field.pressSequentially(word.slice(0, 5));
  const offered = page.getByRole('option').filter({ hasText: name });
  await expect(offered).toBeVisible();
  await offered.click();
  await expect(page).toHaveURL(/\/dealers\/ireland\/[a-z]+\/\d+$/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('the arrows move into the suggestions, and Home and End back to the text', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/dealers');
  const { word } = await findLongName(page);
  const field = page.getByRole('combobox', { name: 'Name' });
  await field.pressSequentially(word.slice(0, 5));
  const offered = page.getByRole('listbox');
  await expect(offered).toBeVisible();
  await field.press('ArrowDown');
  await expect(offered.getByRole('option', { selected: true })).toHaveCount(1);
  await field.press('Home');
  await expect(offered.getByRole('option', { selected: true })).toHaveCount(0);
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(0);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/dealers\/ireland\/[a-z]+\/\d+$/);
});

test('a name with a typing error is found, and the list shows the correction', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/dealers');
  const { name, word } = await findLongName(page);
  const slip = `${word.slice(0, 4)}x${word.slice(5)}`;
  await page.getByRole('combobox', { name: 'Name' }).fill(slip);
  await page.getByRole('button', { name: 'Find dealers' }).click();
  await expect(page).toHaveURL(`/dealers/name/${slip.toLowerCase()}`);
  await expect(page.getByText(`No dealer is called “${slip.toLowerCase()}”`)).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a county is chosen on the map by mouse and by arrow keys', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/dealers');
  const map = page.getByRole('group', { name: 'Map of Ireland by county' });
  const counties = map.getByRole('link');
  const label = (await counties.first().getAttribute('aria-label')) ?? '';
  const [, county, count] = /^(\w+), (\d+) dealers?$/.exec(label) ?? [];
  await counties.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dealers in Co. ${county}`);
  await expect(page.getByText(new RegExp(`^${count} dealers?$`)).first()).toBeVisible();
  await expect(map.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');

  await map.getByRole('link', { name: label }).focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    if ((await map.locator(':focus').getAttribute('aria-label')) !== label) break;
  }
  const next = (await map.locator(':focus').getAttribute('aria-label'))?.split(',')[0] ?? '';
  expect(next).not.toBe(county);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dealers in Co. ${next}`);
});

test('near a town the nearest come first; a visitor who does not share their location is told what to do', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/dealers');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText('Type a town or an Eircode instead.')).toBeVisible();
  const near = page.getByRole('searchbox', { name: 'Near' });
  await near.fill('Mallow');
  await near.press('Enter');
  await expect(page).toHaveURL('/dealers?near=mallow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealers near Mallow');
  const away = await page.getByText(/km away$/).allTextContents();
  const distances = away.map((text) => Number.parseFloat(text.replace('under', '')));
  expect(distances.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('SIMI members are selected by a checkbox, and deselected by their chip', {
  tag: ['@desk', '@journey'],
}, async ({ page }) => {
  await page.goto('/dealers');
  const all = await page.getByRole('status').filter({ hasText: 'dealers' }).textContent();
  await page.getByText(/^SIMI members only/).click();
  await expect(page).toHaveURL('/dealers?simi=1');
  await expect(page.getByRole('link', { name: 'Remove SIMI members' })).toBeVisible();
  await expect(cards(page).getByText('This Dealer is SIMI Registered')).toHaveCount(
    await cards(page).count(),
  );
  await page.getByRole('link', { name: 'Remove SIMI members' }).click();
  await expect(page.getByRole('status').filter({ hasText: all ?? '' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /SIMI members/ })).not.toBeChecked();
});

test('an empty list suggests which filter to remove, and that works', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/dealers/name/nosuchdealer?simi=1');
  await expect(page.getByRole('heading', { name: 'No dealer matches all of that' })).toBeVisible();
  const way = page.getByRole('link', { name: /Any name/ });
  const found = /\d+ dealers?/.exec((await way.textContent()) ?? '')?.[0] ?? '';
  await way.click();
  await expect(page).toHaveURL('/dealers?simi=1');
  await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
});

test('on a phone the map fits and links to its county', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dealers');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  const map = page.getByRole('group', { name: 'Map of Ireland by county' });
  await expect(map).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await map.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/dealers\/ireland\/[a-z]+$/);
});

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the canonical address, and the order can be changed', async ({ page }) => {
    await page.goto('/dealers');
    const make = page.getByRole('combobox', { name: 'Make' });
    const chosen = (await make.getByRole('option').nth(1).getAttribute('value')) ?? '';
    await make.selectOption(chosen);
    await page.getByRole('searchbox', { name: 'Near' }).fill('Cork');
    await page.getByRole('button', { name: 'Find dealers' }).click();
    await expect(page).toHaveURL(/\/dealers\/make\/[\w-]+\?near=cork$/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('stock');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/\?near=cork&sort=stock$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${chosen} dealers near Cork`);
  });

  test('a number is shown on its own page', async ({ page }) => {
    await page.goto('/dealers?sort=stock');
    const card = cards(page).filter({ hasText: 'Show number' }).first();
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('button', { name: 'Show number' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Call ${name}`);
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveText(/\d{3}/);
  });
});

test('a number is shown in the list itself, and in the panel above a dealer’s stock', async ({ page }) => {
  await page.goto('/dealers?sort=stock');
  // Before that, the button is a plain form: without JavaScript the number is shown on another page.
  await untilHydrated(page);
  const numbers = page.getByRole('main').locator('a[href^="tel:"]');
  const name = await cards(page)
    .filter({ hasText: 'Show number' })
    .first()
    .getByRole('heading')
    .textContent();
  const card = cards(page).filter({ hasText: name ?? '' });
  await card.getByRole('button', { name: 'Show number' }).click();
  await expect(card.locator('a[href^="tel:"]')).toHaveText(/\d{3}/);
  await expect(numbers).toHaveCount(1);
  await expect(page).toHaveURL(/\/dealers\?sort=stock$/);

  await card.getByRole('link', { name: /^Stock: / }).click();
  const show = page.getByRole('button', { name: 'Show number' });
  // Until the stock is there, the list of dealers has one for each.
  await expect(show).toHaveCount(1);
  await show.click();
  await expect(numbers).toHaveText(/\d{3}/);
});
