import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newNetwork, openForm, sendForm } from './form-client.ts';

/** An address that no other test uses. */
export function newAddress(): string {
  return `visitor-${randomUUID()}@example.ie`;
}

/** Asks for the mail on the page where the visitor is asked to sign in, and returns its text. */
export async function askForMail(page: Page, email: string): Promise<string> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  // The page before may ask for an address too.
  const button = page.getByRole('button', { name: 'Email me a code' });
  await button.waitFor();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Read it' }).getAttribute('href');
  return readMail(page, address ?? '');
}

/** A mail that the site wrote to a file, which takes a moment. */
export async function readMail(page: Page, address: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(answer.ok()).toBe(true);
    text = await answer.text();
  }).toPass({ timeout: 20_000 });
  return text;
}

export function codeIn(mail: string): string {
  return /Your code: (\d{6})/.exec(mail)?.[1] ?? '';
}

export function linkIn(mail: string): string {
  return /https?:\/\/[^\s/]+(\/\S+)/.exec(mail)?.[1] ?? '';
}

/** Signs in on the page where the visitor is asked to. */
export async function signInOn(page: Page, email = newAddress()): Promise<string> {
  const mail = await askForMail(page, email);
  await page.getByLabel('Code').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return email;
}

/** Somebody is signed in before a test begins that is not about how. */
export async function signInBeforehand(page: Page, email = newAddress()): Promise<string> {
  const asked = await sendForm(page, await openForm(page, '/sign-in'), { email });
  const [, address = ''] = /href="(\/local-mail\/[^"]+)"/.exec(asked.html) ?? [];
  const signedIn = await sendForm(page, asked, { code: codeIn(await readMail(page, address)) });
  expect(new URL(signedIn.url).pathname).toBe('/account');
  return email;
}
