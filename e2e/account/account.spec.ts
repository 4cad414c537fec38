import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import {
  askForMail,
  codeIn,
  linkIn,
  newAddress,
  readMail,
  signInBeforehand,
  signInOn,
} from '../support/sign-in.ts';
import { expect, test } from '../support/watch-page.ts';

test('someone signs in with a code, keeps their details and signs out', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');
  await expectAccessibleByDayAndNight(page);
  const email = await signInOn(page);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(`You’re signed in as ${email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expectAccessibleByDayAndNight(page);

  await page.getByLabel('Phone').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Valid phone is required').first()).toBeVisible();
  await page.getByLabel('Phone').fill('021 455 1234');
  await page.getByLabel('Your phrase').fill('the blue door');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByLabel('Your phrase')).toHaveValue('the blue door');

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Account' }).first()).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in/);
  // The next mail proves by the phrase that it is ours.
  expect(await askForMail(page, email)).toContain('the blue door');
});

test('a link signs in only when its button is pressed, and only once', async ({ page, browser, baseURL }) => {
  await page.goto('/sign-in');
  const mail = await askForMail(page, newAddress());
  const scanner = await page.request.get(linkIn(mail));
  expect(scanner.status()).toBe(200);
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const elsewhere = await other.newPage();
  await elsewhere.goto(linkIn(mail));
  await expect(elsewhere.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
  await elsewhere.getByRole('link', { name: 'Get a new link' }).click();
  await expect(elsewhere).toHaveURL('/sign-in');
  await other.close();
});

test('three wrong codes end a mail', async ({ page }) => {
  await page.goto('/sign-in');
  const code = codeIn(await askForMail(page, newAddress()));
  const wrong = code === '000000' ? '000001' : '000000';
  await page.getByLabel('Code').fill(code.slice(1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the six digits from the email');
  for (const left of ['2 tries', 'one try']) {
    await page.getByLabel('Code').fill(wrong);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(left);
  }
  await page.getByLabel('Code').fill(wrong);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('no longer works');
  await page.getByRole('link', { name: 'Get a new code' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');
});

test('a passkey is added, signs in and is removed', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signInBeforehand(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
});

test('a new address counts when both mailboxes have confirmed it', async ({ page }) => {
  await signInBeforehand(page);
  await page.goto('/account');
  const newEmail = newAddress();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Changing to ${newEmail}`)).toBeVisible();
  // The mails are numbered like the change that they are about.
  const mails = await findMails(page, newEmail);
  await page.goto(linkIn(mails.old));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('confirm it from your other mailbox')).toBeVisible();
  await page.goto(linkIn(mails.new));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(`You’re signed in as ${newEmail}`)).toBeVisible();
});

async function findMails(page: Parameters<typeof readMail>[0], newEmail: string) {
  for (let id = 1; id < 100; id++) {
    const mail = await readMail(page, `/local-mail/new-address-${id}`);
    if (mail.includes(newEmail)) {
      return { new: mail, old: await readMail(page, `/local-mail/old-address-${id}`) };
    }
  }
  throw new Error('There is no mail to the new address.');
}

test('everything is downloaded, and a deleted account can be kept', async ({ page }) => {
  const email = await signInBeforehand(page);
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted')).toBeVisible();
  await page.goto('/account');
  await signInOn(page, email);
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
});

test('saved vehicles follow to another device', async ({ page, browser, baseURL }) => {
  await page.goto('/used-cars');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.goto('/account');
  const email = await signInOn(page);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  const joined = page.waitForResponse('**/rest/1.0/account/saved-vehicles');
  await page.goto('/saved-vehicles');
  expect((await joined).ok()).toBe(true);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await signInBeforehand(phone, email);
  await phone.goto('/saved-vehicles');
  await expect(phone.getByRole('article')).toHaveCount(1, { timeout: 20_000 });
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('someone signs in, keeps their name and signs out', async ({ page }) => {
    await page.goto('/account');
    await signInOn(page);
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Name').fill('Niamh Byrne');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Niamh Byrne');
    await page.getByRole('button', { name: /^Sign out: / }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
