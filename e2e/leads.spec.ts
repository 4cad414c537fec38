import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { dealerMapPath } from '@forecourt/domain';
import { makeDealers } from '@forecourt/market';
import { openDatabase, recordEnquiry, upsertDealers } from '@forecourt/store';
import { startSite } from './start-site.ts';
import { expect, test as onPlainSite } from './watch-page.ts';

/** A site with nothing but a dealer to whom two visitors wrote, and the folder of the mails that it sends. */
const test = onPlainSite.extend<
  object,
  { leads: { origin: string; mailFolder: string; dealerPath: string } }
>({
  leads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-leads-'));
      const databaseUrl = `pglite://${join(dataDir, 'db')}`;
      const dealerPath = await enquire(databaseUrl);
      const site = await startSite({ MARKET_SIZE: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await use({ origin: site.origin, mailFolder: join(dataDir, 'mail'), dealerPath });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ leads }, use) => use(leads.origin),
});

test.skip(({ viewport }) => viewport?.width !== 1440, 'The forms are the same at every width');

/** Two visitors wrote to a dealer: it is time to answer, and to ask how it went. Returns where the dealer can be reached. */
async function enquire(databaseUrl: string): Promise<string> {
  const db = await openDatabase(databaseUrl);
  const [dealer] = makeDealers({ seed: 7, size: 30, now: new Date() });
  if (!dealer) throw new Error('The market has no dealer');
  const draft = { ...dealer.draft, email: 'sales@dealer.example' };
  const [dealerId = 0] = await upsertDealers(db, [draft]);
  for (const name of ['Niamh', 'Tom']) {
    const at = new Date(Date.now() - 1000).toISOString();
    const enquiry = {
      idempotencyKey: name,
      channel: 'Car',
      kind: 'email',
      publicReference: null,
      dealerId,
      name,
      email: `${name.toLowerCase()}@example.ie`,
      phone: null,
      message: 'Is it still for sale?',
      preferredTime: null,
      visitor: null,
    } as const;
    await recordEnquiry(db, enquiry, { at, followUpAt: new Date().toISOString() });
  }
  await db.close();
  return dealerMapPath({ ...draft, id: dealerId });
}

/** The link in a mail that the site wrote, as its reader would follow it. */
async function linkIn(folder: string, mail: string): Promise<string> {
  await expect.poll(() => listMails(folder), { timeout: 20_000 }).toContain(`${mail}.eml`);
  const text = readFileSync(join(folder, `${mail}.eml`), 'utf8').replaceAll('=\n', '');
  return /https?:\/\/\S+\/(?:enquiries|dealer-reviews)\/\S+/.exec(text)?.[0] ?? '';
}

const listMails = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test('a dealer answers by the link in its mail, and the visitor gets the answer', async ({ page, leads }) => {
  const link = await linkIn(leads.mailFolder, 'enquiry-1');
  const response = await page.goto(link);
  expect(response?.headers()['referrer-policy']).toBe('same-origin');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await page.getByLabel('Your answer').fill('It is. Come on Saturday.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Answered on')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Answered on')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveCount(0);
  await expect.poll(() => listMails(leads.mailFolder)).toContain('answer-1.eml');
});

test('what the links open can be used by everyone', async ({ page, leads }) => {
  for (const mail of ['enquiry-2', 'follow-up-2']) {
    await page.goto(await linkIn(leads.mailFolder, mail));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test('a half-written request survives reload and Back', async ({ page, leads }) => {
  await page.goto(`${leads.dealerPath}?contact=call-back`);
  await page.getByLabel('Your phone').fill('087 123 4567');
  await page.getByLabel('Best time to ring').selectOption('evening');
  await page.getByLabel('Message').fill('About the red one');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('About the red one');
  await page.goto('/contact-us');
  await page.goBack();
  await expect(page.getByLabel('Your phone')).toHaveValue('087 123 4567');
  await expect(page.getByLabel('Best time to ring')).toHaveValue('evening');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reviews a dealer, after the mistakes are mended, and only once', async ({
    page,
    leads,
  }) => {
    const link = await linkIn(leads.mailFolder, 'follow-up-2');
    await page.goto(link);
    await page.locator('form:has([name="rating"])').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel('In a few words').fill('Fair and quick');
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Choose from one to five stars')).toBeVisible();
    await expect(page.getByLabel('In a few words')).toHaveValue('Fair and quick');
    await page.getByRole('radio', { name: '4 of 5 stars Good' }).check();
    await page.getByLabel('Your review').fill('They rang back within the hour.');
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('We have your review of')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a dealer says that it has rung', async ({ page, leads }) => {
    await page.goto(await linkIn(leads.mailFolder, 'enquiry-2'));
    await page.getByRole('button', { name: 'I have answered it' }).click();
    await expect(page.getByText('Answered on')).toBeVisible();
  });
});

test('a link that was cut off says so', async ({ request, leads }) => {
  const link = await linkIn(leads.mailFolder, 'enquiry-1');
  const response = await request.get(link.slice(0, -3));
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This link does not lead anywhere');
});
