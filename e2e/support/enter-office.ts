import { expect, type Page } from '@playwright/test';
import { signInBeforehand } from './sign-in.ts';

/** Signs in by mail, adds a passkey and signs in with it. */
export async function enterOffice(page: Page, email: string): Promise<void> {
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
  await signInBeforehand(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.goto('/sign-in?next=%2Foffice');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible();
}
