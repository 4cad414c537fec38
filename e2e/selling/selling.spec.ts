import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { makePhoto } from '../support/make-photo.ts';
import { ownColour, ownWords } from '../support/own-advert.ts';
import { weighLoaded } from '../support/page-load/weigh-scripts.ts';
import { expect, test } from '../support/screenshot-failures.ts';

let plates = 0;
/** Each test sells a car of its own. */
const newPlate = () => {
  plates += 1;
  return `191-D-${900_000 + plates * 100 + Math.floor(Math.random() * 100)}`;
};

async function start(page: Page, plate = newPlate()) {
  await page.goto('/sell');
  await page.getByLabel('Number plate').fill(plate);
  await page.getByLabel('Mileage').fill('84,500');
  await page.getByRole('button', { name: 'Start my advert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle' })).toBeVisible();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function describeVehicle(page: Page) {
  await page.getByLabel('Make').fill('Volkswagen');
  await page.getByLabel('Model').fill('Golf');
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Fuel').selectOption('Diesel');
  await page.getByLabel('Gearbox').selectOption('Manual');
  await page.getByLabel('Body type').selectOption('Hatchback');
  await goOn(page);
  await expectStep(page, 'History');
}

async function answerHistory(page: Page) {
  const answer = (question: RegExp, words: string) =>
    page.getByRole('group', { name: question }).getByLabel(words, { exact: true }).check();
  await answer(/accident/, 'No');
  await answer(/finance/, 'No');
  await answer(/taxi/, 'I don’t know');
  await page.getByLabel('Service history').selectOption('Full');
  await goOn(page);
  await expectStep(page, 'Photos');
}

async function writeRest(page: Page, price: string) {
  await page.getByLabel('Your price in euro').fill(price);
  await goOn(page);
  await expectStep(page, 'Description');
  await page.getByLabel('Describe it').fill(ownWords());
  await goOn(page);
  await expectStep(page, 'Your details');
  await page.getByLabel('Your name').fill('Niamh');
  await page.getByLabel('County').selectOption('Cork');
  await page.getByLabel('Town or village').fill('Mallow');
  await page.getByLabel('No, it’s my own').check();
  await goOn(page);
  await expectStep(page, 'Check and publish');
}

async function signIn(page: Page, email: string) {
  await page.getByRole('link', { name: 'Sign in and publish' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const mail = await page.locator('a[href^="/local-mail/"]').getAttribute('href');
  const readCode = async () =>
    /^Your code: (\d{6})$/m.exec(await (await page.request.get(mail ?? '')).text())?.[1] ?? '';
  await expect.poll(readCode, { timeout: 30_000 }).toMatch(/^\d{6}$/);
  await page.getByLabel('Code').fill(await readCode());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectStep(page, 'Check and publish');
}

const newEmail = () => `seller-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.ie`;

test('a car is placed from its plate, found in search, made cheaper and sold @journey', async ({ page }) => {
  test.setTimeout(180_000);
  await start(page);
  await describeVehicle(page);
  await answerHistory(page);
  await page.getByLabel(/Choose photos/).setInputFiles([makePhoto(ownColour()), makePhoto(ownColour())]);
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible({ timeout: 30_000 });
  const coverPlate = (photo: number) => page.getByRole('link', { name: `Cover the plate: photo ${photo}` });
  const second = (await coverPlate(2).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
  await expect(coverPlate(1)).toHaveAttribute('href', second);
  await page.getByRole('button', { name: 'Remove: photo 2' }).click();
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, 'Price');
  await writeRest(page, '15,950');
  await signIn(page, newEmail());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your advert is live')).toBeVisible();
  const mine = page.url();
  await expectAccessibleByDayAndNight(page);
  const reference = /my-adverts\/(\w{12})/.exec(mine)?.[1] ?? '';

  const isFound = async () => {
    const results = await page.request.get('/search?make=volkswagen&model=golf&county=cork&minPrice=15000');
    return (await results.text()).includes(reference);
  };
  await expect.poll(isFound, { timeout: 20_000 }).toBe(true);
  await page.getByRole('link', { name: 'See it as buyers do' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volkswagen Golf');
  await expect(page.getByText('Not known to the seller')).toBeVisible();

  await page.goto('/my-adverts');
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('link', { name: '191 Volkswagen Golf' }).click();
  await expect(page).toHaveURL(new RegExp(reference));
  // The list has such a field too, until this page is drawn.
  await expect(page.getByRole('heading', { name: 'My advert', exact: true })).toBeVisible();
  await page.getByLabel('Price in euro').fill('14,950');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByText('You changed the price: €15,950 → €14,950')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Put it back up for sale' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'It’s sold' }).click();
  await page.getByLabel('Through this site').check();
  await page.getByRole('button', { name: 'It’s sold' }).click();
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();
  await expect.poll(isFound, { timeout: 20_000 }).toBe(false);
});

test('what cannot stand is named beside its field, and kept as typed', async ({ page }) => {
  await page.goto('/sell');
  await page.getByLabel('Number plate').fill('hello');
  await page.getByRole('button', { name: 'Start my advert' }).click();
  await expect(page.getByLabel('Number plate')).toHaveAccessibleDescription(/don’t know this kind of plate/);
  await expect(page.getByLabel('Number plate')).toHaveValue('hello');
  await start(page);
  const draft = page.url().replace(/vehicle$/, '');
  await page.goto(`${draft}price`);
  await page.getByLabel('Your price in euro').fill('POA');
  await goOn(page);
  await expect(page.getByLabel('Your price in euro')).toHaveAccessibleDescription(/private adverts need one/);
  await page.getByLabel('Your price in euro').fill('1');
  await goOn(page);
  await expect(page.getByLabel('Your price in euro')).toHaveAccessibleDescription(/lowest price is €100/);
  await expect(page.getByText('Yes, this is really my price')).toBeHidden();
  await page.getByLabel('Your price in euro').fill('12,345');
  await goOn(page);
  await expect(page.getByLabel('Your price in euro')).toHaveAccessibleDescription(/really your price/);
  await page.getByText('Yes, this is really my price').click();
  await goOn(page);
  await expectStep(page, 'Description');
  const words = 'A fine car with one careful owner. Call me on 087 123 4567.';
  await page.getByLabel('Describe it').fill(words);
  await goOn(page);
  await expect(page.getByLabel('Describe it')).toHaveAccessibleDescription(
    /Take out the phone number “087 123 4567”/,
  );
  await page.reload();
  await expect(page.getByLabel('Describe it')).toHaveValue(words);
});

test('what is ticked while a refused step loads again stays ticked', async ({ page }) => {
  await start(page);
  await page.goto(page.url().replace(/vehicle$/, 'price'));
  const ticked = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/price\.data/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await ticked.promise;
    await route.fulfill({ response: await route.fetch() });
    loaded.resolve();
  });
  await page.getByLabel('Your price in euro').fill('12,345');
  await goOn(page);
  await page.getByText('Yes, this is really my price').click();
  ticked.resolve();
  await loaded.promise;
  await goOn(page);
  await expectStep(page, 'Description');
});

test('two tabs on one draft tell each other', async ({ page, context }) => {
  await start(page);
  const address = page.url().replace(/vehicle$/, 'words');
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Describe it').fill('Written in the other tab, with enough characters to stand.');
  await goOn(other);
  await expectStep(other, 'Your details');
  await page.getByLabel('Describe it').fill('Written in this tab, and also long enough to be published.');
  await goOn(page);
  await expect(page.getByText('This advert was changed in another tab')).toBeVisible();
  await goOn(page);
  await expectStep(page, 'Your details');
  await page.goto(address);
  await expect(page.getByLabel('Describe it')).toHaveValue(/^Written in this tab/);
});

test('a draft is nobody else’s', async ({ page, browser }) => {
  await start(page);
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(page.url());
  expect(answer.status()).toBe(404);
  await stranger.close();
});

test('a photo that cannot be shown is refused with the reason', async ({ page }) => {
  await start(page);
  await page.goto(page.url().replace(/vehicle$/, 'photos'));
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(999),
  ]);
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
      makePhoto(ownColour(), 640, 480),
    ]);
  await expect(page.getByText(/Formats, Most Compatible/)).toBeVisible();
  await expect(page.getByText(/640 × 480 pixels, too small/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a held advert is mended and goes live @no-js', async ({ page }) => {
    test.setTimeout(180_000);
    await start(page);
    await describeVehicle(page);
    await answerHistory(page);
    await page
      .getByLabel('Choose photos')
      .setInputFiles([makePhoto(ownColour()), makePhoto('#335578', 500, 400)]);
    await page.getByRole('button', { name: 'Add these photos' }).click();
    await expect(page.getByText(/335578.png: This photo is 500 × 400 pixels/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await writeRest(page, '1,500');
    await expect(page.getByRole('link', { name: /€1,500 is far under the going rate/ })).toBeVisible();
    await signIn(page, newEmail());
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Buyers can’t see it yet')).toBeVisible();
    await page.getByRole('link', { name: 'Change it' }).click();
    await page.getByLabel('Your price in euro').fill('15,500');
    await page.getByRole('button', { name: 'Save and check' }).click();
    await page.getByRole('button', { name: 'Send in the changes' }).click();
    await expect(page.getByText('Your advert is live')).toBeVisible();
  });
});

test('every step is accessible, and fits a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/sell');
  await expectAccessibleByDayAndNight(page);
  await start(page);
  const draft = page.url().replace(/vehicle$/, '');
  await page.setViewportSize({ width: 375, height: 812 });
  for (const step of ['vehicle', 'condition', 'photos', 'price', 'words', 'contact', 'preview']) {
    await page.goto(draft + step);
    await expectNoSidewaysScroll(page);
    await expectAccessibleByDayAndNight(page);
  }
});

test('a seller’s screens load at most 30 kB of script beyond a plain page', async ({ page }) => {
  const plain = await weighLoaded(page, '/terms-and-conditions');
  await start(page);
  const draft = page.url().replace(/vehicle$/, '');
  for (const step of ['vehicle', 'condition', 'photos', 'price', 'words', 'contact', 'preview']) {
    expect([step, (await weighLoaded(page, draft + step)) - plain < 30_000]).toEqual([step, true]);
  }
});
