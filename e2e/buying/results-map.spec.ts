import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { heading } from '../support/results-page.ts';
import { expect, test } from '../support/watch-page.ts';

/** `Cork, 135 cars` is 135. */
async function countOf(page: Page, map: string): Promise<{ count: string; follow: () => Promise<void> }> {
  const link = page.getByRole('group', { name: map }).getByRole('link', { name: /^Cork, / });
  const [, count = ''] = /, ([\d,]+) /.exec((await link.getAttribute('aria-label')) ?? '') ?? [];
  return { count, follow: () => link.focus().then(() => page.keyboard.press('Enter')) };
}

async function followTheMap(page: Page) {
  await page.goto('/used-cars?fuel=diesel');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/search/map?fuel=diesel');

  const county = await countOf(page, 'Map of Ireland by county');
  await county.follow();
  await expect(page).toHaveURL('/search/map?fuel=diesel&county=cork');
  await expect(heading(page)).toHaveText(`${county.count} diesel cars for sale in Co. Cork`);

  const town = await countOf(page, 'Map of Co. Cork by town');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cork' }).last()).toContainText(
    town.count,
  );
  await town.follow();
  await expect(page).toHaveURL(/\/search\/ireland\/cork\?fuel=diesel&near=cork&radius=5$/);
  await expect(heading(page)).toHaveText(new RegExp(`^${town.count} `));
}

/** The filters stand with the map, and changing them stays on it. */
async function filterTheMap(page: Page, send: () => Promise<void>) {
  await page.goto('/search/map?fuel=diesel');
  await page.getByRole('main').locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('main').locator('summary', { hasText: 'Gearbox' }).click();
  await page.getByRole('checkbox', { name: /^Automatic/ }).press('Space');
  await send();
  await expect(page).toHaveURL(/\/search\/map\?.*transmission=automatic/);
  await expect(heading(page)).toHaveText(/ automatic diesel cars? for sale$/);
}

test('results open as a map of counties, a county as a map of its towns', async ({ page }) => {
  await followTheMap(page);
  for (const path of ['/search/map?fuel=diesel', '/search/map?county=dublin']) {
    await page.goto(path);
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  }
  await test.step('the filters change the map in place', async () => {
    await filterTheMap(page, async () => {});
    await expectNoSidewaysScroll(page);
    await page.goto('/search/map?county=dublin');
  });
  await test.step('the arrow keys move from town to town', async () => {
    const map = page.getByRole('group', { name: 'Map of Co. Dublin by town' });
    await map.getByRole('link', { name: /^Dublin, / }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(map.locator('a:focus')).toHaveAttribute('aria-label', /^(Santry|Finglas), /);
  });
});

test.describe('without JavaScript', { tag: ['@desk', '@no-js'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the map leads to the same lists', async ({ page }) => {
    await followTheMap(page);
    await filterTheMap(page, () => page.getByRole('button', { name: 'Show results' }).click());
  });
});
