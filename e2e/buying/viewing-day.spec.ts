import type { Browser, Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { makePhoto } from '../support/make-photo.ts';
import { signInBeforehand, signInOn } from '../support/sign-in.ts';
import { openClosableSite } from '../support/sites/closable-site.ts';
import { expect, test } from '../support/watch-page.ts';

/** Three cars of the results, as their saved references. */
async function findCars(page: Page, path = '/used-cars'): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [
    ...new Set(Array.from(html.matchAll(/\/fpa\/(\w{12})/g), ([, reference]) => reference ?? '')),
  ].slice(0, 3);
}

const addressOf = (cars: readonly string[]) =>
  `/viewing-day?${cars.map((reference) => `pick=${reference}`).join('&')}&from=Naas`;

const notesOn = (page: Page) => page.getByLabel(/^Notes on /).first();

async function openDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 800 } });
  return context.newPage();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('saved vehicles become an order, questions and a checklist to print', async ({
    page,
    context,
    baseURL,
  }) => {
    const cars = await findCars(page);
    await context.addCookies([{ name: 'saved', value: `Car.${cars.join('.')}`, url: baseURL ?? '' }]);
    await page.goto('/saved-vehicles');
    await page.getByRole('link', { name: 'Plan a viewing day' }).click();
    await page.getByRole('button', { name: 'Plan the day' }).click();
    await expect(page.getByText('Tick at least one vehicle.')).toBeVisible();
    for (const reference of cars) await page.locator(`label[for="pick-${reference}"]`).click();
    await page.getByLabel('Where you start').fill('Naas');
    await page.getByLabel('Day').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Plan the day' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Ask' })).toHaveCount(3);
    // Texts in `noscript` are not found by their words.
    const hint = page.locator('noscript p:visible').last();
    await expect(hint).toContainText('Notes and photos need JavaScript.');
    const file = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
    const calendar = await page.request.get(file ?? '');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Plan the day' })).toBeHidden();
  });

  test('an unknown place is said, and nothing is lost', async ({ page }) => {
    const cars = await findCars(page);
    await page.goto(addressOf(cars).replace('Naas', 'Xyzzy'));
    await expect(page.getByText('We don’t know “Xyzzy”')).toBeVisible();
    await expect(page.getByLabel('Where you start')).toHaveValue('Xyzzy');
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('the planned day is accessible on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const answer = await page.goto(addressOf(await findCars(page)));
  expect(answer?.headers()['cache-control']).toContain('no-store');
  for (const width of [375, 1440]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(notesOn(page)).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

test('every tick of a phone has room for a finger', async ({ browser, page, baseURL }) => {
  const size = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...size });
  const phone = await context.newPage();
  await phone.goto(addressOf(await findCars(page)));
  await expect(notesOn(phone)).toBeVisible();
  const tops = await phone
    .getByRole('article')
    .first()
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().y));
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('the form shows the whole day at 1440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addressOf(await findCars(page))}&day=2026-09-23`);
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toHaveValue('2026-09-23');
  // Its words, and beside them what the control keeps for its edges and its arrow.
  const { words, room } = await day.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const drawing = document.createElement('canvas').getContext('2d');
    if (!drawing) throw new Error('This browser measures no text.');
    drawing.font = style.font;
    const edges = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return {
      words: drawing.measureText(select.selectedOptions[0]?.label ?? '').width,
      room: select.clientWidth - edges,
    };
  });
  expect(room).toBeGreaterThan(words);
});

test('a browser may install the site', async ({ page }) => {
  await page.goto(addressOf(await findCars(page)));
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Some builds of Chromium count a test's private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('notes written without signal reach the account’s other device', async ({ browser, page, baseURL }) => {
  const address = addressOf(await findCars(page));
  const site = await openClosableSite(baseURL ?? '');
  const phone = await openDevice(browser, site.url);
  await phone.goto(`/sign-in?next=${encodeURIComponent(address)}`);
  const email = await signInOn(phone);
  await expect(phone.getByText('Notes and ticks are in your account')).toBeVisible();
  await expect
    .poll(() => phone.evaluate(async (path) => Boolean(await caches.match(path)), address))
    .toBe(true);

  site.close();
  await phone.reload();
  await notesOn(phone).fill('Rust at the sill');
  await expect(phone.getByText('when there’s signal')).toBeVisible();
  await phone.goto('/viewing-day');
  await expect(notesOn(phone)).toHaveValue('Rust at the sill');
  await phone.goto('/saved-vehicles');
  await expect(phone.getByRole('heading', { name: 'Saved vehicles', level: 1 })).toBeVisible();
  await phone.goto(address);

  await site.open();
  await phone.reload();
  await expect(phone.getByText('Notes and ticks are in your account')).toBeVisible();

  const other = await openDevice(browser, baseURL ?? '');
  await signInBeforehand(other, email);
  await other.goto('/viewing-day');
  await other.getByRole('link', { name: 'Open your last plan' }).click();
  await expect(notesOn(other)).toHaveValue('Rust at the sill');
  await Promise.all([phone.context().close(), other.context().close()]);
  site.close();
});

test('a receipt opens without signal, and goes with its day', async ({ browser, page, baseURL }) => {
  const [first = '', second = ''] = await findCars(page, '/used-cars?seller=private');
  const site = await openClosableSite(baseURL ?? '');
  const phone = await openDevice(browser, site.url);
  const isKept = (reference: string) =>
    phone.evaluate(async (path) => Boolean(await caches.match(path)), `/viewing-day/receipt/${reference}`);
  await phone.goto(addressOf([first]));
  await expect.poll(() => isKept(first)).toBe(true);
  site.close();
  await phone.reload();
  await phone.getByRole('link', { name: 'Receipt to print' }).click();
  await expect(phone.getByRole('heading', { name: 'Receipt to print', level: 1 })).toBeVisible();
  await expect(phone.getByText(first)).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessibleByDayAndNight(phone);
  await phone.getByRole('link', { name: 'Viewing day' }).click();
  await expect(notesOn(phone)).toBeVisible();

  await site.open();
  await phone.goto(addressOf([second]));
  await expect.poll(() => isKept(second)).toBe(true);
  expect(await isKept(first)).toBe(false);
  await phone.context().close();
  site.close();
});

test('photos stay on the phone, without signal too, until they are deleted', async ({
  browser,
  page,
  baseURL,
}) => {
  const address = addressOf(await findCars(page));
  const site = await openClosableSite(baseURL ?? '');
  const phone = await openDevice(browser, site.url);
  await phone.goto(address);
  await expect
    .poll(() => phone.evaluate(async (path) => Boolean(await caches.match(path)), address))
    .toBe(true);
  site.close();
  await phone.reload();
  const stop = phone.getByRole('article').first();
  const photos = stop.getByRole('img', { name: /^\d of \d, / });
  await stop.getByLabel(/^Add a photo of /).setInputFiles([makePhoto('#114477'), makePhoto('#774411')]);
  await expect(photos).toHaveCount(2);
  await phone.reload();
  await expect(photos).toHaveCount(2);
  expect(await photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(
    phone
      .getByRole('article')
      .nth(1)
      .getByRole('img', { name: /^\d of \d, / }),
  ).toHaveCount(0);
  await stop.getByRole('button', { name: 'Delete photo 1' }).click();
  await expect(photos).toHaveCount(1);
  await phone.reload();
  await expect(photos).toHaveCount(1);
  await phone.context().close();
});

test('signing out clears the account’s notes from the phone, and says so', async ({
  browser,
  page,
  baseURL,
}) => {
  const address = addressOf(await findCars(page));
  const phone = await openDevice(browser, baseURL ?? '');
  await phone.goto(`/sign-in?next=${encodeURIComponent(address)}`);
  const email = await signInOn(phone);
  // The words beneath say so of what was there before too.
  const sent = phone.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('Rust')));
  await notesOn(phone).fill('Rust at the sill');
  await sent;
  await expect(phone.getByText('Notes and ticks are in your account')).toBeVisible();
  const countNotes = () =>
    phone.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('viewing-day');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  expect(await countNotes()).toBeGreaterThan(0);
  await phone.goto('/account');
  await expect(phone.getByText('clears your viewing-day notes from this device')).toBeVisible();
  await phone.getByRole('button', { name: /^Sign out: / }).click();
  await expect(phone).toHaveURL('/');
  expect(await countNotes()).toBe(0);
  await phone.goto(`/sign-in?next=${encodeURIComponent(address)}`);
  await signInOn(phone, email);
  await expect(notesOn(phone)).toHaveValue('Rust at the sill');
  await phone.context().close();
});

test('no other page has a worker', async ({ page }) => {
  await page.goto('/used-cars');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
