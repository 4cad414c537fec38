import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/check-accessibility.ts';
import { expect, test, untilHydrated } from '../support/watch-page.ts';

interface Saved {
  publicReference: string;
  title: string;
  price: number | null;
}

/** Cars of the running market, as a browser stores them. */
async function readCars(request: APIRequestContext, count: number): Promise<Saved[]> {
  const stock = await (await request.get(`/rest/1.0/Car/stock?condition=used&size=${count}`)).json();
  const ids = stock.items.map((item: { publicReference: string }) => `id=${item.publicReference}`).join('&');
  const items = await (await request.get(`/rest/1.0/Car/saved-ads?${ids}`)).json();
  return items.map(({ id, yearHalfYear: _, ...rest }: { id: string; yearHalfYear: string }) => ({
    publicReference: id,
    ...rest,
  }));
}

/** Puts vehicles into the browser before any page reads them. */
async function keep(page: Page, vehicles: readonly Saved[]): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('savedCar', list);
  }, JSON.stringify(vehicles));
}

const sharedPath = (cars: readonly Saved[]) =>
  `/saved-vehicles?list=Car:${cars.map((car) => car.publicReference).join(',')}`;
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });
const cards = (page: Page) => page.getByRole('region', { name: 'Saved cars' }).getByRole('article');

test('a heart pressed before any script loads saves as soon as one does', { tag: '@desk' }, async ({
  page,
}) => {
  const { promise: line, resolve: openLine } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => line.then(() => route.continue()));
  await page.goto('/used-cars', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  openLine();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(page)).toContainText('1');
});

test('a heart saves at once, in every tab, and for the next visit', { tag: '@journey' }, async ({
  page,
  context,
  request,
}) => {
  const cars = await readCars(request, 2);
  await page.goto(sharedPath(cars));
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto('/saved-vehicles');
  await expect(other.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible();

  const heart = page.getByRole('button', { name: `Save ${cars[0]?.title}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(page)).toContainText('1');
  await expect(page.getByText('Saved, 1 car', { exact: true })).toBeAttached();
  await expect(badge(other)).toContainText('1');
  await expect(cards(other)).toHaveCount(1);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(cards(other)).toHaveCount(0);
});

test('saved vehicles are counted at the heart, not as messages', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  await keep(page, await readCars(request, 2));
  await page.goto('/');
  await expect(badge(page)).toContainText('2');
  await expect(page.getByRole('banner').locator('[data-unread]')).toBeHidden();
});

test('a saved card says where the vehicle is, and the tools share a line', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  await keep(page, await readCars(request, 6));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/saved-vehicles');
  const facts = cards(page).getByText(/Co\. /);
  await expect(cards(page)).toHaveCount(6);
  await expect(facts.first()).toBeVisible();
  const isWhole = (spans: Element[]) => spans.every((span) => span.scrollWidth <= span.clientWidth + 1);
  expect(await facts.evaluateAll(isWhole)).toBe(true);
  expect(await cards(page).first().boundingBox()).toMatchObject({ width: 300, height: 364 });
  await page.setViewportSize({ width: 820, height: 1180 });
  const share = await page.getByText('Share', { exact: true }).boundingBox();
  const print = await page.getByRole('button', { name: 'Print' }).boundingBox();
  expect(Math.abs((print?.y ?? 0) - (share?.y ?? 0))).toBeLessThan(8);
});

test('the thirty-first is silently refused', { tag: '@desk' }, async ({ page, request }) => {
  const cars = await readCars(request, 31);
  await keep(page, cars.slice(0, 30));
  await page.goto(sharedPath(cars.slice(30)));
  await untilHydrated(page);
  const heart = page.getByRole('button', { name: `Save ${cars[30]?.title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page)).toContainText('30');
});

test('saved vehicles are shown without details if no response comes', { tag: '@desk' }, async ({
  page,
  request,
  complaints,
}) => {
  await keep(page, await readCars(request, 2));
  const refused = page.waitForEvent('requestfailed');
  await page.route(/saved-vehicles\.data/, (route) => route.abort());
  await page.goto('/saved-vehicles');
  await refused;
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/saved-vehicles$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved vehicles' })).toBeVisible();
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

test('a removed vehicle is not a link and can be restored at its place', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  const cars = await readCars(request, 3);
  await keep(page, cars);
  await page.goto('/saved-vehicles');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText(/[\d,]+ km( \([\d,]+ miles\))?\s· /);
  const titles = await cards(page).getByRole('heading').allTextContents();
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL('/saved-vehicles');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
});

test('an ended advert looks expired, and a price drop is shown', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  const [car] = await readCars(request, 1);
  if (!car?.price) throw new Error('The first car has no price');
  await keep(page, [
    { ...car, price: car.price + 500 },
    { ...car, publicReference: 'zzzzzzzzzzzz', title: '191 Sold Car' },
  ]);
  await page.goto('/saved-vehicles');
  await expect(page.getByText('€500 less than when you saved it')).toBeVisible();
  const gone = cards(page).filter({ hasText: '191 Sold Car' });
  await expect(gone).toContainText('Expired advert');
  await expect(gone.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});

test('the address keeps the channel and the order', { tag: '@desk' }, async ({ page, request }) => {
  await keep(page, await readCars(request, 3));
  await page.goto('/saved-vehicles');
  await page.getByLabel('Order').selectOption('price-asc');
  await expect(page).toHaveURL('/saved-vehicles?channel=cars&sort=price-asc');
  await page.getByText('Bikes', { exact: true }).click();
  await expect(page).toHaveURL(/channel=bikes/);
  await expect(page.getByRole('heading', { name: 'No saved bikes yet' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
});

test('chosen vehicles are compared side by side, with differences marked', async ({ page, request }) => {
  await keep(page, await readCars(request, 3));
  await page.goto('/saved-vehicles');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await boxes.nth(0).press('Space');
  await expect(compare).toBeInViewport();
  await boxes.nth(1).press('Space');
  await compare.click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const price = page.getByRole('rowheader', { name: /^Price(?! rating)/ });
  const row = table.getByRole('row').filter({ has: price });
  await expect(row.getByRole('cell')).toHaveCount(2);
  await expect(row.getByRole('link', { name: /^Message (dealer|seller) about/ })).toHaveCount(2);
  const same = table.getByRole('rowheader', { name: 'Condition' });
  await expect(same).toBeVisible();
  await page.getByLabel(/^Differences only/).press('Space');
  await expect(same).toBeHidden();
  await expectAccessible(page);

  const heart = table.getByRole('button', { name: /^Save / }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(badge(page)).toContainText('2');
  await heart.click();
  await expect(badge(page)).toContainText('3');
});

test('a comparison begins at its heading, keeps its names in view and links back', async ({
  page,
  request,
}) => {
  await keep(page, await readCars(request, 3));
  await page.goto('/saved-vehicles');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).press('Space');
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('columnheader').nth(2)).toBeInViewport();

  const names = page.locator('[aria-hidden] > [data-shown]');
  await expect(names).toHaveCount(0);
  await page.getByRole('rowheader', { name: 'Fuel' }).evaluate((row) => row.scrollIntoView());
  await expect(names).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved vehicles' })).toBeFocused();
});

test('three vehicles fit side by side on a phone, with their words whole', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const cars = await readCars(request, 3);
  await page.goto(`/saved-vehicles?${cars.map((car) => `compare=${car.publicReference}`).join('&')}`);
  await expect(page.getByRole('columnheader').nth(2)).toBeInViewport({ ratio: 0.99 });
  const broken = await page.locator('th[scope="row"]').evaluateAll((labels) =>
    labels
      .filter((label) => label.getBoundingClientRect().height > 0)
      .filter((label) => label.scrollWidth > label.clientWidth || label.clientHeight > 60)
      .map((label) => label.textContent),
  );
  expect(broken).toEqual([]);
});

test('a shared list can be saved as a whole', { tag: '@desk' }, async ({ page, request }) => {
  const cars = await readCars(request, 3);
  await page.goto(`${sharedPath(cars)},zzzzzzzzzzzz`);
  await expect(page.getByText('One other is no longer for sale.')).toBeVisible();
  await page.getByRole('button', { name: 'Save them all' }).click();
  await expect(badge(page)).toContainText('3');
  await expectAccessible(page);
});

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list shows its vehicles and compares them', async ({ page, request }) => {
    const cars = await readCars(request, 3);
    await page.goto(sharedPath(cars));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    await boxes.nth(0).press('Space');
    await boxes.nth(2).press('Space');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);

    await page.goto('/used-cars');
    for (const place of [0, 1, 3]) await boxes.nth(place).press('Space');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('cars for sale');
  });

  test('a cached page marks the hearts of this visitor and counts them in the header', async ({
    page,
    browser,
  }) => {
    const main = page.getByRole('main');
    // By its address: adverts that others place meanwhile come before it.
    const cardOf = (href: string) =>
      main.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) });
    const isFilled = (href: string) =>
      cardOf(href)
        .getByRole('button', { name: /^Save / })
        // Newer versions of Chromium write "contain, 100% auto".
        .evaluate((heart) => /100%( auto)?$/.test(getComputedStyle(heart, '::after').maskSize));
    await page.goto('/used-cars');
    await expect(badge(page)).not.toHaveAccessibleName(/\d/);
    const titles = main.getByRole('article').getByRole('heading').getByRole('link');
    const [left = '', saved = ''] = await titles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    await cardOf(saved)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(page).toHaveURL(/\/saved-vehicles/);
    await page.goto('/used-cars');
    expect([await isFilled(left), await isFilled(saved)]).toEqual([false, true]);
    await expect(badge(page)).toHaveAccessibleName(/1/);
    await cardOf(saved).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(saved);
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    expect(await save.locator('span').evaluate((word) => getComputedStyle(word, '::after').content)).toBe(
      '"d"',
    );

    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(new URL('/used-cars', page.url()).href);
    await expect(badge(other)).not.toHaveAccessibleName(/\d/);
    await other.close();
  });

  test('a vehicle is saved, shown, compared and removed', async ({ page }) => {
    const plain = { waitUntil: 'load' } as const;
    const main = page.getByRole('main');
    await page.goto('/saved-vehicles', plain);
    await expect(main.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible();
    for (const count of [1, 2]) {
      await page.goto('/used-cars', plain);
      await main
        .getByRole('button', { name: /^Save / })
        .nth(count)
        .click();
      await expect(page).toHaveURL('/saved-vehicles?channel=cars&from=%2Fused-cars');
      await expect(main.getByRole('article')).toHaveCount(count);
      await expect(main.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
        'href',
        '/used-cars',
      );
    }
    await expect(badge(page)).toHaveAccessibleName(/2/);
    for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.press('Space');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
    await page.goBack(plain);
    await main
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(main.getByRole('article')).toHaveCount(1);
  });
});
