import { publicReferenceOf } from '@forecourt/domain';
import { type Database, expireOffers } from '@forecourt/store';
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { signInBeforehand } from '../support/sign-in.ts';
import { test } from '../support/sites/talking-site.ts';
import { expect } from '../support/watch-page.ts';

/** A day that is far enough away for both reminders. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** As if three days had passed: the regular job does the same with the real time. */
const expireOpenOffers = (db: Database) => expireOffers(db, { at: `${dayAhead(3)}T23:59:59.000Z` });

const opened = (page: Page, label: string | RegExp) => page.getByText(label).first().click();
const card = (page: Page, title: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

async function askForViewing(page: Page, day: string, time: string): Promise<void> {
  await opened(page, 'Arrange a viewing or test drive');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Ask for this time' }) });
  await form.getByLabel('Day').fill(day);
  await form.getByLabel('Time').fill(time);
  await form.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Waiting for Aoife');
}

async function withoutScripts(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  return context.newPage();
}

async function arrangeViewing(page: Page, buyer: string, seller: string, check: Check): Promise<void> {
  await page.goto(buyer);
  await askForViewing(page, dayAhead(5), '14:30');
  await expect(card(page, 'Viewing')).toContainText('You’ll see where to meet once it’s confirmed');
  await page.goto(seller);
  await expect(card(page, 'Viewing')).toContainText('Niamh asks you');
  await card(page, 'Viewing').getByLabel('Where to meet').first().fill('1 Quay Street, Galway');
  await card(page, 'Viewing').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Confirmed');
  await page.goto(buyer);
  await expect(card(page, 'Viewing')).toContainText('Where: 1 Quay Street, Galway');
  await check.confirmed?.();
  // Moved: the place is hidden again until the other agrees.
  await card(page, 'Viewing').getByText('Suggest another time').click();
  await card(page, 'Viewing').getByLabel('Day').fill(dayAhead(6));
  await card(page, 'Viewing').getByLabel('Time').fill('11:00');
  await card(page, 'Viewing').getByRole('button', { name: 'Suggest this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('New time. Waiting for Aoife');
  await expect(page.getByText('Quay Street')).toHaveCount(0);
  await page.goto(seller);
  await card(page, 'Viewing').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Confirmed');
  await card(page, 'Viewing').getByRole('button', { name: 'Cancel it' }).click();
  await expect(card(page, 'Viewing')).toContainText('You cancelled it');
  await page.goto(buyer);
  await expect(card(page, 'Viewing')).toContainText('Aoife cancelled it');
  await expect(page.getByText('Quay Street')).toHaveCount(0);
}

interface Check {
  confirmed?(): Promise<void>;
}

test('a viewing is proposed, confirmed, moved and cancelled', async ({ page, talking }) => {
  const { buyer, seller, email } = await talking.begin();
  await arrangeViewing(page, buyer, seller, {
    async confirmed() {
      const href = await page.getByRole('link', { name: 'Add it to your calendar' }).getAttribute('href');
      const file = await page.request.get(href ?? '');
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(file.headers()['cache-control']).toBe('private, no-store');
      const text = (await file.text()).replace(/\r\n /g, '');
      expect(text).toContain('LOCATION:1 Quay Street\\, Galway');
      expect(text).toMatch(/DTSTART:\d{8}T1[34]3000Z/);
      // Another conversation's people have no business with it.
      const other = await talking.begin();
      const id = /\d+$/.exec(href ?? '')?.[0];
      expect((await page.request.get(`${other.buyer}/calendar/${id}`)).status()).toBe(404);
    },
  });
  await expect(async () => {
    const mails = talking.mailsTo(email);
    expect(mails.some((mail) => mail.includes('METHOD:PUBLISH'))).toBe(true);
    expect(mails.some((mail) => mail.includes('METHOD:CANCEL'))).toBe(true);
  }).toPass();
});

test('blocking calls off the viewing, and leaves no form that cannot work', async ({ page, talking }) => {
  const { buyer, seller } = await talking.begin();
  await page.goto(buyer);
  await askForViewing(page, dayAhead(5), '14:30');
  await opened(page, 'Ask for a call back');
  await page.getByLabel('Your phone number').fill('087 123 4567');
  await page.getByRole('button', { name: 'Ask for a call back' }).click();
  await expect(card(page, 'Call back')).toContainText('Waiting for Aoife');
  await page.goto(seller);
  await card(page, 'Viewing').getByLabel('Where to meet').first().fill('1 Quay Street, Galway');
  await card(page, 'Viewing').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Confirmed');
  await page.getByText('Block Niamh').first().click();
  await expect(page.getByText('we’ll call off any viewing, open offer or request between you')).toBeVisible();
  await page.getByRole('button', { name: 'Block Niamh' }).click();
  await expect(card(page, 'Viewing')).toContainText('You cancelled it');
  await expect(page.getByText('Block Niamh', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Unblock Niamh')).toHaveCount(2);
  await page.goto(buyer);
  await expect(card(page, 'Viewing')).toContainText('Aoife cancelled it');
  await expect(page.getByText('Quay Street')).toHaveCount(0);
  await expect(page.getByText('Suggest another time')).toHaveCount(0);
  await expect(card(page, 'Call back')).toHaveCount(0);
});

test('a viewing day takes the time and the place that were agreed', async ({ page, talking }) => {
  const { buyer, seller, email } = await talking.begin();
  await page.goto(buyer);
  await askForViewing(page, dayAhead(5), '14:30');
  await page.goto(seller);
  await card(page, 'Viewing').getByLabel('Where to meet').first().fill('1 Quay Street, Galway');
  await card(page, 'Viewing').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Confirmed');
  const picked = ['golf-0', 'golf-1'].map((name) => `pick=${publicReferenceOf('example', name)}`);
  const address = `/viewing-day?${picked.join('&')}&day=${dayAhead(5)}`;
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Agreed for')).toHaveCount(0);
  await signInBeforehand(page, email);
  await page.goto(address);
  const stop = page.getByRole('article').filter({ hasText: 'Agreed for 14:30' });
  await expect(stop).toContainText('1 Quay Street, Galway');
  const href = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  const file = (await (await page.request.get(href ?? '')).text()).replace(/\r\n /g, '');
  expect(file.match(/STATUS:\w+/g)?.sort()).toEqual(['STATUS:CONFIRMED', 'STATUS:TENTATIVE']);
  expect(file).toMatch(/UID:viewing-\d+@/);
  expect(file).toContain('LOCATION:1 Quay Street\\, Galway');
});

test('a guest’s viewing day has what they have agreed, without JavaScript too', async ({
  browser,
  page,
  talking,
}) => {
  const { buyer, seller } = await talking.begin();
  const guest = await withoutScripts(browser, talking.origin);
  await guest.goto(buyer);
  await askForViewing(guest, dayAhead(5), '14:30');
  await page.goto(seller);
  await card(page, 'Viewing').getByLabel('Where to meet').first().fill('1 Quay Street, Galway');
  await card(page, 'Viewing').getByRole('button', { name: 'Confirm this time' }).click();
  await expect(card(page, 'Viewing')).toContainText('Confirmed');
  await expect(card(page, 'Viewing').getByRole('link', { name: 'Plan your viewing day' })).toHaveCount(0);
  await guest.goto(buyer);
  await card(guest, 'Viewing').getByRole('link', { name: 'Plan your viewing day' }).click();
  await expect(guest.getByRole('article')).toContainText('Agreed for 14:30');
  await expect(guest.getByRole('article')).toContainText('1 Quay Street, Galway');
  const href = await guest.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  expect(await (await guest.request.get(href ?? '')).text()).toContain('STATUS:CONFIRMED');
  // A script opens the page by its data alone.
  const context = await browser.newContext({ baseURL: talking.origin });
  const withScripts = await context.newPage();
  await withScripts.goto(buyer);
  await card(withScripts, 'Viewing').getByRole('link', { name: 'Plan your viewing day' }).click();
  await expect(withScripts.getByRole('article')).toContainText('Agreed for 14:30');
  await context.close();
  // Another browser with the same address has nothing of it.
  await page.goto(guest.url());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Agreed for')).toHaveCount(0);
  await guest.context().close();
});

test('the two buttons of a card stand side by side where there is room', async ({ page, talking }) => {
  const { buyer, seller } = await talking.begin();
  await page.goto(buyer);
  await askForViewing(page, dayAhead(5), '14:30');
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto(seller);
  const topOf = async (name: string) =>
    (await card(page, 'Viewing').getByRole('button', { name }).boundingBox())?.y;
  expect(await topOf('Confirm this time')).toBe(await topOf('It doesn’t suit'));
});

test('a viewing works without JavaScript too', async ({ browser, talking }) => {
  const { buyer, seller } = await talking.begin();
  const page = await withoutScripts(browser, talking.origin);
  await arrangeViewing(page, buyer, seller, {});
  await page.context().close();
});

test('a buyer chooses one of the seller’s free times, and nobody else can', async ({ page, talking }) => {
  const { buyer, seller } = await talking.begin();
  await page.goto(seller);
  await opened(page, 'When you’re free for viewings');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add these times' }) });
  await form.getByLabel('Day').fill(dayAhead(9));
  await form.getByLabel('Free from').fill('10:00');
  await form.getByLabel('Until').fill('11:00');
  await form.getByRole('button', { name: 'Add these times' }).click();
  await expect(page.getByRole('list', { name: 'Your free times' }).getByRole('listitem')).toHaveCount(2);
  await page.goto(buyer);
  await opened(page, 'Arrange a viewing or test drive');
  await page.getByLabel('What for').selectOption('Test drive');
  await page.getByLabel('When Aoife is free').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(card(page, 'Test drive')).toContainText('at 10:00');
  const other = await talking.begin();
  await page.goto(other.buyer);
  const options = page.getByLabel('When Aoife is free').getByRole('option');
  await expect(options).toHaveText(['Choose a time, or fill in another below', /10:30 to 11:00/]);
});

test('a time that cannot be is refused with a sentence, and nothing is lost', async ({
  page,
  talking,
  complaints,
}) => {
  const { buyer } = await talking.begin();
  await page.goto(buyer);
  await opened(page, 'Arrange a viewing or test drive');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Ask for this time' }) });
  await form.getByLabel('What for').selectOption('Live video viewing on Zoom');
  await form.getByLabel('Day').fill('2020-01-01');
  await form.getByLabel('Time').fill('10:00');
  await form.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(page.getByRole('link', { name: 'That time has passed. Choose a later one' })).toBeVisible();
  await expect(form.getByLabel('Day')).toHaveValue('2020-01-01');
  await expect(form.getByLabel('What for')).toHaveValue('video-viewing/zoom');
  await expectAccessibleByDayAndNight(page);
  // The browser logs the refusal, as it should.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
});

async function offer(page: Page, path: string, amount: string): Promise<void> {
  await page.goto(path);
  await opened(page, 'Make an offer');
  await expect(page.getByText('An offer isn’t binding on either of you').first()).toBeVisible();
  await page.getByLabel('What you’d pay, in euro').fill(amount);
  await page.getByRole('button', { name: 'Make the offer' }).click();
  await expect(card(page, /Your offer/)).toContainText('Waiting for Aoife');
}

async function makeOffers(page: Page, talking: { db: Database }, paths: { buyer: string; seller: string }) {
  const { buyer, seller } = paths;
  await offer(page, buyer, '14,500');
  await page.getByRole('button', { name: 'Withdraw the offer' }).click();
  await expect(card(page, 'Your offer: €14,500')).toContainText('You withdrew it');
  await offer(page, buyer, '14,600');
  await page.goto(seller);
  await card(page, 'Niamh’s offer: €14,600').getByRole('button', { name: 'Decline the offer' }).click();
  await expect(card(page, 'Niamh’s offer: €14,600')).toContainText('You declined it');
  await offer(page, buyer, '14,700');
  await expireOpenOffers(talking.db);
  await page.reload();
  await expect(card(page, 'Your offer: €14,700')).toContainText('Expired after 48 hours');
  await offer(page, buyer, '14,800');
  await page.goto(seller);
  await card(page, 'Niamh’s offer: €14,800').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(card(page, 'Niamh’s offer: €14,800')).toContainText('You accepted it');
  await expect(card(page, 'Niamh’s offer: €14,800')).toContainText('It isn’t binding on either of you');
}

test('an offer is withdrawn, declined, expires and is accepted', async ({ page, talking }) => {
  await makeOffers(page, talking, await talking.begin());
});

test('an offer works without JavaScript too', async ({ browser, talking }) => {
  const page = await withoutScripts(browser, talking.origin);
  await makeOffers(page, talking, await talking.begin());
  await page.context().close();
});

async function askForOtherThings(page: Page, { buyer, seller }: { buyer: string; seller: string }) {
  await page.goto(buyer);
  await opened(page, 'Offer a trade-in');
  await page.getByLabel('Your plate').fill('191-D-777');
  await page.getByLabel('On the clock').fill('84,500');
  await page.getByRole('button', { name: 'Offer this trade-in' }).click();
  await expect(card(page, 'Trade-in')).toContainText(/2019 Volkswagen Golf 191-D-777, 84,500 km/);
  await expect(card(page, 'Trade-in')).toContainText(/Worth about €\d\d?,\d{3} to €\d\d,\d{3}/);
  await opened(page, 'Ask for a call back');
  await page.getByLabel('Your phone number').fill('087 123 4567');
  await page.getByLabel('Best time to call').selectOption('Evening, after 5');
  await page.getByRole('button', { name: 'Ask for a call back' }).click();
  await expect(card(page, 'Call back')).toContainText('Waiting for Aoife');
  await page.goto(seller);
  await expect(card(page, 'Trade-in')).toContainText(/Worth about/);
  await expect(card(page, 'Call back')).toContainText('087 123 4567');
  await card(page, 'Call back').getByRole('button', { name: 'I’ve called' }).click();
  await expect(card(page, 'Call back')).toContainText('Called');
}

test('a trade-in shows its range, and a call back its number', async ({ page, talking }) => {
  await askForOtherThings(page, await talking.begin());
});

test('a trade-in that nobody knows is offered all the same, and can be named then', async ({
  browser,
  talking,
}) => {
  const { buyer, seller } = await talking.begin();
  const page = await withoutScripts(browser, talking.origin);
  await page.goto(buyer);
  await opened(page, 'Offer a trade-in');
  await page.getByLabel('Your plate').fill('191-D-4242');
  await page.getByLabel('On the clock').fill('84,500');
  await page.getByRole('button', { name: 'Offer this trade-in' }).click();
  await expect(card(page, 'Trade-in')).toContainText('191-D-4242, 84,500 km');
  await expect(card(page, 'Trade-in')).toContainText('We don’t know this plate');
  await opened(page, 'Offer a trade-in');
  await page.getByLabel('Your plate').fill('191-D-4242');
  await page.getByLabel('On the clock').fill('84,500');
  await page.getByLabel('Make').fill('VW');
  await page.getByLabel('Model').fill('golf');
  await page.getByRole('button', { name: 'Offer this trade-in' }).click();
  await expect(card(page, 'Trade-in')).toContainText(/2019 Volkswagen Golf.*Worth about €/);
  await page.goto(seller);
  await expect(card(page, 'Trade-in')).toContainText('2019 Volkswagen Golf 191-D-4242, 84,500 km');
  await page.context().close();
});

test('both work without JavaScript too', async ({ browser, talking }) => {
  const page = await withoutScripts(browser, talking.origin);
  await askForOtherThings(page, await talking.begin());
  await page.context().close();
});

test('cards and forms are accessible on a phone and on a desk', async ({ page, talking }) => {
  const { buyer, seller } = await talking.begin();
  await page.goto(buyer);
  await askForViewing(page, dayAhead(12), '09:15');
  await offer(page, buyer, '14,000');
  for (const [whose, path] of Object.entries({ seller, buyer })) {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(path);
    await page.locator('section details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    for (const width of [375, 1440]) {
      await test.step(`the ${whose}’s at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessibleByDayAndNight(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});
