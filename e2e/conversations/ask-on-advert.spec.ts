import { publicReferenceOf } from '@forecourt/domain';
import { addViewingSlots } from '@forecourt/store';
import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { newAddress } from '../support/sign-in.ts';
import { type TalkingSite, test } from '../support/sites/talking-site.ts';
import { expect } from '../support/watch-page.ts';

/** No person fills in a form faster, and the server rejects anything that does. */
const soonestMs = 2000;

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

async function send(page: Page, shownAt: number, label: string): Promise<void> {
  await expect.poll(() => Date.now() - shownAt, { intervals: [50] }).toBeGreaterThan(soonestMs);
  await page.getByRole('button', { name: label }).click();
}

/** The buyer's page of the conversation, from the mail that they get at once. */
async function findOwnLink({ mailsTo }: TalkingSite, email: string): Promise<string> {
  let link = '';
  await expect(() => {
    const [first = ''] = mailsTo(email);
    link = /\/conversations\/buying\/[0-9a-z-]+/.exec(first)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('a trade-in is offered on the advert, valued, and goes on in the conversation', async ({
  page,
  talking,
}) => {
  const email = newAddress();
  await page.goto(`/search/${publicReferenceOf('example', 'golf-2')}/advert?contact=email`);
  const shownAt = Date.now();
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('link', { name: 'Trade-in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Offer a trade-in' })).toBeVisible();
  // What was typed into the other form is here too.
  await expect(page.getByLabel('Your name')).toHaveValue('Niamh');
  await expectAccessibleByDayAndNight(page);
  await page.getByLabel('On the clock').fill('85,000');
  await send(page, shownAt, 'Offer this trade-in');
  await page.getByRole('link', { name: 'Enter your plate, for example 191-D-12345' }).click();
  await page.getByLabel('Your plate').fill('191-D-777');
  await page.getByRole('button', { name: 'Offer this trade-in' }).click();
  await expect(page.getByText('We’ve offered Aoife your trade-in')).toBeVisible();
  await expect(page.getByText(/values it at about €[\d,]+ to €[\d,]+/)).toBeVisible();
  await page.goto(await findOwnLink(talking, email));
  await expect(card(page, 'Trade-in')).toContainText('2019 Volkswagen Golf 191-D-777, 85,000 km');
});

test('a trade-in that nobody knows is offered from the advert, and what would help is said', async ({
  page,
  talking,
}) => {
  const email = newAddress();
  await page.goto(`/search/${publicReferenceOf('example', 'golf-4')}/advert?contact=part-exchange`);
  const shownAt = Date.now();
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your plate').fill('191-D-4242');
  await page.getByLabel('On the clock').fill('85,000');
  await send(page, shownAt, 'Offer this trade-in');
  await expect(page.getByText('We’ve offered Aoife your trade-in')).toBeVisible();
  await expect(page.getByText(/We don’t know this plate.*with its make and model/)).toBeVisible();
  await page.goto(await findOwnLink(talking, email));
  await expect(card(page, 'Trade-in')).toContainText('191-D-4242, 85,000 km');
});

test('a test drive at one of the seller’s free times is asked for without JavaScript', async ({
  browser,
  talking,
}) => {
  const email = newAddress();
  const reference = publicReferenceOf('example', 'golf-3');
  const at = new Date(Date.now() + 6 * 86_400_000).toISOString();
  await addViewingSlots(talking.db, reference, [{ startsAt: at, minutes: 30 }], {
    at: new Date().toISOString(),
  });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: talking.origin,
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto(`/search/${reference}/advert?contact=email`);
  await page.getByRole('link', { name: 'Test drive' }).click();
  const shownAt = Date.now();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('When Aoife is free').selectOption({ index: 1 });
  await send(page, shownAt, 'Ask for this time');
  await expect(page.getByText('We’ve asked Aoife about a test drive')).toBeVisible();
  await page.goto(await findOwnLink(talking, email));
  await expect(card(page, 'Test drive')).toContainText('Waiting for Aoife');
  await context.close();
});
