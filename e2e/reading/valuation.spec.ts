import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/check-accessibility.ts';
import { findHtmlMistakes } from '../support/check-html.ts';
import { readPage } from '../support/read-page.ts';
import { expect, test } from '../support/watch-page.ts';

interface RatedAdvert {
  publicReference: string;
  href: string;
  comparables: number;
  make: string;
  model: string;
  year: number;
}

/** A used car whose page shows a plate and whose price can be compared, even in a small market. */
async function findRated(request: APIRequestContext): Promise<RatedAdvert> {
  const { items } = await (await request.get('/rest/1.0/Car/stock?condition=used&size=100')).json();
  for (const { publicReference, href, searchDetailSummary, vehicle } of items) {
    const { rating } = await (await request.get(`/rest/1.0/Car/price-rating/${publicReference}`)).json();
    if (!rating || !(await (await request.get(href)).text()).includes('Check this plate')) continue;
    const { cleanMake: make, cleanModel: model } = searchDetailSummary.mmv;
    const { comparables } = rating;
    return { publicReference, href, comparables, make, model, year: vehicle.registrationYear };
  }
  throw new Error('No car of the market can be rated');
}

let found: Promise<RatedAdvert> | null = null;
/** The market of a run does not change, so one search is enough. */
function rated(request: APIRequestContext): Promise<RatedAdvert> {
  found ??= findRated(request);
  return found;
}

const valuation = (page: Page) => page.getByRole('region', { name: 'What is it worth?' });

test('an advert shows what its price was compared with, and links to all of it', async ({
  page,
  request,
}) => {
  const advert = await rated(request);
  await page.goto(advert.href);
  await page.getByText('How we worked it out').click();
  await page.getByRole('link', { name: `See the ${advert.comparables} adverts` }).click();
  const comparison = page.getByRole('region', { name: 'How the price compares' });
  await expect(comparison.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(comparison.getByRole('img', { name: /This advert asks €/ })).toBeVisible();
  const list = comparison.locator('#comparable-adverts');
  await expect(list.getByRole('heading')).toHaveText(`The 5 closest of ${advert.comparables} adverts`);
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.locator(`a[href$="${advert.publicReference}"]`)).toHaveCount(0);
  await expectAccessible(page, '#price-comparison');

  const all = list.getByRole('link', { name: /^See them among all \d+ for sale$/ });
  const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL(/^[^?]*\/used-cars\/[^/]+\/[^/]+\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\b${total}\\b`));
});

test('a plate shows its facts, and fills in the valuation', async ({ page, request }) => {
  const advert = await rated(request);
  await page.goto(advert.href);
  await page.getByRole('link', { name: 'Check this plate' }).click();
  const check = page.getByRole('region', { name: 'Check a number plate' });
  await expect(check.getByRole('heading', { name: 'One advert here had this plate' })).toBeVisible();
  await expect(check.getByText('Whether finance is owed on it')).toBeVisible();
  await expectAccessible(page, '#vehicle-check');

  await check.getByRole('link', { name: 'What is it worth?' }).click();
  await expect(valuation(page).getByRole('textbox', { name: 'Year' })).toHaveValue(String(advert.year));
  await expect(valuation(page).getByText('Dealer price', { exact: true }).first()).toBeVisible();
  await expect(
    valuation(page).getByRole('img', { name: /^Price against mileage for \d+ adverts/ }),
  ).toBeVisible();
  await expectAccessible(page, '#valuation');
  const answered = await readPage(request, new URL(page.url()).pathname + new URL(page.url()).search);
  expect(await findHtmlMistakes([answered])).toEqual([]);
});

test('the valuation answers as the fields change, and the focus stays', async ({ page, request }) => {
  const { make, model, year } = await rated(request);
  await page.goto('/car-valuation');
  await valuation(page).getByLabel('Make').selectOption({ label: make });
  await valuation(page).getByLabel('Model').selectOption({ label: model });
  await valuation(page).getByRole('textbox', { name: 'Year' }).fill(String(year));
  await expect(valuation(page).getByText('Private sale', { exact: true }).first()).toBeVisible();
  await expect(valuation(page).getByRole('textbox', { name: 'Year' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the valuation goes step by step', async ({ page, request }) => {
    const { make, model, year } = await rated(request);
    await page.goto('/car-valuation');
    const tool = valuation(page);
    const send = tool.getByRole('button', { name: 'Get a valuation' });
    await tool.getByLabel('Make').selectOption({ label: make });
    await send.click();
    await expect(tool.getByText('Now enter the model and the year.').last()).toBeVisible();
    await tool.getByLabel('Model').selectOption({ label: model });
    await tool.getByRole('textbox', { name: 'Year' }).fill(String(year));
    await send.click();
    await expect(tool.getByText('Trade-in', { exact: true }).first()).toBeVisible();
  });

  test('a plate that cannot be read is kept and gets a message', async ({ page }) => {
    await page.goto('/vehicle-check');
    await page.getByRole('textbox', { name: 'Number plate' }).fill('hello');
    await page.getByRole('button', { name: 'Check plate' }).click();
    await expect(page.getByText('We can’t read that plate.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('hello');
  });

  test('selling begins with a valuation', async ({ page }) => {
    await page.goto('/sell-my-car');
    await page.getByRole('textbox', { name: 'Number plate' }).fill('191-D-12345');
    await page.getByRole('button', { name: 'Get a valuation' }).click();
    await expect(page).toHaveURL(/\/car-valuation\?plate=191-D-12345/);
    await expect(valuation(page).getByRole('textbox', { name: 'Year' })).toHaveValue('2019');
  });
});
