import { join } from 'node:path';
import { type RunningSite, startSite } from '../support/sites/start-site.ts';
import { test as base, expect } from '../support/watch-page.ts';

const file = join(import.meta.dirname, '../../docs/brand.example.json');

/** What the example's footer links to on other sites. */
const outsideLinks = [
  ['Careers', 'https://careers.lee-motors.example'],
  ['Car insurance', 'https://insurance.lee-motors.example/quote'],
  ['Slipway boats', 'https://slipway.example'],
  ['Facebook', 'https://facebook.example/lee-motors'],
  ['Instagram', 'https://instagram.example/lee-motors'],
  ['X', 'https://x.example/lee-motors'],
  ['YouTube', 'https://youtube.example/lee-motors'],
  ['LinkedIn', 'https://linkedin.example/lee-motors'],
  ['TikTok', 'https://tiktok.example/lee-motors'],
  ['Download on the App Store', 'https://ios-apps.example/lee-motors'],
  ['Get it on Google Play', 'https://android-apps.example/lee-motors'],
] as const;

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const site = await startSite({ BRAND_FILE: file });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test('a brand file gives the site another name, colour, logo and links', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Lee Motors/);
  const offer = page.locator('meta[name=apple-itunes-app]');
  await expect(offer).toHaveAttribute('content', /^app-id=\d+$/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '020 911 2026' })).toBeVisible();
  await expect(footer.locator('a[target=_blank]:visible')).toHaveCount(outsideLinks.length);
  for (const [name, href] of outsideLinks)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const logo = page.locator('header img[src="/logo.svg"]');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sell', exact: true })).toHaveAttribute(
    'href',
    'https://sell.lee-motors.example/',
  );
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    'https://sell.lee-motors.example/my-adverts',
  );
  const sell = header.getByRole('link', { name: 'Sell my car' });
  await expect(sell).toHaveCSS('background-color', 'rgb(15, 107, 79)');
  const icon = await page.request.get('/icons/icon-192.png');
  expect(icon.headers()['content-type']).toBe('image/png');
  // Pages that the browser renders know the brand too; the app is offered on the home page only.
  await footer.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/security');
  await expect(page).toHaveTitle(/Lee Motors/);
  await expect(offer).toHaveCount(0);
  await footer.getByRole('link', { name: 'Our partners' }).click();
  const partner = page.getByRole('img', { name: 'Lee Valley Finance' });
  await expect(partner).toHaveJSProperty('complete', true);
  expect(await partner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: /^Visit the site ?: Shandon/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book an NCT ?: National/ })).toBeVisible();
});
