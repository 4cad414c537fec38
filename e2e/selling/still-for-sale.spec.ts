import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, wakeJob } from '@forecourt/store';
import { startPostgres } from '@forecourt/store/testing';
import { expectAccessibleByDayAndNight } from '../support/check-accessibility.ts';
import { placeAdvert } from '../support/place-advert.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { linkIn } from '../support/sign-in.ts';
import { startSite } from '../support/sites/start-site.ts';

test.use({ javaScriptEnabled: false });

test('a quiet seller is asked, the advert leaves the results, and one press brings it back @no-js', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-quiet-'));
  const server = await startPostgres();
  const DATABASE_URL = await server.createDatabase('quiet');
  const db = await openDatabase(DATABASE_URL);
  const site = await startSite({
    DATABASE_URL,
    DATA_DIR: folder,
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '0',
    SITE_ORIGIN: '',
  });
  /** Everything in the site becomes older, and it does what it does every hour. */
  const wait = async (days: number) => {
    const earlier = (table: string, ...columns: string[]) =>
      db.orm.execute(
        `update ${table} set ${columns.map((name) => `${name} = ${name} - interval '${days} days'`).join(', ')}`,
      );
    await earlier('advert_event', 'at');
    await earlier('seller_advert', 'state_since', 'placed_at');
    await earlier('sale_question', 'asked_at', 'hidden_at', 'closed_at');
    await earlier('outgoing_mail', 'sent_at');
    await wakeJob(db, 'selling-upkeep', { at: new Date().toISOString() });
  };
  const readMail = async (name: string) => {
    const read = () => readFileSync(join(folder, 'mail', `${name}.eml`), 'utf8').replace(/=\r?\n/g, '');
    await expect.poll(() => tryTo(read), { timeout: 30_000 }).not.toBe('');
    return read();
  };
  try {
    const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false });
    await placeAdvert(page);
    await page.context().clearCookies();
    await wait(15);
    const link = linkIn(await readMail('still-for-sale-1'));
    expect(link).toMatch(/^\/still-for-sale\//);
    await wait(4);
    await readMail('advert-hidden-1');
    await page.goto(link);
    await expect(page.getByText('It’s out of the results')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Yes, put it back' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, put it back' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks, that’s done' })).toBeVisible();
    await expect(page.getByText('Buyers see it now.')).toBeVisible();
    await page.close();
    const scripted = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: true });
    await scripted.goto(link);
    await expectAccessibleByDayAndNight(scripted);
    await scripted.goto(`${link}x`);
    await expect(scripted.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await scripted.close();
  } finally {
    await db.close();
    await site.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function tryTo(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
