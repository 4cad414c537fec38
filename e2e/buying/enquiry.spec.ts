import { type APIRequestContext, type Page, test as plainTest } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/watch-page.ts';

/** No person fills in a form faster, and the server rejects anything that does. */
const soonestMs = 2000;
const typeNoFasterThanPeople = (formShownAt: number) =>
  expect.poll(() => Date.now() - formShownAt, { intervals: [50] }).toBeGreaterThan(soonestMs);

const formScript = /\/assets\/OpenEnquiry-[\w-]+\.js$/;

async function findAdvert(request: APIRequestContext): Promise<string> {
  const response = await request.get('/rest/1.0/Car/stock?seller=trade&size=1');
  const { items } = await response.json();
  return `/search/${items[0].publicReference}/advert`;
}

async function openAdvert(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(await findAdvert(request));
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Niamh Walsh');
  await page.getByLabel('Your email').fill('niamh@example.ie');
  await page.getByRole('textbox', { name: 'Message' }).fill('Can I see it on Saturday?');
}

test('a message opens in place, reports missing fields, and is confirmed', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  await openAdvert(page, request);
  await page.getByRole('link', { name: 'Message dealer', exact: true }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const shownAt = Date.now();
  await page.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' });
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: 'Name is required' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await fillIn(page);
  await typeNoFasterThanPeople(shownAt);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  await expect(page.getByText('niamh@example.ie')).toBeVisible();
});

test('a robot-like submission is requested again, and no text is lost', async ({ page, request }) => {
  await openAdvert(page, request);
  await page.getByRole('link', { name: 'Message dealer', exact: true }).click();
  await fillIn(page);
  await page.locator('input[name="ticket"]').evaluate((field: HTMLInputElement) => {
    field.value = 'forged';
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please send it again' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I see it on Saturday?');
});

// The browser reports the lost connection here.
plainTest('a number that does not come is asked for again', async ({ page, request }) => {
  await openAdvert(page, request);
  await page.route('**/rest/1.0/seller-number*', (route) => route.abort(), { times: 1 });
  // Before that, the button is a plain form: without JavaScript the number is shown on another page.
  await untilHydrated(page);
  const ask = page.getByRole('button', { name: 'Show number' });
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible();
  await ask.click();
  await expect(page.locator('#contact a[href^="tel:"]')).toBeVisible();
});

test('a picture on another site cannot request a number', async ({ request }) => {
  const advert = await (await request.get(await findAdvert(request))).text();
  const [, action = ''] = /<form[^>]* action="([^"]*\/seller-number[^"]*)"/.exec(advert) ?? [];
  const response = await request.get(action.replaceAll('&amp;', '&'), {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(response.status()).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0];
  expect(main).toContain('Show number');
  expect(main).not.toContain('tel:');
});

// The browser reports the lost script here.
plainTest(
  'a form whose script does not come is written by the server, and the advert stays',
  async ({ page, request }) => {
    await page.route(formScript, (route) => route.abort());
    await openAdvert(page, request);
    await page.getByRole('link', { name: 'Message dealer', exact: true }).click();
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible();
  },
);

test('a visitor who writes before the script loads keeps their place', async ({ page, request }) => {
  const wait = Promise.withResolvers<void>();
  await page.route(formScript, async (route) => {
    await wait.promise;
    await route.continue();
  });
  await page.goto(`${await findAdvert(request)}?contact=email`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  wait.resolve();
  // The draft is stored from the moment the script has loaded.
  await expect(async () => {
    await page.keyboard.type('!');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toContain('enquiry seller');
  }).toPass();
  await expect(message).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent by a plain form, after its mistakes are corrected', {
    tag: ['@journey', '@no-js'],
  }, async ({ page, request }) => {
    await openAdvert(page, request);
    await page.getByRole('link', { name: 'Message dealer', exact: true }).click();
    await expect(page.getByLabel('Your name')).toBeVisible();
    const shownAt = Date.now();
    await fillIn(page);
    await page.getByLabel('Your email').fill('niamh@');
    await page.locator('form:has([name="ticket"])').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await typeNoFasterThanPeople(shownAt);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' })).toBeFocused();
    await page.getByRole('link', { name: 'Valid email is required' }).click();
    await expect(page.getByLabel('Your email')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I see it on Saturday?');
    await page.getByLabel('Your email').fill('niamh@example.ie');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
  });

  test('the number is on the page that its button leads to, with a link back', async ({ page, request }) => {
    await openAdvert(page, request);
    await page.getByRole('button', { name: 'Show number' }).click();
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await main.getByRole('link', { name: 'Back to the advert' }).click();
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible();
  });
});
