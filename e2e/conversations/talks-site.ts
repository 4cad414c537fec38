import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRole, type Database, findOrAddAccount, openDatabase, wakeJob } from '@forecourt/store';
import { startPostgres } from '@forecourt/store/testing';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { newAddress } from '../support/sign-in.ts';
import { startSite } from '../support/sites/start-site.ts';

export interface Talks {
  origin: string;
  mailFolder: string;
  /** An account with a role, as `npm run operators` makes it. */
  appoint(): Promise<string>;
  /** Lets it look now for mails that are due, which it does every fifteen seconds. */
  wake(): Promise<void>;
}

/** A site on PostgreSQL that mails unread messages after a second. */
export const test = base.extend<object, { talks: Talks }>({
  talks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-talks-'));
      const server = await startPostgres();
      const url = await server.createDatabase('talks');
      const db: Database = await openDatabase(url);
      const site = await startSite({
        MARKET_SIZE: '60',
        MARKET_SEED: '7',
        RATE_LIMIT: '0',
        TRUSTED_PROXIES: 'loopback',
        MAIL_MESSAGES_AFTER_SECONDS: '1',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
      });
      await use({
        origin: site.origin,
        mailFolder: join(dataDir, 'mail'),
        async appoint() {
          const at = new Date().toISOString();
          const account = await findOrAddAccount(db, newAddress(), { at });
          await addRole(db, account.id, { role: 'operator' }, { at, by: 'a test' });
          return account.email;
        },
        wake: () => wakeJob(db, 'send-mail', { at: new Date().toISOString() }),
      });
      await db.close();
      await site.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ talks }, use) => use(talks.origin),
});

/** No person fills in a form faster, and the server rejects anything that does. */
export const soonestMs = 2000;

/** Sends a message by the form of an advert, and returns the address of its sender. */
export async function ask(
  page: Page,
  reference: string,
  words: string,
  { email = newAddress(), thanks = 'Your message is on its way' } = {},
): Promise<string> {
  await page.goto(`/search/${reference}/advert?contact=email`);
  const shownAt = Date.now();
  await page.getByLabel('Your name').fill('Cian');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await expect.poll(() => Date.now() - shownAt, { intervals: [50] }).toBeGreaterThan(soonestMs);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  return email;
}

export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li');

export const linkIn = (mail: string, side: string) =>
  new RegExp(`https?://[^\\s/]+(/${side}/\\S+)`).exec(mail)?.[1] ?? '';

export async function newPage(browser: Browser, talks: Talks, options = {}): Promise<Page> {
  return (await browser.newContext({ baseURL: talks.origin, ...options })).newPage();
}
