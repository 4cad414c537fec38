import { addDays, type CalendarDay, dublinDay, dublinMoment, findBankHoliday } from '@forecourt/domain';
import { weekdayOf } from '@forecourt/domain/testing';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/watch-page.ts';

interface Seller {
  dealerId: number;
  name: string;
  href: string;
  hasStore: boolean;
}

/** The dealer with the most cars among those with a store, or without one. */
async function findDealer(request: APIRequestContext, hasStore: boolean): Promise<Seller> {
  const { items } = await (await request.get('/rest/1.0/Car/stock?seller=trade&size=100')).json();
  const sellers: Seller[] = items.map((item: { dealerDetailSummary: Seller }) => item.dealerDetailSummary);
  const counted = Map.groupBy(
    sellers.filter((seller) => seller.hasStore === hasStore),
    ({ dealerId }) => dealerId,
  );
  const [most] = [...counted.values()].sort((a, b) => b.length - a.length);
  if (!most?.[0]) throw new Error('The market has no such dealer');
  return most[0];
}

/** A Wednesday in the coming weeks with usual opening hours: Christmas and New Year's Day may both be one. */
function nextWednesday(): CalendarDay {
  const today = dublinDay(new Date());
  const wednesday = Array.from({ length: 28 }, (_, ahead) => addDays(today, ahead + 1)).find(
    (day) => weekdayOf(day) === 'wednesday' && findBankHoliday(day) === null,
  );
  if (!wednesday) throw new Error('Four weeks have an ordinary Wednesday');
  return wednesday;
}

/** The name in the address may be anything: it is corrected. */
const storeOf = ({ dealerId }: Seller) => `/stores/any/${dealerId}`;

for (const [hour, words] of [
  [12, /^Open now, closes at \d/],
  [3, /^Closed now, opens at \d/],
] as const) {
  test(`a cached page shows the correct state at ${hour} o'clock, before hydration and after`, async ({
    page,
    request,
  }) => {
    const wednesday = nextWednesday();
    const seller = await findDealer(request, true);
    await page.clock.setFixedTime(dublinMoment({ ...wednesday, minutes: hour * 60 }));
    await page.route('**/assets/**.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(storeOf(seller));
    await expect(page.locator('main [data-state]').first()).toHaveText(words);
    await page.unroute('**/assets/**.js');
    await page.reload();
    await untilHydrated(page);
    await expect(page.locator('main [data-state]').first()).toHaveText(words);
    await expect(page.getByRole('row', { name: /Wednesday/ })).toHaveAttribute('data-today');
  });
}

test('the stock is filtered and sorted on the store itself', async ({ page, request }) => {
  await page.goto(storeOf(await findDealer(request, true)));
  const stock = page.getByRole('region', { name: 'In stock' });
  await stock.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  const make = stock.getByLabel('Make');
  const value = (await make.locator('option').nth(1).getAttribute('value')) ?? '';
  await make.selectOption(value);
  await expect(page).toHaveURL(new RegExp(`make=${value}&sort=price-asc$`));
  await expect(stock.getByRole('listitem').first()).toBeVisible();
  await stock.getByRole('link', { name: 'Show all' }).click();
  await expect(make).toHaveValue('');

  await test.step('and compared there', async () => {
    const ticks = stock.getByRole('checkbox', { name: /^Compare/ });
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await expect(stock.locator('form#compare')).toContainText('2 cars to compare');
    await stock.getByRole('button', { name: 'Compare 2' }).first().click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the dealer' }).click();
    await expect(stock).toBeVisible();
  });
});

test('on a phone a dealer’s stock begins in the first screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const seller = await findDealer(request, true);
  for (const [path, most] of [
    [storeOf(seller), 560],
    [seller.href, 500],
  ] as const) {
    await page.goto(path);
    const box = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(box?.y, path).toBeLessThanOrEqual(most);
  }
});

test('the panel above the stock links to the reviews', async ({ page }) => {
  await page.goto('/dealers?sort=rating');
  await page.getByRole('link', { name: 'View cars' }).first().click();
  const panel = page.getByRole('region', { name: 'Seller' });
  await panel.getByRole('link', { name: 'Read reviews' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible();
});

test('a dealer without a store is not found there, but its stock is', async ({ page, request }) => {
  const seller = await findDealer(request, false);
  // A status of 404 is expected, and browsers log it.
  const response = await request.get(storeOf(seller));
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(`href="${seller.href}"`);
  await page.goto(`${seller.href}/map`);
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View store' })).toHaveCount(0);
});

test('directions open in a new tab, without asking first', async ({ page, request }) => {
  await page.goto(`${(await findDealer(request, true)).href}/map`);
  const directions = page.getByRole('link', { name: /^Directions/ });
  await expect(directions.first()).toHaveAttribute('target', '_blank');
  await expect(directions.first()).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('img', { name: /^Map of the area/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a store names the day of its hours, and its stock is filtered by a form', async ({
    page,
    request,
  }) => {
    await page.goto(storeOf(await findDealer(request, true)));
    await expect(page.getByText(/^\w+day \d{1,2} [A-Z]\w+.*: (closed|\d)/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Opening hours' }).click();
    await expect(page).toHaveURL(/#hours$/);
    await page.getByLabel('Price to').selectOption('20000');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/maxPrice=20000.*#stock$/);
    await expect(page.getByLabel('Price to')).toHaveValue('20000');
  });
});
