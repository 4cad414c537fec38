import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight } from '../support/check-accessibility.ts';
import { readExamples } from '../support/market-examples.ts';
import { buildPromisedPages } from '../support/site-table.ts';
import { expect, forgive, test, untilHydrated } from '../support/watch-page.ts';

const desk = { width: 1440, height: 600 };
const phone = { width: 375, height: 812 };

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const word = (page: Page, text: string) => main(page).locator('summary', { hasText: text });
const openMenus = (page: Page) => main(page).locator('details[open]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const saved = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('one sub-menu is open at a time; a press elsewhere, another on it and a followed link close it', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    await word(page, 'Buy used').click();
    await expect(main(page).getByRole('link', { name: 'Used cars' })).toBeVisible();
    await word(page, 'Dealers').click();
    await expect(openMenus(page)).toHaveCount(1);
    await expect(main(page).getByRole('link', { name: 'Find a dealer' })).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(openMenus(page)).toHaveCount(0);

    const toggles = [
      () => word(page, 'Dealers').click(),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ];
    for (const toggle of toggles) {
      await toggle();
      await expect(openMenus(page)).toHaveCount(1);
      await toggle();
      await expect(openMenus(page)).toHaveCount(0);
    }

    await word(page, 'Buy used').click();
    await main(page).getByRole('link', { name: 'Popular searches' }).click();
    await expect(page).toHaveURL('/popular-searches');
    await expect(openMenus(page)).toHaveCount(0);
  });

  test('arrow keys move through the menus, and Escape returns to the trigger', async ({ page }) => {
    await open(page, '/contact-us');
    await word(page, 'Buy used').focus();
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('link', { name: 'Used cars' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('link', { name: 'Used commercials' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 'New cars')).toBeFocused();
    await expect(main(page).getByRole('link', { name: 'Electric cars' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(word(page, 'New cars')).toBeFocused();
    await expect(openMenus(page)).toHaveCount(0);
  });

  test('an unknown address has a working header, on a full load and on navigation', async ({
    page,
    complaints,
  }) => {
    await open(page, '/no-such-page');
    for (const way of ['loaded', 'gone back to']) {
      await expect(page.getByRole('heading', { level: 1 }), way).toHaveText('We can’t find that page');
      await word(page, 'Dealers').click();
      await word(page, 'Buy used').click();
      await expect(openMenus(page)).toHaveCount(1);
      await main(page).getByRole('link', { name: 'Used cars' }).click();
      await expect(page.getByRole('heading', { level: 1 }), way).toHaveText(/cars for sale/);
      await expect(openMenus(page)).toHaveCount(0);
      await page.goBack();
    }
    // The browser's own log of the page's status is not an error of the page.
    forgive(complaints, /status of 404/);
  });

  test('a dismissed banner does not come back', async ({ page }) => {
    const banner = page.getByRole('complementary', { name: 'Notice' });
    await open(page, '/contact-us');
    await expect(banner).toHaveCount(0);
    await open(page, '/');
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Dismiss this notice' }).click();
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('showHiringBanner'))).toBe('false');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('header, open menu and footer are accessible in light and dark mode', async ({ page, complaints }) => {
    await open(page, '/no/such/page/here');
    // The browser's own log of the page's status.
    forgive(complaints, /status of 404/);
    await word(page, 'Reviews').click();
    await expect(main(page).getByRole('link', { name: 'Driver tips' })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the panel traps the focus, Escape returns it, and a press beside the panel closes it', async ({
    page,
  }) => {
    await open(page, '/contact-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => (dialog as HTMLElement).offsetWidth)).toBe(320);
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(panel(page)).toBeHidden();
  });

  test('the panel closes as soon as a navigation starts', async ({ page }) => {
    await open(page, '/contact-us');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/used-cars.*\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await panel(page).getByRole('link', { name: 'Used cars' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/contact-us');
    release();
    await expect(page).toHaveURL('/used-cars');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself opens the menus, one at a time', async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto('/contact-us');
    await word(page, 'Buy used').click();
    await word(page, 'Dealers').click();
    await expect(openMenus(page)).toHaveCount(1);
    await main(page).getByRole('link', { name: 'Find a dealer' }).click();
    await expect(page).toHaveURL('/dealers');
  });

  test('the browser itself opens the panel', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await panel(page).getByRole('link', { name: 'Used bikes' }).click();
    await expect(page).toHaveURL('/bikes/used');
  });

  test('cookies are managed on their own page', async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByRole('link', { name: 'Manage cookies' }).click();
    await expect(page).toHaveURL('/preferences-centre');
  });
});

test.describe('before React has loaded', () => {
  test.beforeEach(async ({ page }) => {
    // The page from a cache, without its modules: only the scripts in its head can run.
    await page.route(/\.js|\.tsx?|@vite|@id/, (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    );
  });

  test('the badge counts saved vehicles', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'savedCar',
        '[{"publicReference":"0123456789ab"},{"publicReference":"0123456789ac"}]',
      );
      localStorage.setItem('savedBike', '[{"publicReference":"0123456789ad"}]');
    });
    await page.goto('/contact-us');
    await expect(saved(page)).toHaveAccessibleName(/3/);
  });

  test('there is no badge without saved vehicles', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(saved(page)).toHaveAccessibleName('Saved');
  });

  test('a signed-in visitor has an account link', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'authToken', value: 'x', url: baseURL ?? '' }]);
    await page.goto('/contact-us');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });
});

test('the badge follows changes in another tab', async ({ page, context }) => {
  await open(page, '/contact-us');
  await expect(saved(page)).toHaveAccessibleName('Saved');
  const other = await context.newPage();
  await other.goto('/contact-us');
  await other.evaluate(() => localStorage.setItem('savedCar', '[{"publicReference":"0123456789ab"}]'));
  await expect(saved(page)).toHaveAccessibleName(/1/);
});

test('the logo wears its hat in December, by the day in Dublin', async ({ page }) => {
  const hat = page.locator('html[data-christmas]');
  await page.clock.install({ time: new Date('2026-11-30T23:30:00Z') });
  await page.goto('/contact-us');
  await expect(hat).toHaveCount(0);
  await page.clock.setSystemTime(new Date('2026-12-01T00:30:00Z'));
  await page.reload();
  await expect(hat).toHaveCount(1);
});

test('the footer has contact details and the year, and aligns with the page above it at every width', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^020/ })).toBeVisible();
  // What the operator has not set leads nowhere, so it is absent.
  await expect(footer.getByRole('link', { name: 'TikTok' })).toHaveCount(0);
  await expect(footer.getByText(/© .+ 20\d\d/)).toBeVisible();
  expect((await footer.getByRole('navigation').boundingBox())?.width).toBeLessThanOrEqual(1100);
  const left = async (level: 1 | 2, within: Locator) =>
    (await within.getByRole('heading', { level }).first().boundingBox())?.x;
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await left(2, footer)).toBe(await left(1, page.getByRole('main')));
  }
});

test('the menus give way to the panel below 992 pixels, and the header grows no wider than 1440', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const notice = page.getByRole('complementary', { name: 'Notice' });
  for (const [width, isDesktop] of [
    [767, false],
    [768, false],
    [991, false],
    [992, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main(page)).toBeVisible({ visible: isDesktop });
    await expect(notice).toBeVisible({ visible: isDesktop });
    await expect(menu).toBeVisible({ visible: !isDesktop });
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  expect((await page.locator('body > header > div').boundingBox())?.width).toBe(1440);
});

test('an endless word does not break the layout', async ({ page }) => {
  await page.setViewportSize(phone);
  const word = 'w'.repeat(200);
  for (const path of [`/used-cars?q=${word}`, `/dealers/name/${word}`, `/content?q=${word}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, phone.width]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('titles have one size and one distance from the header', async ({ page, request, complaints }) => {
    // An advert’s title is below its pictures; the map has the low header of the results.
    const ownHeader = ['home', 'listing', 'dealer listing', 'results map', 'advert'];
    const pages = buildPromisedPages(await readExamples(request)).filter(
      ({ kind }) => !ownHeader.includes(kind),
    );
    const ofEachKind = [...new Map(pages.map(({ kind, path }) => [kind, path])).values()];
    const paths = [...ofEachKind, '/electric-cars', '/car-valuation', '/no-such-page'];
    const found = new Map<string, string[]>();
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      const positions: string[] = [];
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        positions.push(await page.getByRole('heading', { level: 1 }).evaluate(describePosition));
      }
      found.set(path, positions);
    }
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(paths.map((path) => [path, found.get('/no-such-page')])),
    );
    forgive(complaints, /404/);
  });
});

function describePosition(title: HTMLElement): string {
  const { top, left } = title.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return `${getComputedStyle(title).fontSize}, ${Math.round(top - header)}px down, ${Math.round(left)}px in`;
}

test('no ordinary word breaks inside on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/content', '/popular-searches', '/dealers']) {
    await page.goto(path);
    expect([path, await page.getByRole('main').evaluate(listBrokenWords)]).toEqual([path, []]);
  }
});

/** Words that continue on the next line. */
function listBrokenWords(main: HTMLElement): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue;
    for (const word of text.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
