import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { makePhoto } from '../support/make-photo.ts';
import { ownColour } from '../support/own-advert.ts';
import { placeAdvert } from '../support/place-advert.ts';
import { expect, test } from '../support/screenshot-failures.ts';

/** Tests run in a browser that calls itself headless, which counts as a robot. */
const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

const figure = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .first();

async function expectFigures(page: Page, path: string, figures: Record<string, string>) {
  await expect(async () => {
    await page.goto(path);
    for (const [name, value] of Object.entries(figures))
      await expect(figure(page, name)).toHaveText(value, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

async function expectFitsPhone(page: Page) {
  const usual = page.viewportSize() ?? { width: 1440, height: 600 };
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(usual);
}

test('an advert counts who looks, and its papers are printed', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const reference = await placeAdvert(page);
  const path = `/my-adverts/${reference}`;
  await page.goto(path);
  await expect(page.getByText('Next best step.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quality of your advert' })).toBeVisible();

  // Somebody else looks at it: opens the page, goes on to it without loading it, saves it and scans the card.
  const visitor = await browser.newPage({ userAgent: personsBrowser });
  const advert = await visitor.goto(`/card/${reference}`);
  expect(advert?.url()).toContain(`/fpa/${reference}`);
  await visitor.goto('/search?make=volkswagen&model=golf&county=cork');
  await visitor.locator(`a[href*="${reference}"]`).first().click();
  await expect(visitor).toHaveURL(new RegExp(reference));
  const counted = visitor.waitForRequest(/figure=saved/);
  await visitor.getByRole('button', { name: /^Save/ }).first().click();
  await counted;
  await visitor.close();
  await expectFigures(page, path, { 'Card scanned': '1', Opened: '2', Saved: '1', 'Shown in results': '1' });
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 1440, height: 600 });

  await page.getByRole('link', { name: 'Window card' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Window card' })).toBeVisible();
  await expect(page.getByText('€15,950', { exact: true })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  expect(await countPages(page)).toBe(1);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: /^A5/ }).click();
  await expect(page.locator('[data-size="A5"]')).toBeVisible();
  expect(await countPages(page)).toBe(1);

  await page.goto(`${path}/handover`);
  await expect(page.getByText(/within those 30 minutes/)).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  expect(await countPages(page)).toBe(1);
  await expectFitsPhone(page);
  for (const paper of ['seen', 'sold']) {
    await page.goto(`${path}/${paper}`);
    await expectFitsPhone(page);
  }
  await page.getByRole('button', { name: 'It’s sold' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Choose where you sold it' }).click();
  await expect(page.locator('#place')).toBeFocused();
});

/** How many pages of paper the page takes. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller shows the car, sells it, and the card says so @no-js', async ({ page }) => {
    test.setTimeout(300_000);
    const reference = await placeAdvert(page);
    const path = `/my-adverts/${reference}`;
    await page.goto(path);
    await page.getByRole('link', { name: 'Seen with the car' }).first().click();
    await page.getByRole('button', { name: 'Get my code' }).click();
    await expect(page.getByText(/^[A-Z0-9]{6}$/)).toBeVisible();
    await page.getByRole('button', { name: 'Send the photo' }).click();
    await expect(page.getByText('Choose your photo first.')).toBeVisible();
    await page.getByLabel('Your photo').setInputFiles([makePhoto('#775533')]);
    await page.getByRole('button', { name: 'Send the photo' }).click();
    await expect(page.getByText('We have your photo')).toBeVisible();

    await page.goto(path);
    await page.getByRole('link', { name: 'It’s sold' }).click();
    await page.getByLabel(/What did you get for it/).fill('a lot');
    await page.getByRole('button', { name: 'It’s sold' }).click();
    await expect(page.locator('#place-error')).toBeVisible();
    await expect(page.getByLabel(/What did you get for it/)).toHaveValue('a lot');
    await page.getByLabel('Through this site').check();
    await page.getByLabel(/What did you get for it/).fill('15,500');
    await page.getByRole('button', { name: 'It’s sold' }).click();
    await expect(page.getByText('Congratulations')).toBeVisible();
    await page.getByRole('link', { name: 'Handover sheet' }).first().click();
    await expect(page.getByText('€15,500')).toBeVisible();
    await expect(async () => {
      await page.goto(`/card/${reference}`);
      await expect(page.getByRole('heading', { name: 'It’s sold' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });
});

test('changes of photos wait until they are sent in, and both pages say so', async ({ page }) => {
  test.setTimeout(300_000);
  const reference = await placeAdvert(page);
  const unsent = page.getByText('You have changes that aren’t sent in');
  await page.goto(`/my-adverts/${reference}`);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(unsent).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/vehicle$/);
  // The advert itself is no earlier one.
  await expect(page.getByRole('list', { name: 'What the plate tells' })).toBeVisible();
  await expect(page.getByText('It was advertised here')).toHaveCount(0);
  await page.goto(page.url().replace(/vehicle$/, 'photos'));
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto(ownColour())]);
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible();
  for (const path of ['/my-adverts', `/my-adverts/${reference}`]) {
    await page.goto(path);
    await expect(unsent).toBeVisible();
  }
  await page.getByRole('link', { name: 'Check and send them' }).click();
  await page.getByRole('button', { name: 'Send in the changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/my-adverts/${reference}`));
  await page.goto('/my-adverts');
  await expect(page.getByText('Live').first()).toBeVisible();
  await expect(unsent).toHaveCount(0);
});

test('a new price far under the going rate is looked at once its seller means it', async ({ page }) => {
  test.setTimeout(300_000);
  const reference = await placeAdvert(page);
  await page.goto('/my-adverts');
  await page.getByLabel('Price in euro').fill('4,321');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByLabel('Price in euro')).toHaveAccessibleDescription(/far under the going rate/);
  await page.getByText('Yes, this is really my price').click();
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByText('Your last changes are on hold')).toBeVisible();
  await expect(page.getByText('a person looks at it too')).toBeVisible();
  await expect(page.getByText('€15,950', { exact: true }).first()).toBeVisible();

  await page.goto(`/my-adverts/${reference}`);
  await page.getByLabel('Price in euro').fill('15,500');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByText('€15,500', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your last changes are on hold')).toBeHidden();
});

test('the papers of an advert are nobody else’s', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const reference = await placeAdvert(page);
  const stranger = await browser.newContext();
  for (const paper of ['', '/card', '/handover', '/seen', '/sold']) {
    const answer = await stranger.request.get(`/my-adverts/${reference}${paper}`);
    expect(new URL(answer.url()).pathname).toBe('/sign-in');
  }
  await stranger.close();
});
