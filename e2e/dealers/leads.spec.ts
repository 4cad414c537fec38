import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dealerMapPath, storePath } from '@forecourt/domain';
import { makeDealers } from '@forecourt/market';
import {
  type Database,
  moderateReview,
  openDatabase,
  recordEnquiry,
  upsertDealers,
  writeReview,
} from '@forecourt/store';
import { buildReviewsCommand, sayOn, startPostgres } from '@forecourt/store/testing';
import { expectAccessible } from '../support/check-accessibility.ts';
import { startSite } from '../support/sites/start-site.ts';
import { expect, test as onPlainSite } from '../support/watch-page.ts';

interface Leads {
  origin: string;
  mailFolder: string;
  dealerPath: string;
  storePath: string;
  /** As `npm run reviews -- …` does, while the site runs. */
  reviews(...args: string[]): Promise<string>;
}

/**
 * A site with only one dealer, to whom two visitors wrote, and the folder of the mails that it sends. On
 * PostgreSQL an operator need not stop it.
 */
const test = onPlainSite.extend<object, { leads: Leads }>({
  leads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-leads-'));
      const server = await startPostgres();
      const url = await server.createDatabase('leads');
      const db = await openDatabase(url);
      const paths = await enquire(db);
      const site = await startSite({ MARKET_SIZE: '0', DATA_DIR: dataDir, DATABASE_URL: url });
      await use({
        origin: site.origin,
        mailFolder: join(dataDir, 'mail'),
        ...paths,
        reviews: (...args) => sayOn(db, buildReviewsCommand, args),
      });
      await db.close();
      await site.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ leads }, use) => use(leads.origin),
});

/**
 * Two visitors wrote to a dealer: it is time to answer, and to ask how it went. A third has already reviewed
 * it. Returns the dealer's address.
 */
async function enquire(db: Database): Promise<Pick<Leads, 'dealerPath' | 'storePath'>> {
  const [dealer] = makeDealers({ seed: 7, size: 30, now: new Date() });
  if (!dealer) throw new Error('The market has no dealer');
  const draft = { ...dealer.draft, email: 'sales@dealer.example', hasStore: true };
  const [dealerId = 0] = await upsertDealers(db, [draft]);
  for (const name of ['Niamh', 'Tom', 'Una']) {
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
    const enquiryId = await recordEnquiry(db, enquiry, { at, followUpAt: new Date().toISOString() });
    if (name !== 'Una') continue;
    const review = { enquiryId, dealerId, author: name, rating: 5, title: 'Very good', body: 'Glad I went.' };
    await writeReview(db, review, { at });
    await moderateReview(db, 1, 'published', { at });
  }
  const where = { ...draft, id: dealerId };
  return { dealerPath: dealerMapPath(where), storePath: storePath(where) };
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
  await page.getByLabel('Your reply').fill('It is. Come on Saturday.');
  // A form left open for days has lost its cookies.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Replied on')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Replied on')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveCount(0);
  await expect.poll(() => listMails(leads.mailFolder)).toContain('answer-1.eml');
});

test('the pages behind the links are accessible', async ({ page, leads }) => {
  for (const mail of ['enquiry-2', 'follow-up-2']) {
    await page.goto(await linkIn(leads.mailFolder, mail));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a half-written request survives reload and Back', async ({ page, leads }) => {
  await page.goto(`${leads.dealerPath}?contact=call-back`);
  await page.getByLabel('Your phone').fill('087 123 4567');
  await page.getByLabel('Best time to call').selectOption('evening');
  await page.getByLabel('Message').fill('About the red one');
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('About the red one');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('About the red one');
  await page.goto('/contact-us');
  await page.goBack();
  await expect(page.getByLabel('Your phone')).toHaveValue('087 123 4567');
  await expect(page.getByLabel('Best time to call')).toHaveValue('evening');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reviews a dealer, after correcting mistakes, and only once', async ({ page, leads }) => {
    const link = await linkIn(leads.mailFolder, 'follow-up-2');
    await page.goto(link);
    await page.locator('form:has([name="rating"])').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel('In a few words').fill('Fair and quick');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your review wasn’t sent' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Choose from one to five stars' })).toBeVisible();
    await expect(page.getByLabel('In a few words')).toHaveValue('Fair and quick');
    await page.getByRole('radio', { name: '4 out of 5 stars Good' }).check();
    await page.getByLabel('Your review').fill('They rang back within the hour.');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('We have your review from')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a review is shown once it is published, with the average of all, and the dealer replies', async ({
    page,
    request,
    leads,
  }) => {
    test.slow();
    await page.goto(await linkIn(leads.mailFolder, 'follow-up-1'));
    await page.getByRole('radio', { name: '4 out of 5 stars Good' }).check();
    await page.getByLabel('In a few words').fill('Worth the drive');
    await page.getByLabel('Your review').fill('They kept it for me.');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('We have your review from')).toBeVisible();
    await page.goto(leads.storePath);
    await expect(page.getByText('5.0 out of 5 from 1 review').first()).toBeAttached();
    await expect(page.getByText('They kept it for me.')).toHaveCount(0);

    const [, id = ''] = /^(\d+) .* Niamh,/m.exec(await leads.reviews('list')) ?? [];
    await leads.reviews('publish', id);
    const store = async () => (await request.get(leads.storePath)).text();
    await expect.poll(store).toContain('They kept it for me.');
    await page.goto(leads.storePath);
    await expect(page.getByText('They kept it for me.')).toBeVisible();

    await page.goto(await linkIn(leads.mailFolder, 'review-1'));
    await page.getByLabel('Your reply').fill('Come again.');
    await page.getByRole('button', { name: 'Publish reply' }).click();
    await expect(page.getByText('Replied on')).toBeVisible();
    await page.goto(leads.storePath);
    await expect(page.getByText('Come again.')).toBeVisible();
    // The site keeps an average for half a minute.
    await expect.poll(store, { timeout: 60_000 }).toContain('4.5 out of 5 from 2 reviews');
  });

  test('a dealer reports that it has rung', async ({ page, leads }) => {
    await page.goto(await linkIn(leads.mailFolder, 'enquiry-2'));
    await page.getByRole('button', { name: 'I’ve been in touch' }).click();
    await expect(page.getByText('Replied on')).toBeVisible();
  });
});

test('a truncated link says so', async ({ request, leads }) => {
  const link = await linkIn(leads.mailFolder, 'enquiry-1');
  const response = await request.get(link.slice(0, -3));
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This link doesn’t work');
});
