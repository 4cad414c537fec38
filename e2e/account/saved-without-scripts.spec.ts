import { expect, test } from '../support/screenshot-failures.ts';
import { newAddress, signInOn } from '../support/sign-in.ts';

test.use({ javaScriptEnabled: false });

test('vehicles saved without scripts join the account at sign-in, and follow it @no-js', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const saved = (of: typeof page) => of.getByRole('main').getByRole('article');
  await page.goto('/used-cars');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .nth(1)
    .click();
  await expect(saved(page)).toHaveCount(1);
  const name = await saved(page).getByRole('heading').innerText();
  await page.goto('/sign-in');
  await signInOn(page, email);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await there.goto('/used-cars');
  await there
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .nth(3)
    .click();
  await expect(saved(there)).toHaveCount(1);
  await there.goto('/sign-in');
  await signInOn(there, email);
  await there.goto('/saved-vehicles');
  await expect(saved(there)).toHaveCount(2);
  await expect(saved(there).getByRole('heading', { name })).toBeVisible();
  await other.close();
});
