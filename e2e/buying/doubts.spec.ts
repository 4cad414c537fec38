import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicReferenceOf } from '@forecourt/domain';
import { openDatabase } from '@forecourt/store';
import { copyEmptyDatabase, importOn } from '@forecourt/store/testing';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from '../support/check-accessibility.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

/** Enough Golfs to rate a price, and three with something that is hard to believe. */
const golfs = Array.from({ length: 12 }, (_, index) => ({
  reference: `G${index}`,
  price: 16_450 + index * 150,
  mileage: 82_000 + index * 2150,
}));
const odd = [
  { reference: 'placeholder', price: 75, mileage: 91_300 },
  { reference: 'too-dear', price: 92_950, mileage: 91_900 },
  { reference: 'unmoved', price: 16_950, mileage: 1 },
];

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
      const database = join(folder, 'db');
      await copyEmptyDatabase(database);
      await importStock(folder, `pglite://${database}`);
      const site = await startSite({
        DATABASE_URL: `pglite://${database}`,
        DATA_DIR: folder,
        MARKET_SIZE: '0',
      });
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

async function importStock(folder: string, databaseUrl: string): Promise<void> {
  const feed = join(folder, 'stock.csv');
  const rows = [...golfs, ...odd].map(
    ({ reference, price, mileage }) =>
      `${reference},Volkswagen,Golf,2019,Diesel,${mileage},${price},Cork,Private,Niamh`,
  );
  writeFileSync(
    feed,
    ['reference,make,model,year,fuel,mileage,price,county,sellerType,sellerName', ...rows].join('\n'),
  );
  const db = await openDatabase(databaseUrl);
  const { text } = await importOn(db, [feed], folder);
  await db.close();
  expect(text).toContain(`stock: ${rows.length} added`);
}

const pathOf = (reference: string) =>
  `/used-cars/volkswagen/golf/fpa/${publicReferenceOf('stock', reference)}`;
const panel = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });
const verdict = /(?:great|good|fair|high) price/i;
const tooLow =
  'Similar adverts ask far more. See the car and its papers before you pay anything, even a deposit.';
const unusualPrice = 'This price looks unusual for this car. Ask the seller before you travel.';

/** Prices are fitted in a thread, a moment after the start. */
async function waitForRatings(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(pathOf('G0'));
    await expect(panel(page).getByText(verdict).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an advert with a doubtful price or mileage says what to check, and has no verdict', async ({
      page,
    }) => {
      await waitForRatings(page);
      for (const [reference, words, reason] of [
        ['placeholder', tooLow, 'Too low to rate: check it carefully'],
        ['too-dear', unusualPrice, 'We do not rate this price'],
        [
          'unmoved',
          'The mileage looks unusual. Check it against the service history and the NCT.',
          'We do not rate this price',
        ],
      ] as const)
        await test.step(reference, async () => {
          await page.goto(pathOf(reference));
          await expect(panel(page).getByRole('listitem')).toHaveText([words]);
          await expect(panel(page)).toContainText(reason);
          await expect(panel(page).getByText(verdict)).toHaveCount(0);
        });
    });
  });

test('the line is accessible', async ({ page }) => {
  await page.goto(pathOf('placeholder'));
  await expectAccessibleByDayAndNight(page, 'section[aria-label="Price"]');
});

test('an implausible price is not the cheapest of the results, and has no verdict there', async ({
  page,
}) => {
  await waitForRatings(page);
  await page.goto('/used-cars/volkswagen/golf?sort=price-asc');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(golfs.length + odd.length);
  await expect(cards.first()).toContainText('€16,450');
  await expect(cards.first()).toContainText(verdict);
  await expect(cards.last()).toContainText('€75');
  await expect(cards.last()).not.toContainText(verdict);
  await expect(cards.last()).toContainText('Too low to rate');
});

test('REST says what is doubted', async ({ request }) => {
  const reference = publicReferenceOf('stock', 'unmoved');
  const answer = await (await request.get(`/rest/1.0/Car/fpa/${reference}`)).json();
  expect(answer.doubted).toEqual(['mileage']);
});
