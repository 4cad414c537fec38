import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { newAddress, readMail, signInBeforehand, signInOn } from '../support/sign-in.ts';
import { expect, test } from '../support/watch-page.ts';

const phone = { width: 375, height: 812 };
const desk = { width: 1440, height: 900 };

/** Presses the button of step two and returns the mail that asks for the confirmation. */
async function askByMail(page: Page, email: string): Promise<string> {
  const network = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': network });
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Read it' }).getAttribute('href');
  return readMail(page, address ?? '');
}

function linkTo(mail: string, path: string): string {
  return new RegExp(`https?://[^\\s/]+(${path}/[^\\s>]+)`).exec(mail)?.[1] ?? '';
}

/** Nothing of the text is cut off. */
async function expectWhole(page: Page, text: RegExp): Promise<void> {
  const isWhole = (node: Element) => node.scrollWidth <= node.clientWidth;
  expect(await page.getByText(text).first().evaluate(isWhole)).toBe(true);
}

test('a search is watched in two steps without an account, and ended by one press of a mail program', async ({
  page,
}) => {
  await page.goto('/used-cars?fuel=Diesel');
  await page.getByRole('link', { name: 'Tell me about new ones' }).click();
  await expect(page.getByRole('heading', { name: 'Tell me about new ones' })).toBeVisible();
  await expect(page.getByRole('link', { name: /diesel cars for sale/i })).toBeVisible();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('textbox', { name: /^Email/ }).fill('not an address');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Valid email is required');

  const mail = await askByMail(page, newAddress());
  expect(mail).toContain('diesel cars for sale');
  expect(mail).toMatch(/^List-Unsubscribe: <http[^\n]+\/alerts\/end-one\/[^\n]+>$/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail).toMatch(/^List-Id: <alerts\..+>$/im);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);

  const confirm = linkTo(mail, '/alerts/confirm');
  // A mail scanner opens it; nothing happens.
  expect((await page.request.get(confirm)).status()).toBe(200);
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm my alert' }).click();
  await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('link', { name: 'Your alerts' }).click();
  await expect(page.getByText(/^On: new adverts/)).toBeVisible();
  const mine = page.url();

  const end = linkTo(mail, '/alerts/end-one');
  await page.goto(end);
  await expect(page.getByRole('heading', { name: 'End this alert?' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  // As a mail service sends it: no cookie, no token, another origin.
  const answer = await fetch(new URL(end, page.url()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });
  expect(answer.status).toBe(200);
  await page.goto(mine);
  await expect(page.getByText('You’re not watching anything')).toBeVisible();
  await page.goto(end);
  await expect(page.getByRole('heading', { name: 'We’ll send no more of these' })).toBeVisible();
});

test('someone with an account changes, mutes, pauses and ends an alert, each in one step', async ({
  page,
}) => {
  const email = await signInBeforehand(page);
  await page.goto('/alerts');
  await expect(page.getByText('You’re not watching anything')).toBeVisible();
  await page.goto('/used-cars?fuel=Petrol');
  await page.getByRole('link', { name: 'Tell me about new ones' }).click();
  await expect(page.getByText(`We’ll email ${email}`)).toBeVisible();
  await page.getByLabel('How often').selectOption('As it happens');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page).toHaveURL(/\/alerts\?done=on/);
  await expect(page.getByText('As it happens.')).toBeVisible();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  }

  await page.getByText('What and how often', { exact: true }).click();
  await page.getByLabel('How often').selectOption('Fridays at 7:30');
  await page.getByText('No longer for sale', { exact: true }).click();
  await page.getByRole('button', { name: /^Save: / }).click();
  await expect(page.getByText(/no longer for sale\. Fridays at 7:30\./)).toBeVisible();
  await page.getByRole('button', { name: /^Mute for 7 days: / }).click();
  await expect(page.getByText(/^Muted until /)).toBeVisible();
  await page.getByRole('button', { name: /^Unmute: / }).click();
  await page.getByRole('button', { name: /^Pause: / }).click();
  await expect(page.getByText(/^Paused: .*Fridays at 7:30\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit search: / })).toBeVisible();
  await page.getByRole('button', { name: /^Turn on: / }).click();
  await expect(page.getByText(/^On: /)).toBeVisible();
  await page.getByRole('button', { name: /^End: / }).click();
  await expect(page.getByText('You’re not watching anything')).toBeVisible();
});

test('the search of an alert is edited on the results, and saved in its place or beside it', async ({
  page,
}) => {
  await page.goto('/alerts/new?search=%2Fsearch%3Ffuel%3DPetrol');
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await signInOn(page);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await page.getByRole('button', { name: /^Edit search: .*petrol/i }).click();
  await expect(page).toHaveURL(/\/search\?fuel=petrol/);
  await page.goto('/search?fuel=Electric');
  await page.getByRole('link', { name: 'Save to your alerts' }).click();
  await expect(page.getByRole('heading', { name: 'Change your alert' })).toBeVisible();
  const place = page.getByRole('group', { name: 'Save it' }).getByRole('radio', { checked: true });
  await expect(place).toHaveAccessibleName(/^Instead of: .*petrol/i);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectWhole(page, /^Instead of: /);
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/alerts\?done=change/);
  await expect(page.getByRole('link', { name: /electric cars for sale/i })).toBeVisible();
  await expect(page.getByRole('link', { name: /petrol cars for sale/i })).toBeHidden();
  await page.getByRole('link', { name: /electric cars for sale/i }).click();
  await expect(page.getByRole('link', { name: 'Tell me about new ones' })).toBeVisible();
  await page.goBack();

  // Another search is a new alert, unless they say otherwise. So is one that is no edit of the search that they began to edit.
  await page.getByRole('button', { name: /^Edit search: .*electric/i }).click();
  await expect(page).toHaveURL(/\/search\?fuel=electric/);
  await page.goto('/search?body=Estate');
  await page.getByRole('link', { name: 'Save to your alerts' }).click();
  await expect(page.getByRole('heading', { name: 'Tell me about new ones' })).toBeVisible();
  await expect(place).toHaveAccessibleName('As a new alert');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(/^On: /)).toHaveCount(2);
});

test('what is watched already is changed, not asked for again', async ({ page }) => {
  const petrol = '/alerts/new?search=%2Fsearch%3Ffuel%3DPetrol';
  await signInBeforehand(page);
  await page.goto(petrol);
  await expect(page.getByRole('heading', { name: 'Tell me about new ones' })).toBeVisible();
  await page.getByLabel('How often').selectOption('As it happens');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('As it happens.')).toBeVisible();

  await page.goto(petrol);
  await expect(page.getByRole('heading', { name: 'You’re watching this already' })).toBeVisible();
  await expect(page.getByLabel('How often')).toHaveValue('at-once');
  await expect(page.getByText('As a new alert')).toHaveCount(0);
  await expectAccessibleByDayAndNight(page);
  await page.getByText('No longer for sale', { exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/no longer for sale\. As it happens\./)).toHaveCount(1);

  await page.getByRole('button', { name: /^Pause: / }).click();
  await expect(page.getByText(/^Paused: /)).toBeVisible();
  await page.goto(petrol);
  await expect(page.getByText('Saving turns it on again')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^On: .*As it happens\.$/)).toHaveCount(1);
});

test('a list that is out of date says what is so, not what was pressed', async ({ page, context }) => {
  await signInBeforehand(page);
  await page.goto('/alerts/new?search=%2Fsearch%3Ffuel%3DPetrol');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('We’ll tell you', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/alerts');
  await other.getByRole('button', { name: /^Pause: / }).click();
  await expect(other.getByText('We’ll send nothing until you turn it on')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Turn on: / })).toBeVisible();
  await expect(page.getByText('We’ll tell you', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^End: / }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: /^Turn on: / }).click();
  await expect(other.getByText('It was ended already')).toBeVisible();
  await expect(other.getByText('Turned on')).toHaveCount(0);
});

test('alerts of a mailbox follow into its account at sign-in', async ({ page }) => {
  const email = newAddress();
  await page.goto('/alerts/new?search=%2Fsearch%3Ffuel%3DElectric');
  const mail = await askByMail(page, email);
  await page.goto(linkTo(mail, '/alerts/confirm'));
  await page.getByRole('button', { name: 'Confirm my alert' }).click();
  await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
  await page.goto('/alerts');
  await signInOn(page, email);
  await expect(page.getByText(/^On: new adverts/)).toBeVisible();
});

test('a vehicle is watched from its advert, and the last search from home', async ({ page }) => {
  await page.goto('/used-cars?fuel=Hybrid');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Tell me if the price drops' }).click();
  await expect(page.getByRole('heading', { name: 'Watch this vehicle' })).toBeVisible();
  await expect(page.getByLabel('One like it comes up for less')).toBeChecked();
  await expectAccessibleByDayAndNight(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Your last search' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'Your last search' })
    .getByRole('link', { name: 'Tell me about new ones' })
    .click();
  await expect(page.getByRole('link', { name: /hybrid cars for sale/i })).toBeVisible();
});

test('a search without results can be watched, and every search can be followed in a feed', async ({
  page,
}) => {
  await page.goto('/search?q=zzzunfindable');
  await page.getByRole('link', { name: 'tell me about new ones', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tell me about new ones' })).toBeVisible();
  await expect(page.getByRole('link', { name: /zzzunfindable/ })).toBeVisible();
  await page.goto('/used-cars?fuel=Diesel&sort=price-asc');
  for (const name of ['Atom', 'JSON Feed', 'CSV']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href).toContain('fuel=diesel');
    expect(href).not.toContain('sort');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything works but notifications @no-js', async ({ page }) => {
    await page.goto('/used-cars?fuel=Diesel');
    await page.getByRole('link', { name: 'Tell me about new ones' }).click();
    const mail = await askByMail(page, newAddress());
    await page.goto(linkTo(mail, '/alerts/confirm'));
    await page.getByRole('button', { name: 'Confirm my alert' }).click();
    await page.getByRole('link', { name: 'Your alerts' }).click();
    const phrase = page.getByLabel('Any words only you know');
    const [field, list] = await Promise.all([
      phrase.boundingBox(),
      page.getByRole('main').getByRole('listitem').last().boundingBox(),
    ]);
    expect(field?.width).toBe(list?.width);
    await phrase.fill('the blue door');
    await page.getByRole('button', { name: 'Save my phrase' }).click();
    await expect(page.getByText('Your phrase is saved')).toBeVisible();
    await page.getByRole('button', { name: /^Edit search: .*diesel/i }).click();
    await expect(page).toHaveURL(/fuel=diesel/);
    await page.goto('/used-cars?fuel=Electric');
    await page.getByRole('link', { name: 'Tell me about new ones' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/alerts\/mine\/.*done=change/);
    await expect(page.getByRole('link', { name: /electric cars for sale/i })).toBeVisible();
    await page.getByRole('button', { name: /^Pause: / }).click();
    await expect(page.getByText(/^Paused: /)).toBeVisible();
    await page.goto(linkTo(mail, '/alerts/end-one'));
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('heading', { name: 'We’ll send no more of these' })).toBeVisible();
  });
});
