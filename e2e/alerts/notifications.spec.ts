import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base } from '../support/screenshot-failures.ts';
import { signInBeforehand } from '../support/sign-in.ts';
import { type RunningSite, startSite } from '../support/sites/start-site.ts';
import { expect, test } from '../support/watch-page.ts';

const petrol = '/alerts/new?search=%2Fsearch%3Ffuel%3DPetrol';

async function watchPetrol(page: Page): Promise<void> {
  await signInBeforehand(page);
  await page.goto(petrol);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('We’ll tell you', { exact: true })).toBeVisible();
}

test('notifications are turned on in a browser, and chosen for an alert', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  const pair = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  // The maker of the browser gives out addresses, and cannot be reached from here.
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
  await watchPetrol(page);
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(page.getByText('This browser can show them now')).toBeVisible();
  await page.getByText('What and how often', { exact: true }).click();
  await page.getByText('Notification in my browser', { exact: true }).click();
  await page.getByRole('button', { name: /^Save: / }).click();
  await expect(page).toHaveURL(/done=change/);
  await page.reload();
  await page.getByText('What and how often', { exact: true }).click();
  await expect(page.getByLabel('Notification in my browser')).toBeChecked();
});

const onQuietSite = base.extend<object, { quietSite: RunningSite }>({
  quietSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const site = await startSite({ NOTIFICATIONS: '0', TRUSTED_PROXIES: 'loopback' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ quietSite }, use) => use(quietSite.origin),
});

onQuietSite('an operator who wants no notifications offers none', async ({ page }) => {
  await watchPetrol(page);
  await page.getByText('What and how often', { exact: true }).click();
  await expect(page.getByLabel('How often')).toBeVisible();
  await expect(page.getByText(/notification/i)).toHaveCount(0);
  await page.getByLabel('How often').selectOption('Fridays at 7:30');
  await page.getByRole('button', { name: /^Save: / }).click();
  await expect(page.getByText(/Fridays at 7:30\.$/)).toBeVisible();
  await page.goto(petrol);
  await expect(page.getByRole('heading', { name: 'You’re watching this already' })).toBeVisible();
  await expect(page.getByText(/notification/i)).toHaveCount(0);
});
