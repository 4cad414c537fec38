import { expectAccessible, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { expect, test } from '../support/watch-page.ts';

test('popular searches count what their listings contain', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/popular-searches');
  for (const group of ['Makes', 'Prices', 'Fuels']) {
    const cars = page.getByRole('region', { name: 'Cars', exact: true });
    const heading = cars.getByRole('heading', { name: group, exact: true });
    const link = heading.locator('xpath=..').getByRole('link').first();
    const count = await link.locator('span').textContent();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} .*for sale`));
    await page.goBack();
  }
});

test('the popular searches have a heading, a trail and all three channels, and are accessible', async ({
  page,
}) => {
  await page.goto('/popular-searches');
  await expect(page).toHaveTitle(/^Popular searches/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular searches');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Cars|Commercials|Bikes)$/ }),
  ).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
