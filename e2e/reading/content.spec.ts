import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { expect, test } from '../support/watch-page.ts';

test('a content page has its contents list, and a link in the text stays in the application', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/electric-cars');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electric cars');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // Collapsed on a phone.
  const fold = contents.locator('summary');
  if (await fold.isVisible()) await fold.click();
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/electric-cars#/);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'hybrid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hybrid cars');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a review shows its rating and its date, and links to others', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/car-reviews');
  await page.getByRole('link', { name: 'Toyota Corolla hybrid' }).click();
  const article = page.getByRole('article').first();
  await expect(article.getByText('Our Rating: 4.5/5')).toBeVisible();
  await expect(article.getByText('9 November 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(4);
});

test('a list is filtered by make at once', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/car-reviews');
  await page.getByLabel('Make').selectOption('nissan');
  await expect(page).toHaveURL('/car-reviews?make=nissan');
  await expect(page.getByText('1 article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByLabel('Make')).toHaveValue('');
});

test('texts can be searched', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/content');
  await page.getByRole('textbox', { name: 'Search reviews, news and advice' }).fill('nct first');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /results? for “nct first”/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pass the NCT first time' }).first()).toBeVisible();
});

test('figures in the news come from the market', { tag: '@desk' }, async ({ page, request }) => {
  const response = await request.get('/rest/1.0/Car/stock?size=1');
  const { totalResults } = (await response.json()) as { totalResults: number };
  await page.goto('/news/market-november-2026');
  const total = page.getByRole('region', { name: 'For sale here now' }).getByRole('listitem').first();
  await expect(total).toContainText(totalResults.toLocaleString('en-IE'));
});

test('the course links from module to module, and an old anchor leads to its card', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/learner-drivers#edt-lessons');
  await expect(page.getByRole('heading', { name: 'The twelve EDT lessons', level: 3 })).toBeInViewport();
  await page.getByRole('link', { name: /^Read the module.*Your learner permit/ }).click();
  await expect(page).toHaveURL('/learner-drivers/learner-permit');
  await expect(page.getByText('Module 2 of')).toBeVisible();
  await page.getByRole('navigation', { name: 'Other modules' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The twelve EDT lessons');
});

test('a road trip has its map, and its stops link to the cars around them', async ({ page }) => {
  await page.goto('/roadtrips');
  await page.getByRole('link', { name: 'Connemara and the Doolough Valley' }).first().click();
  const map = page.getByRole('img', { name: /^Map of the route through Galway, Clifden/ });
  await map.evaluate((image: HTMLImageElement) => image.decode());
  expect(await map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  const stops = page.getByRole('region', { name: 'The stops' }).getByRole('listitem');
  await expect(stops.first()).toContainText('Galway');
  await stops.first().getByRole('link').click();
  await expect(page).toHaveURL('/used-cars?near=galway&radius=25');
});

test('a question is found in the list and answered at its own address', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/ask-forecourt');
  await page
    .getByRole('region', { name: 'More answers' })
    .getByRole('link', { name: /deposit/ })
    .click();
  await expect(page).toHaveURL('/ask-forecourt/deposit-private');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Should I pay a deposit to hold a car?');
});

async function compareTwo(page: Page) {
  await page.goto('/car-safety');
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare/ });
  const bar = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await bar.click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to the previous page' }).click();
  await expect(page).toHaveURL('/car-safety');
}

test('adverts in a text are compared', { tag: '@desk' }, async ({ page }) => {
  await compareTwo(page);
});

test('an article that does not exist is not found', { tag: '@desk' }, async ({ request }) => {
  for (const path of ['/car-reviews/no-such-car', '/news/no-such-story', '/articles/none']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

for (const path of ['/electric-cars', '/car-reviews/hyundai-tucson', '/content', '/our-partners']) {
  test(`${path} is accessible in light and dark mode and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('adverts in a text are compared', async ({ page }) => {
    await compareTwo(page);
  });

  test('a list is filtered by a button and a page can be read', async ({ page }) => {
    await page.goto('/car-reviews');
    await page.getByLabel('Make').selectOption('nissan');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/make=nissan/);
    await page.getByRole('link', { name: 'Nissan Leaf' }).click();
    await expect(page.getByRole('heading', { name: 'The battery' })).toBeVisible();
  });
});
