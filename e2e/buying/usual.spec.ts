import type { APIRequestContext } from '@playwright/test';
import { test as base, expect } from '../support/screenshot-failures.ts';
import { type RunningSite, startSite } from '../support/sites/start-site.ts';

/** Every advert is as real sellers send it: few of them state their body. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const site = await startSite({ MARKET_TIDINESS: '0', MARKET_SIZE: '60' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

/** A car whose seller stated its colour, but not its body. */
async function findFilled(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/rest/1.0/Car/stock?size=60')).json();
  for (const { publicReference, href } of items) {
    const advert = await (await request.get(`/rest/1.0/Car/fpa/${publicReference}`)).json();
    const rows = advert.specification.groups.flatMap(({ rows }: { rows: { key: string }[] }) => rows);
    const isColourStated = rows.some(({ key }: { key: string }) => key === 'colour');
    if (advert.usual.includes('body') && isColourStated) return href;
  }
  throw new Error('The market has no car whose body was filled in');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @no-js', () => {
    test.use({ javaScriptEnabled });

    test('an advert marks values that are usual for its model and not stated by the seller', async ({
      page,
      request,
    }) => {
      await page.goto(await findFilled(request));
      const specification = page.locator('#specification');
      const row = (label: string) =>
        specification.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(row('Body type')).toContainText('usual for this model');
      await expect(row('Colour')).not.toContainText('usual for this model');
      await expect(specification).toContainText('Where it says “usual for this model”');
    });

    test('a filter says how many adverts use the model’s usual value', async ({ page }) => {
      await page.goto('/used-cars');
      const body = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Body/ }) });
      await body.locator('summary').first().click();
      await expect(body.getByText(/^\d+ adverts don’t say/)).toBeVisible();
    });
  });
}
