import { openDatabase } from '@forecourt/store';
import { buildAdvertsCommand, buildDealersCommand, sayOn, startPostgres } from '@forecourt/store/testing';
import { test as base, expect } from '../support/screenshot-failures.ts';
import { type RunningSite, startSite } from '../support/sites/start-site.ts';

interface OperatedSite extends RunningSite {
  /** As `npm run adverts -- …` and `npm run dealers -- …` do, while the site runs. */
  adverts(...args: string[]): Promise<string>;
  dealers(...args: string[]): Promise<string>;
}

/** On PostgreSQL an operator need not stop the site. */
const test = base.extend<object, { site: OperatedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const server = await startPostgres();
      const url = await server.createDatabase('takedown');
      const site = await startSite({ DATABASE_URL: url, MARKET_SIZE: '60' });
      const db = await openDatabase(url);
      await use({
        ...site,
        adverts: (...args) => sayOn(db, buildAdvertsCommand, args),
        dealers: (...args) => sayOn(db, buildDealersCommand, args),
      });
      await db.close();
      await site.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test('a hidden advert leaves the results and is shown as ended, until it is restored', async ({
  page,
  request,
  site,
}) => {
  const { items } = await (await request.get('/rest/1.0/Car/stock?size=1&sort=newest')).json();
  const { href, publicReference } = items[0];
  const card = page.locator(`main a[href*="${publicReference}"]`).first();
  const results = '/used-cars?sort=newest';
  await page.goto(results);
  await expect(card).toBeVisible();

  expect(await site.adverts('hide', site.origin + href, '--reason', 'stolen')).toContain('is hidden');
  const isListed = async () => {
    const answer = await request.get(results);
    return answer.ok() ? (await answer.text()).includes(publicReference) : null;
  };
  await expect.poll(isListed).toBe(false);
  await page.goto(results);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  const gone = await page.goto(href);
  expect(gone?.status()).toBe(410);
  await expect(page.getByText('This advert has ended')).toBeVisible();
  expect((await request.get(`/rest/1.0/Car/fpa/${publicReference}`)).status()).toBe(410);

  await site.adverts('restore', publicReference);
  await expect.poll(async () => (await request.get(href)).status()).toBe(200);
  await expect.poll(isListed).toBe(true);
  await page.goto(results);
  await expect(card).toBeVisible();
});

test('a hidden dealer has no store until it is restored, and a merged one leads to the other', async ({
  page,
  request,
  site,
}) => {
  const { items } = await (await request.get('/rest/1.0/Car/stock?seller=trade&size=60')).json();
  const sellers: { dealerId: number; hasStore: boolean; href: string }[] = items.map(
    (item: { dealerDetailSummary: unknown }) => item.dealerDetailSummary,
  );
  const first = sellers.find(({ hasStore }) => hasStore);
  const second = sellers.find(({ dealerId, hasStore }) => hasStore && dealerId !== first?.dealerId);
  if (!first || !second) throw new Error('The market has too few stores');
  const statusOf = async () => (await request.get(`/stores/a/${first.dealerId}`)).status();
  expect(await statusOf()).toBe(200);

  await site.dealers('hide', String(first.dealerId), '--reason', 'unpaid');
  await expect.poll(statusOf).toBe(404);
  await site.dealers('restore', String(first.dealerId));
  await expect.poll(statusOf).toBe(200);

  await site.dealers('rename', String(second.dealerId), 'Seomra Cars');
  await site.dealers('merge', String(first.dealerId), String(second.dealerId));
  await expect
    .poll(async () => (await request.get(first.href, { maxRedirects: 0 })).headers().location)
    .toContain(`/${second.dealerId}`);
  expect((await request.get(first.href, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(`/stores/old-name/${first.dealerId}`);
  expect(new URL(page.url()).pathname).toBe(`/stores/seomra-cars/${second.dealerId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seomra Cars');
});
