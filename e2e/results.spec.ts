import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './check-accessibility.ts';
import { expect, test } from './watch-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const adverts = (page: Page) => page.getByRole('list', { name: 'Adverts', exact: true }).getByRole('article');
/** Heard by a screen reader whenever the results change. */
const said = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ });
const references = (page: Page) =>
  page
    .locator('[aria-label="Adverts"] [data-advert]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-advert')));
/** The later part of the list follows the first in a frame of its own. */
const pageIsStill = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
const box = (page: Page, name: string, value: string) => page.locator(`#${name}-${value}`);
/** The label covers its small box, as it does for a finger. */
const tick = (page: Page, name: string, value: string) =>
  page.locator(`label[for="${name}-${value}"]`).click();
const open = (page: Page, filter: string) => page.locator('summary').filter({ hasText: filter }).click();

/** The filters answer from here on: the make has become a box to type in. */
async function openResults(page: Page, address: string) {
  await page.goto(address);
  await page.locator('input#make-0').waitFor({ state: 'attached' });
}

test.describe('on a desk', { tag: '@desk' }, () => {
  test('a filter changes results, counts, address and title in one go and keeps the focus', async ({
    page,
  }) => {
    await openResults(page, '/used-cars');
    const before = await said(page).textContent();
    await open(page, 'Fuel');
    await tick(page, 'fuel', 'diesel');
    await expect(heading(page)).toHaveText('New and used diesel cars for sale in Ireland');
    await expect(page).toHaveURL(/\/used-cars\?fuel=diesel$/);
    await expect(page).toHaveTitle(/^New and used diesel cars/);
    await expect(said(page)).not.toHaveText(before ?? '');
    await expect(box(page, 'fuel', 'diesel')).toBeFocused();
    await expect(box(page, 'fuel', 'diesel')).toBeChecked();
  });

  test('the results of a filter are on their way while the mouse rests on it', async ({ page }) => {
    await openResults(page, '/used-cars');
    await open(page, 'Fuel');
    const foreseen = page.waitForResponse((response) => response.url().includes('.data?fuel=diesel'));
    await page.locator('label[for="fuel-diesel"]').hover();
    expect((await (await foreseen).allHeaders())['cache-control']).toBe('private, max-age=20');
    await tick(page, 'fuel', 'diesel');
    await expect(page).toHaveURL(/fuel=diesel$/);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.data?fuel=diesel'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(sizes).toEqual([expect.any(Number), 0]);
  });

  test('what is chosen before the script has come counts too', async ({ page }) => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/entry\.client/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/used-cars', { waitUntil: 'commit' });
    await open(page, 'Fuel');
    await tick(page, 'fuel', 'diesel');
    letThrough();
    await expect(page).toHaveURL(/fuel=diesel$/);
  });

  test('the visitor’s last word counts, however quickly it follows the first', async ({ page }) => {
    await openResults(page, '/used-cars');
    await open(page, 'Fuel');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.data\?/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await tick(page, 'fuel', 'diesel');
    await tick(page, 'fuel', 'diesel');
    await tick(page, 'fuel', 'petrol');
    await tick(page, 'fuel', 'electric');
    await tick(page, 'fuel', 'petrol');
    release();
    await expect(page).toHaveURL('/used-cars?fuel=electric');
    await expect(heading(page)).toContainText('electric');
    await expect(box(page, 'fuel', 'electric')).toBeChecked();
    await expect(box(page, 'fuel', 'diesel')).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/used-cars');
  });

  test('what is chosen and outrun by another choice is not left standing', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=petrol');
    await page.route(/\.data\?/, async (route) => {
      if (route.request().url().includes('electric')) return;
      await route.continue();
    });
    await tick(page, 'fuel', 'electric');
    await expect(box(page, 'fuel', 'electric')).toBeChecked();
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL('/used-cars?fuel=petrol&sort=price-asc');
    await expect(box(page, 'fuel', 'electric')).not.toBeChecked();
    await expect(box(page, 'fuel', 'petrol')).toBeChecked();
  });

  test('Back restores what was chosen', async ({ page }) => {
    await openResults(page, '/used-cars');
    const before = (await said(page).textContent()) ?? '';
    await page.locator('input#make-0').fill('volksw');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/used-cars/volkswagen');
    await expect(heading(page)).toContainText('Volkswagen');
    await page.goBack();
    await expect(said(page)).toHaveText(before);
    await expect(page.getByRole('combobox', { name: 'Make' })).toHaveValue('');
  });

  test('a filter leaves the page where it is, and Back leads to the same place and cards', async ({
    page,
  }) => {
    await openResults(page, '/used-cars?fuel=diesel');
    await open(page, 'Gearbox');
    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
    const shown = await references(page);
    const place = () => page.evaluate(() => window.scrollY);
    const label = page.locator('label[for="transmission-automatic"]');
    await label.scrollIntoViewIfNeeded();
    const [before, boxBefore] = [await place(), await label.boundingBox()];
    await label.click();
    await expect(heading(page)).toContainText('automatic');
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    await pageIsStill(page);
    expect(await place()).toBe(before);
    expect((await label.boundingBox())?.y).toBeCloseTo(boxBefore?.y ?? 0, 0);
    await page.goBack();
    await expect(heading(page)).not.toContainText('automatic');
    await pageIsStill(page);
    expect(await place()).toBe(before);
    expect(await references(page)).toEqual(shown);
  });

  test('one key leads past the filters', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('link', { name: 'Skip to results' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  });

  test('the keyboard goes on where a link has led or what was removed stood', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/page=2#results$/);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toBeFocused();
    await expect(results).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();

    await openResults(page, '/used-cars?fuel=diesel&transmission=automatic');
    await page.getByRole('link', { name: 'Remove Diesel' }).press('Enter');
    await expect(page).toHaveURL('/used-cars?transmission=automatic');
    await expect(page.getByRole('link', { name: 'Remove Automatic' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/used-cars');
    await expect(results).toBeFocused();
  });

  test('the models of a make stand under it', async ({ page }) => {
    await openResults(page, '/used-cars/volkswagen');
    await tick(page, 'model', 'golf');
    await expect(page).toHaveURL('/used-cars/volkswagen/golf');
    await expect(heading(page)).toHaveText('New and used Volkswagen Golf for sale in Ireland');
  });

  test('the list can be a grid or a list, and stays so', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const [picture, words] = await Promise.all([
      adverts(page).first().locator('img').boundingBox(),
      adverts(page).first().getByRole('heading').boundingBox(),
    ]);
    expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  });

  test('each applied filter can be removed', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=diesel&transmission=automatic');
    await page.getByRole('link', { name: 'Remove Diesel' }).click();
    await expect(page).toHaveURL('/used-cars?transmission=automatic');
    await expect(box(page, 'fuel', 'diesel')).not.toBeChecked();
  });

  test('an advert can be hidden and brought back', async ({ page }) => {
    await openResults(page, '/used-cars');
    const first = adverts(page).first();
    const reference = await first.getAttribute('data-advert');
    await first.getByRole('button', { name: /^Hide/ }).click();
    await page.getByRole('button', { name: 'Hide this advert' }).click();
    await expect(first).not.toHaveAttribute('data-advert', reference ?? '');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toHaveAttribute('data-advert', reference ?? '');
    await expect(first.getByRole('button', { name: /^Hide/ })).toBeFocused();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the filters are a sheet whose button says what they would show', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ cars?$/ });
    const before = (await show.textContent()) ?? '';
    await open(page, 'Body');
    await tick(page, 'body', 'estate');
    await expect(show).not.toHaveText(before);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText('New and used estates for sale in Ireland');
  });

  test('a sentence closes the sheet and is explained on the page', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('searchbox', { name: 'Say it in words' }).fill('family car under 40k');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByText('We took that as')).toBeInViewport();
  });
});

test('the order can be chosen', async ({ page }) => {
  await openResults(page, '/used-cars');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await expect(page).toHaveURL('/used-cars?sort=price-asc');
  const prices = () =>
    adverts(page).evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [, price] = /€([\d,]+)/.exec((card.textContent ?? '').replace(/Price cut €[\d,]+/, '')) ?? [];
        return price ? [Number(price.replaceAll(',', ''))] : [];
      }),
    );
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.every((price, index) => price >= (shown[index - 1] ?? 0));
    })
    .toBe(true);
});

test('the next page is a link', async ({ page }) => {
  await page.goto('/used-cars');
  const first = await adverts(page).first().getAttribute('data-advert');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/used-cars\?page=2#results$/);
  await expect(page).toHaveTitle(/page 2/);
  await expect(adverts(page).first()).not.toHaveAttribute('data-advert', first ?? '');
});

test('where nothing is found, the page says which filter to give up', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?fuel=electric&maxYear=2012');
  const more = page.getByRole('region', { name: 'Nothing matches all of that' });
  await more.getByRole('link').first().click();
  await expect(more).toBeHidden();
  await expect(adverts(page).first()).toBeVisible();
});

test('a sentence becomes filters, and can be taken back', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/search?q=automatic+diesel+under+40k+near+Cork');
  await expect(page).toHaveURL(
    /\/search\?fuel=diesel&transmission=automatic&maxPrice=40000&near=cork&radius=50&said=/,
  );
  await expect(page.getByText('We took that as')).toBeVisible();
  await page.getByRole('link', { name: 'Search for the words instead' }).click();
  await expect(page).toHaveURL(/\/search\?q=automatic%20diesel.*&exact=/);
  await expect(page.getByRole('link', { name: /^Remove “automatic diesel/ })).toBeVisible();
});

test('a value that cannot be used is dropped and named', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?maxPrice=cheap&fuel=diesel');
  await expect(page.getByRole('status').filter({ hasText: 'could not be used' })).toContainText('cheap');
  await expect(heading(page)).toContainText('diesel');
});

test('featured adverts stand apart and say what they are', async ({ page }) => {
  await page.goto('/used-cars');
  const featured = page.getByRole('region', { name: 'Featured' });
  await expect(featured).toContainText('who pay to stand here');
  await expect(featured.getByRole('article').first()).toBeVisible();
  const apart = await featured
    .getByRole('article')
    .evaluateAll((cards) => cards.map(({ dataset }) => dataset.advert));
  const listed = await references(page);
  expect(apart.filter((reference) => listed.includes(reference ?? ''))).toEqual([]);
});

test('an advert of a plain listing is canonical for robots and leads visitors back', {
  tag: '@desk',
}, async ({ page, request }) => {
  const html = await (await request.get('/used-cars')).text();
  expect(html).toMatch(/<article[^>]*>.*?href="\/used-cars\/[^"]+\/fpa\//s);
  expect(html).not.toMatch(/href="\/search\/[^"/]+\/advert/);
  await openResults(page, '/used-cars');
  const first = adverts(page).first().getByRole('heading').getByRole('link');
  await first.click();
  await expect(page).toHaveURL(/\/search\/\w+\/advert/);
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
});

test('a dealer’s listing shows the dealer and its stock alone', async ({ page }) => {
  await page.goto('/used-cars?seller=trade');
  const dealer = adverts(page).first().getByRole('link').last();
  const name = (await dealer.textContent()) ?? '';
  await dealer.click();
  await expect(page).toHaveURL(/\/dealers\/ireland\/[a-z]+\/\d+$/);
  await expect(heading(page)).toContainText(`at ${name}`);
  await expect(page.getByRole('region', { name: 'Seller' })).toContainText(name);
});

test('addresses that have a better form, or none, are answered so', { tag: '@desk' }, async ({ request }) => {
  const answers: [string, number, string | undefined][] = [
    ['/used-cars?make=volkswagen', 301, '/used-cars/volkswagen'],
    ['/search?county=cork&maxPrice=9000', 301, '/search/ireland/cork?maxPrice=9000'],
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form with a button', async ({ page }) => {
    await page.goto('/used-cars');
    await page.getByLabel('To', { exact: true }).first().selectOption('20000');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL('/used-cars?maxPrice=20000');
    await expect(page.getByRole('link', { name: 'Remove Under €20,000' })).toBeVisible();
  });
});

test('the page is accessible, does not scroll sideways, and asks for its first picture at once', async ({
  page,
}) => {
  await page.goto('/used-cars/volkswagen?fuel=diesel');
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('fetchpriority', 'high');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
