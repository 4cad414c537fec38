import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRole, type Database, findOrAddAccount, openDatabase } from '@forecourt/store';
import { startPostgres } from '@forecourt/store/testing';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { enterOffice } from '../support/enter-office.ts';
import { expectMail } from '../support/expect-mail.ts';
import { makePhoto } from '../support/make-photo.ts';
import { ownColour } from '../support/own-advert.ts';
import { placeAdvert } from '../support/place-advert.ts';
import { test as base, expect } from '../support/screenshot-failures.ts';
import { newAddress, signInBeforehand, signInOn } from '../support/sign-in.ts';
import { startSite } from '../support/sites/start-site.ts';

interface Office {
  origin: string;
  mailFolder: string;
  /** An account with a role, as `npm run operators` makes it. */
  appoint(role: 'moderator' | 'operator'): Promise<string>;
}

/** A site with the bad adverts of a made-up market, on PostgreSQL, so that it need not stop for `npm run operators`. */
const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-office-'));
      const server = await startPostgres();
      const url = await server.createDatabase('office');
      const db: Database = await openDatabase(url);
      const site = await startSite({
        MARKET_SIZE: '300',
        MARKET_SEED: '7',
        RATE_LIMIT: '0',
        TRUSTED_PROXIES: 'loopback',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
      });
      await use({
        origin: site.origin,
        mailFolder: join(dataDir, 'mail'),
        async appoint(role) {
          const at = new Date().toISOString();
          const account = await findOrAddAccount(db, newAddress(), { at });
          await addRole(db, account.id, { role }, { at, by: 'a test' });
          return account.email;
        },
      });
      await db.close();
      await site.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ office }, use) => use(office.origin),
});

const caseOf = (page: Page, title: RegExp) => page.getByRole('listitem').filter({ hasText: title });

test.describe.configure({ mode: 'serial' });

test('the door says what is missing', async ({ page, office }) => {
  await page.goto('/office');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Foffice/);
  await signInOn(page);
  await expect(page.getByText('This room is for the people who run the site.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/office/log');
  await signInOn(page, await office.appoint('moderator'));
  await expect(page.getByText('You need a passkey to come in.')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

test('a case is decided by keyboard, told to its seller, appealed against and restored', async ({
  page,
  office,
  browser,
}) => {
  await enterOffice(page, await office.appoint('operator'));
  await expect(page.getByText(/\d+ wait, the oldest for/)).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.goto('/office?kind=advert');
  await expect(page.getByLabel('Use the keyboard')).toBeChecked();
  // The third held advert copies another one.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Decide' })).toBeVisible();
  await expect(page.getByText('Contact details or a link in the words')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('c');
  await expect(page.getByLabel('Photos', { exact: true })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.type('No');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Write a reason of at least 15 characters');
  await expect(page.getByLabel('Reason')).toHaveValue('No');
  await page.getByLabel('Reason').fill('The number belongs to a known fraud.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Decided')).toBeVisible();
  await page.goto('/office/log');
  await expect(page.getByRole('listitem').filter({ hasText: 'The number belongs' })).toContainText('Refused');
  const mail = await expectMail(office.mailFolder, 'office-decision', /The number belongs to a known fraud/);
  expect(mail).toContain('A person decided this, not a program.');

  const seller = await browser.newContext({ baseURL: office.origin });
  const sellers = await seller.newPage();
  await signInBeforehand(sellers, 'phone.seller@mail.example');
  await sellers.goto('/my-adverts');
  await sellers.getByRole('link', { name: 'See why, and how to appeal' }).click();
  await expect(sellers.getByText('We’ve refused this advert')).toBeVisible();
  await expect(sellers.getByText('The number belongs to a known fraud.').first()).toBeVisible();
  await expectAccessibleByDayAndNight(sellers);
  await sellers.getByLabel(/Think we’re wrong/).fill('It is my own number, and my own car.');
  await sellers.getByRole('button', { name: 'Appeal' }).click();
  await expect(sellers.getByText('You’ve appealed.')).toBeVisible();
  await expect(sellers.getByRole('button', { name: 'Appeal' })).toHaveCount(0);

  // Another moderator was appointed in the first test, so this one may not decide about their own decision.
  await page.goto('/office?kind=appeal');
  await page.getByRole('button', { name: 'Take the oldest case' }).click();
  await expect(page.getByText('Others have the rest, or have to decide it.')).toBeVisible();
  await page.goto('/office?kind=appeal');
  await page
    .getByRole('list', { name: 'Cases' })
    .getByRole('button', { name: /^Take / })
    .click();
  await expect(page.getByText('You made the decision that is appealed against')).toBeVisible();
  await expect(page.getByText('It is my own number, and my own car.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveCount(0);
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Given back')).toBeVisible();

  const other = await browser.newContext({ baseURL: office.origin });
  const second = await other.newPage();
  await enterOffice(second, await office.appoint('moderator'));
  await second.goto('/office?kind=appeal');
  await second
    .getByRole('list', { name: 'Cases' })
    .getByRole('button', { name: /^Take / })
    .click();
  // The list shows the words too, before the case is taken.
  await expect(second.getByRole('heading', { name: 'Decide' })).toBeVisible();
  await expect(second.getByText('It is my own number, and my own car.', { exact: true })).toBeVisible();
  await page.goto('/office?kind=appeal');
  await expect(page.getByText(/has it until/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cases' }).getByRole('button')).toHaveCount(0);
  await second.getByLabel('Restore: back on the site').check();
  await second.getByRole('button', { name: 'Decide' }).click();
  await expect(second.getByText('Decided')).toBeVisible();
  await sellers.reload();
  await expect(sellers.getByText('We’ve put it back')).toBeVisible();
  await sellers.getByRole('link', { name: 'See it as buyers do' }).click();
  await expect(sellers.locator('#description')).toContainText('Great little car, just serviced');
  await seller.close();
  await other.close();
});

test('without scripts, an advert is reported, receipted, and decided with plain buttons', async ({
  page,
  office,
  browser,
}) => {
  await page.goto('/used-cars');
  const advert = await page.locator('a[href*="/fpa/"]').first().getAttribute('href');
  const plain = await newPlainContext(browser, office);
  const visitor = await plain.newPage();
  await visitor.goto(advert ?? '');
  await visitor.getByRole('link', { name: 'Report this advert' }).click();
  await visitor.getByLabel('Your name').fill('Ann');
  const email = newAddress();
  await visitor.getByLabel('Your email').fill(email);
  await visitor.getByLabel('What’s wrong?').fill('It was sold last week, they told me.');
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Send report' }).click();
    await expect(visitor.getByText('We have your report')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectMail(office.mailFolder, 'report-receipt', new RegExp(email));

  await enterOffice(page, await office.appoint('operator'));
  const state = await page.context().storageState();
  const desk = await newPlainContext(browser, office, state);
  const staff = await desk.newPage();
  await staff.goto('/office?kind=report');
  await expectNoSidewaysScroll(staff);
  await caseOf(staff, /It was sold last week, they told me/)
    .getByRole('button', { name: /^Take / })
    .click();
  await expect(staff.getByText(/Ann \(.+\) reported it/)).toBeVisible();
  await expectNoSidewaysScroll(staff);
  await staff.getByLabel('Ask for a change').check();
  await staff.getByLabel('Reason').fill('Please say in the advert that it is sold.');
  await staff.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByRole('alert')).toContainText('Tick what should be changed');
  await staff.getByLabel('Description').check();
  await staff.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByText('Decided')).toBeVisible();
  await expectMail(office.mailFolder, 'report-answer', /We’ve asked the seller to change it/);
  await plain.close();
  await desk.close();
});

test('an operator adds and removes a moderator while the site runs', async ({ page, office }) => {
  await enterOffice(page, await office.appoint('operator'));
  await page.goto('/office/people');
  await expectAccessibleByDayAndNight(page);
  const email = newAddress();
  await page.getByLabel(/email address they sign in with/).fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${email}: moderator`)).toBeVisible();
  await page.getByRole('button', { name: `Take the role away from ${email}` }).click();
  await expect(page.getByText(`${email}: moderator`)).toHaveCount(0);
});

function newPlainContext(
  browser: { newContext(options: object): Promise<BrowserContext> },
  { origin }: Office,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
    ...(storageState && { storageState }),
  });
}

test('a photo of a vehicle with its code is looked at by somebody else', async ({
  page,
  office,
  browser,
}) => {
  test.setTimeout(300_000);
  const seller = await browser.newContext({ baseURL: office.origin });
  const sellers = await seller.newPage();
  const reference = await placeAdvert(sellers);
  await sellers.goto(`/my-adverts/${reference}/seen`);
  await sellers.getByRole('button', { name: 'Get my code' }).click();
  await sellers.getByLabel('Your photo').setInputFiles([makePhoto(ownColour())]);
  await sellers.getByRole('button', { name: 'Send the photo' }).click();
  await expect(sellers.getByText('We have your photo')).toBeVisible();

  await enterOffice(page, await office.appoint('moderator'));
  await page.getByRole('link', { name: 'Seen with the car' }).click();
  await expect(page.getByRole('img', { name: /^Vehicle 191D/ })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: /was not seen$/ }).click();
  await expect(page.getByText('Write a reason of at least 15 characters')).toBeVisible();
  await page.getByRole('button', { name: /was seen$/ }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText('No photo waits.')).toBeVisible();
  await sellers.goto(`/my-adverts/${reference}`);
  await expect(sellers.getByText(/Seen with the car/).first()).toBeVisible();
  await seller.close();
});
