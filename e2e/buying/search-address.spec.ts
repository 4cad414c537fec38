import { adverts, heading } from '../support/results-page.ts';
import { expect, test } from '../support/watch-page.ts';

test('if nothing is found, the page suggests which filter to remove', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?fuel=electric&maxYear=2012');
  const more = page.getByRole('region', { name: 'Nothing matches all of that' });
  await test.step('with the nearest adverts under each', async () => {
    const nearest = more
      .getByRole('list', { name: /not just/ })
      .first()
      .getByRole('article');
    await expect(nearest.first()).toBeVisible();
    expect(await nearest.count()).toBeLessThanOrEqual(3);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(more.getByText(/ more$/).first()).toBeInViewport({ ratio: 1 });
  });
  await more.getByRole('link').first().click();
  await expect(more).toBeHidden();
  await expect(adverts(page).first()).toBeVisible();
});

test('a single result is followed by the nearest adverts', { tag: '@desk' }, async ({ page, request }) => {
  const stock = await (await request.get('/rest/1.0/Car/stock?condition=used&fuel=diesel&size=1')).json();
  const { mileage } = stock.items[0].vehicle;
  await page.goto(`/used-cars?fuel=diesel&minMileage=${mileage}&maxMileage=${mileage}`);
  await expect(heading(page)).toHaveText(/^1 /);
  const more = page.getByRole('region', { name: 'Not many match' });
  await expect(more.getByRole('article').first()).toBeVisible();
  const one = await adverts(page).first().boundingBox();
  expect((await more.boundingBox())?.y).toBeGreaterThan(one?.y ?? 0);
  const reference = await adverts(page).first().getAttribute('data-advert');
  await expect(more.locator(`[data-advert="${reference}"]`)).toHaveCount(0);
});

test('a sentence becomes filters, and can be undone', { tag: ['@desk', '@journey'] }, async ({ page }) => {
  await page.goto('/search?q=automatic+diesel+under+40k+near+Cork');
  await expect(page).toHaveURL(
    /\/search\?fuel=diesel&transmission=automatic&maxPrice=40000&near=cork&radius=50&said=/,
  );
  await expect(page.getByText('From your words')).toBeVisible();
  await page.getByRole('link', { name: 'Search the exact words' }).click();
  await expect(page).toHaveURL(/\/search\?q=automatic%20diesel.*&exact=/);
  await expect(page.getByRole('link', { name: /^Remove “automatic diesel/ })).toBeVisible();
});

test('an invalid value is dropped and reported', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?maxPrice=cheap&fuel=diesel');
  await expect(page.getByRole('status').filter({ hasText: 'We left out the price' })).toContainText('cheap');
  await expect(heading(page)).toContainText('diesel');
});

test('addresses with a better form, or none, are redirected or not found', { tag: '@desk' }, async ({
  request,
}) => {
  const answers: [string, number, string | undefined][] = [
    ['/used-cars?make=volkswagen', 301, '/used-cars/volkswagen'],
    ['/search?county=cork&maxPrice=9000', 301, '/search/ireland/cork?maxPrice=9000'],
    ['/used-cars?minPrice=9000&maxPrice=5000', 301, '/used-cars?minPrice=5000&maxPrice=9000'],
    ['/used-cars?notMake=ford,bmw', 301, '/used-cars?notMake=bmw&notMake=ford'],
    ['/used-cars?q=...', 301, '/used-cars'],
    ['/used-cars/ireland', 200, undefined],
    ['/volkswagen', 200, undefined],
    ['/no-such-make', 404, undefined],
    ['/used-cars/ireland/atlantis', 404, undefined],
    ['/dealers/ireland/cork/999999', 404, undefined],
  ];
  for (const [address, status, location] of answers) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([address, response.status(), response.headers().location]).toEqual([address, status, location]);
  }
});
