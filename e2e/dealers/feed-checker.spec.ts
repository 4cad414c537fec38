import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expectAccessible } from '../support/check-accessibility.ts';
import { expect, forgive, test } from '../support/watch-page.ts';

const example = readFileSync(new URL('../../docs/examples/stock.csv', import.meta.url), 'utf8');
const checker = '/dealer-info/feed-checker';

test('information for dealers links to the checker and to example feeds', async ({ page }) => {
  await page.goto('/dealer-info');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'stock.csv' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(example);
  await page.getByRole('link', { name: 'Check your stock feed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a stock feed');
});

test('a packed feed gets a preview, and its invalid lines are listed', async ({ page }) => {
  await page.goto(checker);
  const feed = example.replace('€19,750', 'cheap');
  await page
    .getByLabel('A file')
    .setInputFiles({ name: 'stock.csv.gz', mimeType: 'application/gzip', buffer: gzipSync(feed) });
  await page.getByRole('button', { name: 'Check the feed' }).click();
  const report = page.getByRole('region', { name: 'What we found' });
  await expect(report).toBeFocused();
  await expect(report).toContainText('3 of 4 rows are good');
  await expect(report.getByRole('row', { name: /^2 Price/ })).toContainText(
    'Price "cheap" is neither a price nor POA',
  );
  await page.getByText(/^All \d+ columns$/).click();
  await expectAccessible(page);
});

test('a file that is too large is refused before it is sent', async ({ page }) => {
  await page.goto(checker);
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
  await page.getByLabel('A file').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('This file is larger than 5 MB.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the feed' })).toBeDisabled();
});

test('rows that could not be sent stay, and can be sent again', async ({ page, context, complaints }) => {
  await page.goto(checker);
  const rows = page.getByLabel('Or paste rows');
  await rows.fill(example);
  const check = page.getByRole('button', { name: 'Check the feed' });

  await context.setOffline(true);
  await check.click();
  await expect(page.getByText('We couldn’t check the feed. Check your connection')).toBeVisible();
  await expect(rows).toHaveValue(example);

  await context.setOffline(false);
  await context.clearCookies();
  await check.click();
  await expect(page.getByText('The form had expired, so we’ve refreshed it')).toBeVisible();
  await check.click();
  await expect(page.getByText('All 4 rows are good')).toBeVisible();
  await expect(rows).toHaveValue(example);
  // Other requests in progress while the network is down are lost too.
  forgive(complaints, /ERR_INTERNET_DISCONNECTED/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pasted rows are checked, and are still there to be corrected', async ({ page }) => {
    await page.goto(checker);
    const rows = '{"reference":"A1","Milage":"88k"}';
    await page.getByLabel('Or paste rows').fill(rows);
    await page.getByRole('button', { name: 'Check the feed' }).click();
    await expect(page.getByText('The only row would be rejected')).toBeVisible();
    await expect(page.getByText('Make is missing')).toBeVisible();
    await expect(page.getByRole('region', { name: 'A starter map' })).toContainText('"Milage": "mileage"');
    await expect(page.getByLabel('Or paste rows')).toHaveValue(rows);
  });
});
