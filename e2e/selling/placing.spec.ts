import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { makePhoto } from '../support/make-photo.ts';
import { openUntilQuiet } from '../support/page-load/open-until-quiet.ts';
import { expect, test } from '../support/screenshot-failures.ts';
import { askForMail, linkIn, newAddress } from '../support/sign-in.ts';

let plates = 0;
const newPlate = () => {
  plates += 1;
  return `191-D-${800_000 + plates * 100 + Math.floor(Math.random() * 100)}`;
};

/** Begins an advert, and returns the address of its steps. */
async function start(page: Page): Promise<string> {
  await page.goto('/sell');
  await page.getByLabel('Number plate').fill(newPlate());
  await page.getByLabel('Mileage').fill('84,500');
  await page.getByRole('button', { name: 'Start my advert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle' })).toBeVisible();
  return page.url().replace(/vehicle$/, '');
}

async function describeGolf(page: Page) {
  await page.getByLabel('Make').fill('Volkswagen');
  await page.getByLabel('Model').fill('Golf');
  await page.getByLabel('Fuel').selectOption('Diesel');
  await page.getByLabel('Gearbox').selectOption('Manual');
  await page.getByLabel('Body type').selectOption('Hatchback');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
}

const photosIn = (page: Page) =>
  page.locator('ol img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));

test('the plate says when its test is due, and what does not fit stands beside the field', async ({
  page,
}) => {
  const draft = await start(page);
  await expect(page.getByText(/First registered from January 2019 to June 2019, in Dublin/)).toBeVisible();
  await expect(page.getByText(/its next NCT is due between January and June/)).toBeVisible();
  await page.goto(`${draft}condition`);
  await page.getByLabel('NCT or CVRT until').fill('09/2029');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByLabel('NCT or CVRT until')).toHaveAccessibleDescription(
    /NCT of a 191 car runs out in January to June/,
  );
  await page.goto(`${draft}vehicle`);
  await page.getByLabel('Body type').selectOption('Hatchback');
  await page.getByLabel('Seats').fill('55');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/55 seats are a lot for a hatchback/);
  await page.goto(`${draft}preview`);
  const doubts = page.getByRole('link', { name: /55 seats|runs out in January to June/ });
  await expect(doubts).toHaveCount(2);
});

test('photos are advised about, put in order by dragging, and lose their plate', async ({ page }) => {
  const draft = await start(page);
  await page.goto(`${draft}photos`);
  await expect(page.getByText('Front and side, from the corner.')).toBeVisible();
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([makePhoto('#446688'), makePhoto('#884422'), makePhoto('#030303')]);
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Too dark to see much.')).toBeVisible();

  const before = await photosIn(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Photo 3' })
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Cover' }).first());
  await expect.poll(() => photosIn(page), { timeout: 20_000 }).toEqual([before[2], before[0], before[1]]);

  await page.getByRole('link', { name: 'Cover the plate: photo 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cover the plate' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByLabel('Width').press('ArrowRight');
  await page.getByRole('button', { name: 'Cover it' }).click();
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible();
  const after = await photosIn(page);
  expect(after[0]).not.toBe(before[2]);
  expect(after.slice(1)).toEqual([before[0], before[1]]);
  await expectAccessibleByDayAndNight(page);
});

test('a photo chosen before the scripts are there is sent when they are', async ({ page }) => {
  const draft = await start(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`${draft}photos`, { waitUntil: 'commit' });
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto('#554433')]);
  released.resolve();
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible({ timeout: 30_000 });
});

test('a photo is sent again by itself once the connection is back', async ({ page, context }) => {
  const draft = await start(page);
  await openUntilQuiet(page, `${draft}photos`);
  // The browser has what it needs to make photos smaller.
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto('#224466')]);
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto('#664422')]);
  await expect(page.getByText('The connection was lost.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible({ timeout: 30_000 });
});

test('photos keep the order in which they were chosen, also when the first is lost once', async ({
  page,
}) => {
  const draft = await start(page);
  await openUntilQuiet(page, `${draft}photos`);
  let isLost = false;
  await page.route('**/photo', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([
      makePhoto('#ff0000', 4000, 3000),
      makePhoto('#00ff00', 800, 600),
      makePhoto('#0000ff', 800, 600),
      makePhoto('#ffff00', 800, 600),
    ]);
  await expect(page.getByRole('heading', { name: '4 photos' })).toBeVisible({ timeout: 60_000 });
  expect(isLost).toBe(true);
  expect(await coloursIn(page)).toEqual(['red', 'green', 'blue', 'yellow']);
});

/** The colour of each photo, in order. */
async function coloursIn(page: Page): Promise<string[]> {
  return page.locator('ol img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        if (red > 128) return green > 128 ? 'yellow' : 'red';
        return green > blue ? 'green' : 'blue';
      }),
    ),
  );
}

test('a pasted photo is sent too', async ({ page }) => {
  const draft = await start(page);
  await openUntilQuiet(page, `${draft}photos`);
  const { buffer } = makePhoto('#225566');
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    },
    [...buffer],
  );
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible({ timeout: 30_000 });
});

test('what is transparent in a photo becomes white, not black', async ({ page }) => {
  const draft = await start(page);
  await openUntilQuiet(page, `${draft}photos`);
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pencil = canvas.getContext('2d');
    if (pencil) pencil.fillStyle = '#35f';
    // Sharp stripes, so that nothing but the light is advised about.
    for (let x = 0; x < 1600; x += 40) pencil?.fillRect(x, 500, 20, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: 'cut-out.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.locator('#photos').setInputFiles(file);
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Too dark/)).toBeHidden();
});

test('the price step shows similar adverts, and how quickly they go', async ({ page }) => {
  const draft = await start(page);
  await describeGolf(page);
  await page.goto(`${draft}price`);
  await expect(page.getByRole('heading', { name: 'What similar adverts ask' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByLabel('Your price in euro').fill('15,500');
  await expect(page.getByRole('status')).toContainText(/cheapest of \d+ similar adverts today/);
  await expect(page.getByRole('heading', { name: /^The \d+ (closest of \d+ )?adverts/ })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);

  const asks = page.getByLabel('Yes, this is really my price');
  const save = async (price: string) => {
    await page.goto(`${draft}price`);
    await page.getByLabel('Your price in euro').fill(price);
    await page.getByRole('button', { name: 'Save and continue' }).click();
  };
  await save('11,111');
  await page.getByText('Yes, this is really my price').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/words$/);
  await save('15,500');
  await expect(page).toHaveURL(/\/words$/);
  // What was meant of one price is not meant of the next.
  await save('9,999');
  await expect(asks).not.toBeChecked();
});

test('an advert goes on on a phone, without an account', async ({ page, browser, baseURL }) => {
  const draft = await start(page);
  await page.goto(`${draft}photos`);
  await page.getByText('Continue on your phone').click();
  const code = page.getByAltText('QR code that opens this advert on a phone');
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const picture = await page.request.get((await code.getAttribute('src')) ?? '');
  const link = /<title>([^<]*)<\/title>/.exec(await picture.text())?.[1] ?? '';
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } });
  const there = await phone.newPage();
  expect((await there.request.get(`${draft}photos`)).status()).toBe(404);
  await there.goto(link);
  await expect(
    there.getByRole('heading', { level: 1, name: 'Continue with your advert here' }),
  ).toBeVisible();
  // Opening the link has changed nothing yet.
  expect((await there.request.get(`${draft}photos`)).status()).toBe(404);
  const caution = there.getByText('Only continue if the other screen is yours.');
  await expect(caution).not.toContainText('started here');
  await expectAccessibleByDayAndNight(there);
  await start(there);
  await there.goto(link);
  await expect(caution).toContainText('It will also show the advert you’ve started here.');
  await there.getByRole('button', { name: 'Continue here' }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
  await there.getByLabel(/Choose photos/).setInputFiles([makePhoto('#335577')]);
  await expect(there.getByRole('heading', { name: '1 photo' })).toBeVisible({ timeout: 30_000 });
  await phone.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
});

test('the link in the sign-in mail goes on with the advert on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const step = `${new URL(await start(page)).pathname}condition`;
  await page.goto(`/sign-in?next=${encodeURIComponent(step)}`);
  const mail = await askForMail(page, newAddress());
  const phone = await browser.newPage({ baseURL: baseURL ?? '' });
  await phone.goto(linkIn(mail));
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone).toHaveURL(new RegExp(`${step}$`));
  await phone.close();
});

test('what is typed and not saved is there again, until it is saved or the draft is deleted', async ({
  page,
}) => {
  const kept = page.getByText('We kept what you typed here');
  const stored = () => page.evaluate(() => localStorage.getItem('unsavedDrafts'));
  const draft = await start(page);
  const toStep = (name: string) =>
    page.getByRole('navigation', { name: 'Steps of your advert' }).getByRole('link', { name }).click();
  await openUntilQuiet(page, `${draft}contact`);
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('County').selectOption('Cork');
  await page.getByLabel('No, it’s my own').check();
  await toStep('Description');
  await page.getByLabel('Describe it').fill('One owner, serviced every year and always kept in a garage.');
  await expect(kept).toBeHidden();
  await page.goto('/sell');
  await page.goto(`${draft}preview`);
  await expect(page.getByText('Typed but not saved: Description, Your details')).toBeVisible();

  await toStep('Your details');
  await expect(kept).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Niamh');
  await expect(page.getByLabel('County')).toHaveValue('Cork');
  await expect(page.getByLabel('No, it’s my own')).toBeChecked();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Typed but not saved: Description', { exact: true })).toBeVisible();
  expect(await stored()).not.toContain('Niamh');
  await page.getByText('Delete this draft').click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL(/\/sell$/);
  expect(await stored()).toBe('{}');
});

test('the preview names the place as buyers will read it', async ({ page }) => {
  const draft = await start(page);
  await page.goto(`${draft}contact`);
  await page.getByLabel('County').selectOption('Dublin');
  await page.getByLabel('Town or village').fill('14 Oak Road, D08 X2Y3');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('Enter the name buyers see').first()).toBeVisible();
  await page.goto(`${draft}preview`);
  const advert = page.getByRole('article', { name: 'Your advert' });
  await expect(advert).toContainText('Dublin 8');
  await expect(advert).not.toContainText(/Oak Road|X2Y3/);
});

test('a tab that shows an older version says so as soon as the other one saves', async ({
  page,
  context,
}) => {
  const draft = await start(page);
  await openUntilQuiet(page, `${draft}words`);
  const other = await context.newPage();
  await openUntilQuiet(other, `${draft}words`);
  await other.getByLabel('Describe it').fill('Written in the other tab, with enough characters to stand.');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await expect(page.getByText('You’ve changed this advert in another tab')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Show the new one' }).click();
  await expect(page.getByLabel('Describe it')).toHaveValue(/^Written in the other tab/);
  await expect(page.getByText('You’ve changed this advert in another tab')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate is covered with the sliders’ form @no-js', async ({ page }) => {
    const draft = await start(page);
    await page.goto(`${draft}photos`);
    await page.getByLabel('Choose photos').setInputFiles([makePhoto('#335577')]);
    await page.getByRole('button', { name: 'Add these photos' }).click();
    await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
    const before = await photosIn(page);
    await page.getByRole('link', { name: 'Cover the plate: photo 1' }).click();
    await page.getByLabel('From the top').press('ArrowRight');
    await page.getByRole('button', { name: 'Show where that is' }).click();
    await expect(page).toHaveURL(/top=62\.5/);
    await page.getByRole('button', { name: 'Cover it' }).click();
    await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
    expect(await photosIn(page)).not.toEqual(before);
  });
});
