import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from '../support/check-accessibility.ts';
import { readLayoutShift, watchLayoutShift } from '../support/page-load/layout-shift.ts';
import { startSite } from '../support/sites/start-site.ts';
import { type OutsideHost, startOutsideHost } from '../support/third-party-scripts.ts';
import { expect, test as onPlainSite } from '../support/watch-page.ts';

/** A site with an ad script, an audience script and a tag manager, and the host that serves them. */
const test = onPlainSite.extend<{ outside: OutsideHost }, { host: OutsideHost; siteOrigin: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const host = await startOutsideHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  siteOrigin: [
    async ({ host }, use) => {
      const site = await startSite({
        AD_SCRIPT_URL: `${host.origin}/ad.js`,
        AUDIENCE_SCRIPT_URL: `${host.origin}/audience.js`,
        TEALIUM_URL: `${host.origin}/utag.js`,
      });
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ siteOrigin }, use) => use(siteOrigin),
  alsoAllowed: ({ host }, use) => use(host.origin),
  outside: async ({ host }, use) => {
    host.asked.length = 0;
    await use(host);
  },
});

const all = ['/ad.js', '/audience.js', '/utag.js'];
const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Your cookie choices' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });

test.describe('the answer', { tag: '@desk' }, () => {
  test('before consent no other host is contacted; a yes loads each script once', async ({
    page,
    outside,
  }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(outside.asked).toEqual([]);
    await button(page, 'Accept all').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => [...outside.asked].sort()).toEqual(all);
    await page.goto('/preferences-centre');
    await expect(page.getByRole('status')).toContainText('You allow all seven purposes.');
    await expect(page.getByText('Loaded', { exact: true })).toHaveCount(3);
    expect([...outside.asked].sort()).toEqual([...all, ...all].sort());
  });

  test('is requested, and applied, at an unknown address', async ({ page, outside, complaints }) => {
    await page.goto('/no-such-page');
    await button(page, 'Accept all').click();
    await expect.poll(() => [...outside.asked].sort()).toEqual(all);
    // The browser logs the 404 itself.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('the advertising space stays empty before a yes and is filled after it', async ({ page, request }) => {
    const news = /href="(\/news\/[^"]+)"/.exec(await (await request.get('/news')).text())?.[1] ?? '';
    const ad = page.getByRole('complementary', { name: 'Advertisement' });
    await page.goto('/used-cars');
    await expect(banner(page)).toBeVisible();
    await expect(ad).toHaveText('Advertisement');
    await button(page, 'Accept all').click();
    for (const [path, slot] of [
      ['/used-cars', 'results-end'],
      ['/content', 'content-end'],
      [news, 'article-end'],
    ] as const) {
      await page.goto(path);
      await expect(ad).toContainText(`An advertisement for ${slot} among cars`);
    }
  });

  test('pages viewed before a yes are reported with it, and later ones after', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Accept all').click();
    const sent = () => page.evaluate(() => (window as unknown as { sent?: object[] }).sent ?? []);
    await expect.poll(sent).toHaveLength(1);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect.poll(sent, { timeout: 15_000 }).toHaveLength(2);
    await page.goBack();
    await expect.poll(sent, { timeout: 15_000 }).toHaveLength(3);
    expect(await sent()).toMatchObject([
      {
        method: 'view',
        page_path: '/',
        channel: 'cars',
        tealium_environment: 'dev',
        is_back_navigation: 'false',
      },
      { method: 'view', page_path: expect.stringContaining('/fpa/'), is_back_navigation: 'false' },
      { method: 'view', page_path: '/', is_back_navigation: 'true' },
    ]);
  });

  test('a no loads nothing and is not asked again', async ({ page, outside }) => {
    await page.goto('/');
    await button(page, 'Reject all').click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    await expect(choices(page)).toBeVisible();
    await expect(choices(page).getByRole('checkbox', { checked: false })).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(choices(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    expect(outside.asked).toEqual([]);
  });

  test('six purposes load nothing; the seventh, added later, loads all', async ({ page, outside }) => {
    await page.goto('/');
    await button(page, 'Choose').click();
    const switches = choices(page).getByRole('checkbox');
    for (let at = 0; at < 6; at += 1) await switches.nth(at).check({ force: true });
    await choices(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect(choices(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    await expect(choices(page).getByRole('checkbox', { checked: true })).toHaveCount(6);
    expect(outside.asked).toEqual([]);
    await switches.nth(6).check({ force: true });
    await choices(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(() => [...outside.asked].sort()).toEqual(all);
  });

  test('a withdrawn yes leaves a page without the scripts', async ({ page, outside }) => {
    await page.goto('/');
    await button(page, 'Accept all').click();
    await expect.poll(() => outside.asked.length).toBe(3);
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    const reloaded = page.waitForEvent('load');
    await choices(page).getByRole('button', { name: 'Reject all' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    await expect(choices(page).getByRole('checkbox', { checked: false })).toHaveCount(7);
    expect(await page.evaluate(() => 'utag' in window)).toBe(false);
    expect(outside.asked).toHaveLength(3);
  });

  test('the preferences centre replaces the banner, and shows the result', async ({ page, outside }) => {
    await page.goto('/preferences-centre');
    await expect(page.getByRole('status')).toContainText('You haven’t chosen yet.');
    await page.getByRole('checkbox', { name: 'Social media' }).press('Space');
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByRole('status')).toContainText('You allow 1 of the seven purposes.');
    await expect(banner(page)).toBeHidden();
    expect(outside.asked).toEqual([]);
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    await expect(choices(page).getByRole('checkbox', { name: 'Social media' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('Loaded', { exact: true })).toHaveCount(3);
    expect([...outside.asked].sort()).toEqual(all);
  });

  test('a script that cannot be loaded, and one that sets no global, are reported', async ({
    page,
    outside,
    complaints,
  }) => {
    const failure = 'Unable to load script relating to: audience measurement';
    await page.route(`${outside.origin}/audience.js`, (route) => route.fulfill({ body: '' }));
    await page.route(`${outside.origin}/ad.js`, (route) => route.abort());
    await page.clock.install();
    await page.goto('/preferences-centre');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('Could not be loaded')).toBeVisible();
    // The clock goes on by itself as well, and a busy machine takes its time.
    await page.clock.runFor(3_000);
    await expect(page.getByText(failure)).toBeHidden();
    await page.clock.runFor(7_000);
    await expect(page.getByText(failure)).toBeVisible();
    expect(complaints.splice(0)).toContain(failure);
  });
});

test.describe('the banner', () => {
  test('covers the page without shifting it or taking the focus', async ({ page, complaints }) => {
    await watchLayoutShift(page);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    const shift = await readLayoutShift(page, complaints);
    expect(shift).toBeLessThan(0.001);
    const stops = [
      ...['Accept all', 'Reject all', 'Choose'].map((name) => button(page, name)),
      ...['Cookie policy', 'Preferences centre'].map((name) => banner(page).getByRole('link', { name })),
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('and its dialog are accessible in light and dark mode', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/preferences-centre');
    await expect(page.getByRole('status')).toContainText('You haven’t chosen yet.');
    await expectAccessibleByDayAndNight(page, 'main');
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await expectAccessibleByDayAndNight(page, '#cc-main');
    await button(page, 'Choose').click();
    await expect(choices(page)).toBeVisible();
    await expectAccessibleByDayAndNight(page, '#cc-main');
  });
});

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the preferences centre says that nothing loads', async ({ page }) => {
    await page.goto('/preferences-centre');
    await expect(page.getByText('JavaScript is off in your browser.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

onPlainSite(
  'a site without partners asks nothing, and still keeps an answer',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#cc-main')).toHaveCount(0);
    await page.getByRole('button', { name: 'Manage cookies' }).click();
    await choices(page).getByRole('button', { name: 'Accept all' }).click();
    await page.goto('/preferences-centre');
    await expect(page.getByRole('status')).toContainText('You allow all seven purposes.');
    await expect(page.getByRole('status')).toContainText('We have no partners at present');
  },
);
