import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { readLayoutShift, watchLayoutShift } from '../support/page-load/layout-shift.ts';
import { openUntilQuiet } from '../support/page-load/open-until-quiet.ts';
import { heading } from '../support/results-page.ts';
import { expect, test } from '../support/watch-page.ts';

test('the home page shows adverts of all three channels with their pictures, and is accessible', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your next car, commercial or bike');
  for (const heading of ['Latest cars', 'Latest commercials', 'Latest bikes']) {
    const section = page.getByRole('region', { name: heading });
    await expect(section.getByRole('article')).toHaveCount(8);
  }
  await test.step('only the top picture is loaded eagerly', async () => {
    const eager = page.locator('main img[loading="eager"]');
    await expect(eager).toHaveCount(1);
    await expect(eager).toHaveAttribute('fetchpriority', 'high');
  });
  await test.step('no card overlaps its neighbour', async () => {
    const overlaps = await page.getByRole('article').evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.filter((box, at) => {
        const next = boxes[at + 1];
        return next !== undefined && next.top === box.top && next.left < box.right;
      }).length;
    });
    expect(overlaps).toBe(0);
  });
  const first = page.getByRole('article').first().locator('img').first();
  // Pictures below the window are loaded when it comes near them.
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await test.step('a price drop shows by how much', async () => {
    const cards = page.getByRole('region', { name: 'Price drops' }).getByRole('article');
    await expect(cards.first()).toContainText(/Price cut €[\d,]+/);
  });
  await test.step('nothing on a card of a shelf is cut off', () => expectNothingCutOff(page));
  await test.step('it is accessible in light and dark mode and does not scroll sideways', async () => {
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  });
});

test('cards have the size of their kind where they have room', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [375, 812],
    [820, 1180],
  ] as const) {
    await test.step(`${width} pixels wide, the first screen holds the whole search form`, async () => {
      await page.setViewportSize({ width, height });
      const { y = height, height: tall = 0 } =
        (await page.getByRole('button', { name: /^Show / }).boundingBox()) ?? {};
      expect(y + tall).toBeLessThan(height);
    });
  }
  const advert = page.getByRole('region', { name: 'Latest cars' }).getByRole('article');
  const articles = page.getByRole('region', { name: 'Reviews, guides and advice' }).getByRole('article');
  for (const width of [375, 820, 1128]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await advert.first().scrollIntoViewIfNeeded();
      await expect.poll(() => advert.first().boundingBox()).toMatchObject({ width: 304, height: 384 });
      for (const article of await articles.all()) {
        await article.scrollIntoViewIfNeeded();
        expect(await article.boundingBox()).toMatchObject({ width: 304, height: 394 });
      }
    });
  }
});

async function expectNothingCutOff(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: /^Latest / }).getByRole('article');
  await expect(cards.filter({ hasText: 'Co. ' }).first()).toBeAttached();
  const cut = await cards.evaluateAll((all) =>
    all
      .filter((card) =>
        [...card.querySelectorAll('p')].some(
          (words) =>
            words.textContent.includes('Co. ') &&
            (words.scrollWidth > words.clientWidth + 1 ||
              words.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom),
        ),
      )
      .map((card) => card.textContent),
  );
  expect(cut).toEqual([]);
}

test('a shelf wider than the window is turned by its buttons', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Latest cars' });
  const back = shelf.getByRole('button', { name: 'Back' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await shelf.getByRole('button', { name: 'Forward' }).click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(back).toHaveCount(0);
});

test('cars on two shelves are ticked and compared with one bar', async ({ page }) => {
  await page.goto('/');
  const tickOn = (shelf: string) =>
    page.getByRole('region', { name: shelf }).getByRole('checkbox', { name: /^Compare /, checked: false });
  await tickOn('Latest cars').first().check();
  const bar = page.locator('form', { hasText: 'to compare' }).filter({ visible: true });
  await expect(bar).toContainText('1 car to compare. Tick one more.');
  await tickOn('Price drops').first().check();
  await expect(bar).toHaveCount(1);
  await expect(bar).toContainText('2 cars to compare');
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/saved-vehicles\?.*compare=/);
  await expect(page.getByRole('table').getByRole('columnheader')).not.toHaveCount(0);
});

test('nothing shifts while the home page loads', async ({ page, complaints }) => {
  await watchLayoutShift(page);
  await openUntilQuiet(page, '/');
  const shift = await readLayoutShift(page, complaints);
  expect(shift).toBeLessThan(0.001);
});

test('nothing shifts while a page loads with its font', { tag: '@desk' }, async ({ page, request }) => {
  const { items } = await (await request.get('/rest/1.0/Car/stock?size=1')).json();
  await watchLayoutShift(page, { withFont: true });
  // A slow processor paints the page while it is parsed.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    for (const path of [
      '/',
      '/search?fuel=diesel&transmission=automatic&maxPrice=40000',
      `/search/${items[0].publicReference}/advert`,
    ]) {
      await openUntilQuiet(page, path);
      expect(await readLayoutShift(page, []), `${path} at ${width} px`).toBeLessThan(0.001);
    }
  }
});

test('the keyboard reaches the first advert and opens it', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('article').first().getByRole('link');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fpa\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page and an advert can be read', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  });

  test('the form searches', { tag: ['@journey', '@no-js'] }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Price' }).selectOption('10000');
    // Models need a script, and a count would not follow what is chosen.
    await expect(page.getByRole('combobox', { name: 'Model' })).toBeHidden();
    await page.getByRole('button', { name: 'Show results', exact: true }).click();
    await expect(page).toHaveURL(/maxPrice=10000/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('cars for sale');
  });

  test('every channel can be reached', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^[\d,]+ bikes$/ }).click();
    await expect(page).toHaveURL('/bikes/used');
  });
});

test('the button counts the matches, and the search finds as many', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByText('Bikes', { exact: true }).click();
  const show = page.getByRole('button', { name: /^Show [\d,]+ bikes?$/ });
  const all = (await show.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Price' }).selectOption('5000');
  await expect(show).not.toHaveText(all);
  const [count = ''] = /[\d,]+/.exec((await show.textContent()) ?? '') ?? [];
  await show.click();
  await expect(page).toHaveURL('/bikes/search?maxPrice=5000');
  await expect(heading(page)).toHaveText(`${count} bikes for sale`);
});

test('while words are typed, they are shown as read, and the button counts them', async ({ page }) => {
  await page.goto('/');
  const show = page.getByRole('button', { name: /^Show [\d,]+ cars?$/ });
  const all = (await show.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Describe what you want' }).fill('automatic diesel under 40k');
  const read = page.getByRole('list', { name: 'From your words' });
  await expect(read.getByRole('listitem')).toHaveText(['Automatic', 'Diesel', 'Under €40,000']);
  await expect(show).not.toHaveText(all);
  const [count = ''] = /[\d,]+/.exec((await show.textContent()) ?? '') ?? [];
  await show.click();
  await expect(page).toHaveURL(/said=automatic/);
  await expect(heading(page)).toHaveText(new RegExp(`^${count} `));
});

test('a choice made before any script loads counts', { tag: '@desk' }, async ({ page }) => {
  const { promise: line, resolve: openLine } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => line.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Bikes', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Price' }).selectOption('5000');
  openLine();
  await page.getByRole('button', { name: /^Show [\d,]+ bikes?$/ }).click();
  await expect(page).toHaveURL('/bikes/search?maxPrice=5000');
});

test('a popular make leads to as many cars as it says', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  const make = page
    .getByRole('region', { name: 'Popular makes and body types' })
    .getByRole('link', { name: /^Volkswagen/ });
  const count = (await make.textContent())?.match(/[\d,]+/)?.[0];
  await make.click();
  await expect(page).toHaveURL('/used-cars/volkswagen');
  await expect(heading(page)).toHaveText(`${count} Volkswagen cars for sale`);
});

test('a card leads to its advert, which is remembered as viewed', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).toHaveCount(1);
});
