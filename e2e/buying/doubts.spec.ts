import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicReferenceOf } from '@forecourt/domain';
import { openDatabase } from '@forecourt/store';
import { copyEmptyDatabase, importOn } from '@forecourt/store/testing';
import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from '../support/check-accessibility.ts';
import { test as base, expect } from '../support/screenshot-failures.ts';
import { type RunningSite, startSite } from '../support/sites/start-site.ts';

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

/** One plate, written in two ways. */
const twins = [
  { reference: 'near', price: 17_950, mileage: 84_000, plate: '191-C-1234' },
  { reference: 'far', price: 17_950, mileage: 161_000, plate: '191 c 1234' },
];
const unpriced = { reference: 'unpriced', price: 'POA', mileage: 91_000 };
const stock: readonly { reference: string; price: number | string; mileage: number; plate?: string }[] = [
  ...golfs,
  ...odd,
  ...twins,
  unpriced,
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
  const head =
    'reference,make,model,year,fuel,mileage,price,county,sellerType,sellerName,sellerEmail,registration';
  const rows = stock.map(
    ({ reference, price, mileage, plate = '' }) =>
      `${reference},Volkswagen,Golf,2019,Diesel,${mileage},${price},Cork,Private,Niamh,niamh@mail.example,${plate}`,
  );
  writeFileSync(feed, [head, ...rows].join('\n'));
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
        ['too-dear', unusualPrice, 'We haven’t rated this price'],
        [
          'unmoved',
          'The mileage looks unusual. Check it against the service history and the NCT.',
          'We haven’t rated this price',
        ],
      ] as const)
        await test.step(reference, async () => {
          await page.goto(pathOf(reference));
          await expect(panel(page).getByRole('listitem')).toHaveText([words]);
          await expect(panel(page)).toContainText(reason);
          await expect(panel(page).getByText(verdict)).toHaveCount(0);
        });
    });

    test('the same plate with another mileage is shown on both adverts', async ({ page }) => {
      await page.goto(pathOf('near'));
      await expect(panel(page).getByRole('listitem')).toContainText(
        'Another advert has the same number plate with 161,000 km. This one says 84,000 km.',
      );
      await panel(page).getByRole('link', { name: 'See the other advert' }).click();
      await expect(page).toHaveURL(pathOf('far'));
      await expect(panel(page).getByRole('listitem')).toContainText(
        'Another advert has the same number plate with 84,000 km. This one says 161,000 km.',
      );
    });

    test('an advert without price and pictures says what others ask, and asks for both', async ({ page }) => {
      await waitForRatings(page);
      await page.goto(pathOf('unpriced'));
      await expect(panel(page)).toContainText(/Similar adverts ask (?:about )?€1\d,\d00/);
      await expect(page.getByRole('region', { name: 'What similar adverts ask' })).toBeVisible();
      const seller = page.getByRole('region', { name: 'Seller', exact: true });
      await seller.getByRole('link', { name: 'Ask the price' }).click();
      await expect(page.getByLabel('Message')).toHaveValue(
        'Hello, what is the price of the 2019 Volkswagen Golf?',
      );
      await page.getByRole('link', { name: 'Ask for pictures' }).click();
      await expect(page.getByLabel('Message')).toHaveValue(/^Hello, could you send me some pictures of the/);
      await expect(page.getByRole('heading', { name: 'Ask for pictures' })).toBeVisible();
    });

    test('a private seller’s advert has an example of a personal loan, and no hire purchase', async ({
      page,
    }) => {
      await page.goto(pathOf('G0'));
      const loan = page.getByRole('region', { name: 'Personal loan example' });
      await expect(loan).toContainText('a month (personal loan)');
      await expect(loan.getByLabel('Final payment')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/\(HP\)|\(PCP\)/);
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
  await expect(cards).toHaveCount(stock.length);
  await expect(cards.first()).toContainText('€16,450');
  await expect(cards.first()).toContainText(verdict);
  const asks75 = /€75(?!\d)/;
  const placeholder = cards.filter({ hasText: asks75 });
  await expect(placeholder).not.toContainText(verdict);
  await expect(placeholder).toContainText('Too low to rate');
  // Only the one without any price comes later.
  expect((await cards.allTextContents()).findIndex((text) => asks75.test(text))).toBe(stock.length - 2);
});

test('REST says what is doubted', async ({ request }) => {
  const reference = publicReferenceOf('stock', 'unmoved');
  const answer = await (await request.get(`/rest/1.0/Car/fpa/${reference}`)).json();
  expect(answer.doubted).toEqual(['mileage']);
});
