import type { Page } from '@playwright/test';
import { openUntilQuiet } from '../support/page-load/open-until-quiet.ts';
import { expect, forgive, test, untilHydrated } from '../support/watch-page.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** The browser's own log of the page's status is not an error of the page. */
async function openMissing(page: Page, path: string, complaints: string[]): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await untilHydrated(page);
  forgive(complaints, /status of 404/);
}

/** Navigates within the running page to an address that it does not link to. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(address);
  }, to);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const robots = (page: Page) => page.locator('meta[name=robots]');

test('a loaded page requests nothing that came with it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data') || pathname.startsWith('/rest/')) asked.push(pathname);
  });
  await openUntilQuiet(page, '/');
  expect(asked).toEqual([]);
});

for (const [path, link, file] of [
  ['/used-cars', 'JSON Feed', /^\/rest\//],
  ['/dealer-info', 'CSV', /stock\.csv$/],
] as const) {
  test(`what is not a page is loaded by the browser: ${link} @journey`, async ({ page }) => {
    await open(page, path);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    expect(new URL((await loaded).url()).pathname).toMatch(file);
  });
}

test('another page begins at its top, and Back returns to the old position', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 700);
  await footerLink(page, 'Security').dispatchEvent('click');
  await expect(page).toHaveURL('/security');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a page keeps its position if only its query changes', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 700);
  await go(page, '/?sort=newest');
  await expect(page).toHaveURL('/?sort=newest');
  expect(await scrollTop(page)).toBe(700);
});

test('an address with an anchor scrolls to its place', async ({ page }) => {
  await open(page, '/security');
  await go(page, '/#dealers');
  await expect(page.locator('#dealers')).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test('a link to the current page loads it again', async ({ page }) => {
  await open(page, '/');
  const again = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('.data'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await again;
  await expect(page).toHaveURL('/');

  await open(page, '/used-cars');
  const results = page.waitForRequest((request) => request.url().includes('/used-cars.data'));
  await go(page, '/used-cars');
  await results;
});

test('the heading of a new page gets the focus, and its title is announced', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Security').click();
  await expect(page).toHaveURL('/security');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});

test('a changed query keeps the focus', async ({ page }) => {
  await open(page, '/');
  const link = footerLink(page, 'Security');
  await link.focus();
  await go(page, '/?sort=newest');
  await expect(page).toHaveURL('/?sort=newest');
  await expect(link).toBeFocused();
});

test('a noindex page leaves nothing behind on the next one', async ({ page, complaints }) => {
  await openMissing(page, '/no/such/page/here', complaints);
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await footerLink(page, 'Security').click();
  await expect(page).toHaveURL('/security');
  await expect(robots(page)).toHaveAttribute('content', 'index, follow');
});

test('a slow page shows that it is loading', async ({ page }) => {
  await open(page, '/security');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const line = page.locator('[data-moving]');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(line).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/');
  await expect(line).toHaveCount(0);
});

test('two quick presses lead to the second page', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Security').click();
  await footerLink(page, 'Our partners').click();
  await footerLink(page, 'Contact us').click();
  await expect(page).toHaveURL('/contact-us');
});

test('brackets and escapes in an address are kept as they are', async ({ page }) => {
  const address = '/dealers/name/murphy%20(cork)?q=a%20(b)%20%26%20c%2Fd';
  await open(page, address);
  await expect(page).toHaveURL(address);
  await footerLink(page, 'Security').click();
  await expect(page).toHaveURL('/security');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(address);
});

test('a lost visitor can search', async ({ page, complaints }) => {
  await openMissing(page, '/bikes/no/such/page/here', complaints);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search bikes' }).fill('honda');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/^[^?]+\/bikes\/(search|used).*honda/);
});

test.describe('when something breaks', () => {
  test('the page says so between header and footer, with a way to try again', async ({
    page,
    complaints,
  }) => {
    await open(page, '/security');
    const headers = { 'Server-Timing': 'failed;desc="a-request"' };
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken', headers }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(heading(page)).toHaveText('Something went wrong');
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
    await expect(page.getByText('Request a-request')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The browser's own log of the broken response.
    forgive(complaints, /status of 500/);
  });
});

test('if the next page’s data does not load, the browser loads the page itself', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact-us');
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, 'Security').click();
  expect(new URL((await loaded).url()).pathname).toBe('/security');
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  // The browser logs the failed request.
  forgive(complaints, /ERR_FAILED/);
});
