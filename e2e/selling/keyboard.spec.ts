import type { Locator, Page } from '@playwright/test';
import { makePhoto } from '../support/make-photo.ts';
import { ownColour, ownWords } from '../support/own-advert.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { codeIn, newAddress, readMail } from '../support/sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** More than any of these pages has. */
const mostStops = 150;

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function type(page: Page, label: string | RegExp, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

/** Of a list, by its first letters. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  const list = page.getByLabel(label);
  await tabTo(page, list);
  await page.keyboard.type(words);
  await expect(list.locator('option:checked')).toHaveText(words);
}

/** Of a question with buttons: Tab leads to the first, arrows to the others. */
async function answer(page: Page, question: RegExp, words: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await tabTo(page, group.getByRole('radio').first());
  const wanted = group.getByLabel(words, { exact: true });
  await page.keyboard.press('Space');
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function press(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('a car is placed and paused by keyboard alone, on a narrow screen', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/sell');
  await type(page, 'Number plate', `191-D-${700_000 + Math.floor(Math.random() * 99_999)}`);
  await type(page, 'Mileage', '84,500');
  await press(page, 'Start my advert');
  await expect(page).toHaveURL(/\/vehicle$/);
  const save = async (next: string) => {
    await press(page, 'Save and continue');
    await expect(page).toHaveURL(new RegExp(`/${next}$`));
  };
  await type(page, 'Make', 'Volkswagen');
  await type(page, 'Model', 'Golf');
  await type(page, 'Year', '2019');
  await choose(page, 'Fuel', 'Diesel');
  await choose(page, 'Gearbox', 'Manual');
  await choose(page, 'Body type', 'Hatchback');
  await save('condition');
  await answer(page, /accident/, 'No');
  await answer(page, /finance/, 'No');
  await answer(page, /taxi/, 'I don’t know');
  await choose(page, 'Service history', 'Full');
  await save('photos');
  const chooser = page.getByLabel(/Choose photos/);
  await tabTo(page, chooser);
  // The system's own window, which no page controls.
  await chooser.setInputFiles([makePhoto(ownColour())]);
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/price$/);
  await type(page, 'Your price in euro', '15,950');
  await save('words');
  await type(page, 'Describe it', ownWords());
  await save('contact');
  await type(page, 'Your name', 'Niamh');
  await choose(page, 'County', 'Cork');
  await type(page, 'Town or village', 'Mallow');
  await answer(page, /as a business/, 'No, it’s my own');
  await save('preview');
  await press(page, 'Sign in and publish', 'link');
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.9.${Math.floor(Math.random() * 250)}.7` });
  await type(page, /^Email/, newAddress());
  await press(page, 'Email me a code');
  const mail = await page.getByRole('link', { name: 'Read it' }).getAttribute('href');
  await type(page, 'Code', codeIn(await readMail(page, mail ?? '')));
  await press(page, 'Sign in');
  await press(page, 'Publish');
  await expect(page.getByText('Your advert is live')).toBeVisible();
  await press(page, 'Pause');
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
});
