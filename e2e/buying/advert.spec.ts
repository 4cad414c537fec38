import { type APIRequestContext, type Page, test as plainTest } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { readExamples } from '../support/market-examples.ts';
import { expect, test, untilHydrated } from '../support/watch-page.ts';

interface Stock {
  publicReference: string;
  title: string;
  href: string;
  dealerDetailSummary: { href: string };
}

/** A dealer's used car with finance, so that its page has every part. */
const search = 'condition=used&seller=trade&minMonthly=1&sort=price-asc';

async function readStock(request: APIRequestContext): Promise<[Stock, Stock, Stock]> {
  const { items } = await (await request.get(`/rest/1.0/Car/stock?${search}&size=3`)).json();
  return items;
}

async function readAdvert(page: Page, request: APIRequestContext): Promise<Stock> {
  const [, advert] = await readStock(request);
  await page.goto(advert.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(advert.title);
  return advert;
}

async function openAdvert(page: Page, request: APIRequestContext): Promise<Stock> {
  const advert = await readAdvert(page, request);
  await untilHydrated(page);
  return advert;
}

/** The title of a step is only for screen readers, and browsers differ in the spaces around it. */
function stepTo(word: string, { title }: Stock): RegExp {
  return new RegExp(`^${word}\\W+${title.replace(/[^\w ]/g, '.')}$`);
}

test('an advert shows what a buyer asks for, and survives a reload', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const { title } = await openAdvert(page, request);
  for (const part of ['Key facts', 'Plate and test', 'Specification', 'Finance', 'Where it is']) {
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Similar vehicles' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('Back leads from an advert to the previous page, and Forward to the advert again', {
  tag: '@desk',
}, async ({ page, request }) => {
  await page.goto('/used-cars');
  const { href } = await openAdvert(page, request);
  await page.goBack();
  await expect(page).toHaveURL('/used-cars');
  await page.goForward();
  await expect(page).toHaveURL(href);
});

test('among search results it links to the next, the previous and its own address', { tag: '@desk' }, async ({
  page,
  request,
  baseURL,
}) => {
  const [first, second, third] = await readStock(request);
  await page.goto(`/search/${second.publicReference}/advert?${search}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${second.href}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const trail = page.getByRole('navigation', { name: 'Search results' });
  await expect(trail.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    /^\/search\?.*sort=price-asc/,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await trail.getByRole('link', { name: stepTo('Next', third) }).click();
  await expect(heading).toHaveText(third.title);
  await trail.getByRole('link', { name: stepTo('Previous', second) }).click();
  await expect(heading).toHaveText(second.title);
  await trail.getByRole('link', { name: stepTo('Previous', first) }).click();
  await expect(heading).toHaveText(first.title);
  await expect(trail.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
});

test('the calculator follows the input, equipment can be searched, and a visitor can report an advert', {
  tag: '@desk',
}, async ({ page, request }) => {
  await openAdvert(page, request);
  const finance = page.getByRole('region', { name: 'Finance' });
  const example = finance.getByRole('status');
  const before = await example.textContent();
  await finance.getByLabel('Deposit').fill('1000');
  await finance.getByLabel('Term').selectOption('60');
  await finance.getByLabel('Final payment').fill('0');
  await finance.getByLabel('APR').fill('0');
  await expect(example).toContainText('60 payments of');
  await expect(example).toContainText('Total repayable');
  expect(await example.textContent()).not.toBe(before);

  const equipment = page.getByRole('region', { name: 'Equipment' });
  await equipment.getByRole('searchbox').fill('no such thing');
  await expect(equipment.getByRole('listitem')).toHaveCount(0);
  await expect(equipment).toContainText('Ask before you travel');

  await page.getByRole('link', { name: 'Report this advert' }).click();
  await expect(page.getByLabel('What’s wrong?')).toBeVisible();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.locator('#report').getByRole('alert').filter({ hasText: 'wasn’t sent' })).toBeFocused();
  await expect(page.locator('#report [aria-invalid="true"]').first()).toBeVisible();
});

test('an invalid figure gets a short message, however narrow the window', {
  tag: '@desk',
}, async ({ page, request }) => {
  const [, advert] = await readStock(request);
  await page.goto(`${advert.href}?balloon=99999999&deposit=abc`);
  const refusals = page.getByRole('region', { name: 'Finance' }).getByRole('alert');
  await expect(refusals).toHaveCount(2);
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await refusals.evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(3);
  }
});

test('the pictures can be moved by keyboard in full screen, and the focus returns', {
  tag: '@desk',
}, async ({ page, request }) => {
  const { title } = await openAdvert(page, request);
  const pictures = page.getByRole('region', { name: `Pictures of ${title}` });
  const first = pictures.getByRole('link', { name: /full screen$/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 /');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(pictures.locator('a:focus')).toHaveCount(1);
});

test('the seller’s number is shown only on request, and on paper the advert is one page with a code that links back', {
  tag: '@desk',
}, async ({ page, request }) => {
  await openAdvert(page, request);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Show number' }).press('Enter');
  const call = main.locator('a[href^="tel:"]');
  await expect(call).toBeFocused();
  const said = main.getByRole('status').filter({ hasText: `The number is ${await call.textContent()}` });
  await expect(said).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'QR code for this advert' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the main facts are in the first screen, and on a phone before the seller', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  const { adverts } = await readExamples(request);
  await page.goto(adverts.Car.href);
  for (const [width, height] of [
    [375, 812],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('list', { name: 'At a glance' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('list', { name: 'At a glance' })).toContainText(/\d km/);
    if (width > 767) continue;
    const [facts, seller] = await Promise.all(
      ['#facts', '#contact > :last-child'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(facts?.y ?? 0).toBeLessThan(seller?.y ?? 0);
  }
});

test('an advert fits the narrowest phone, and grows no wider than 1200 pixels', { tag: '@desk' }, async ({
  page,
  request,
}) => {
  const { adverts } = await readExamples(request);
  await page.goto(adverts.Car.href);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  const content = await page
    .locator('main > div')
    .first()
    .evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
  expect(content).toBe(1200);
});

test('an advert is accessible; the seller’s panel links to the form, and contains no number for WhatsApp', async ({
  page,
  request,
}) => {
  await openAdvert(page, request);
  await test.step('in light and dark mode, without scrolling sideways', async () => {
    await expectAccessibleByDayAndNight(page);
    await expectNoSidewaysScroll(page);
  });
  const seller = page.getByRole('main').getByRole('region', { name: 'Seller', exact: true });
  await expect(seller.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await expect(page.locator('main a[href*="wa.me"]')).toHaveCount(0);
  await seller.getByRole('link', { name: 'Message dealer' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  // Beside the pictures, with the price still in view; on a phone it follows the key facts.
  if ((page.viewportSize()?.width ?? 0) > 767)
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeInViewport();
  await expect(page.getByText('Your details go to')).toBeVisible();
});

test('a dealer’s listing leads to the dealer’s own form', { tag: '@desk' }, async ({ page, request }) => {
  const [{ dealerDetailSummary }] = await readStock(request);
  await page.goto(dealerDetailSummary.href);
  await page
    .getByRole('region', { name: 'Seller', exact: true })
    .getByRole('link', { name: 'Message dealer' })
    .click();
  await expect(page).toHaveURL(/\?contact=email#contact$/);
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('on a phone the bar opens the form, and is hidden while the seller is in view', {
  tag: '@phone',
}, async ({ page, request }) => {
  await openAdvert(page, request);
  const contact = page.getByRole('region', { name: 'Offer', exact: true }).getByRole('link');
  const card = page.getByRole('region', { name: 'Seller', exact: true });
  await expect(contact).toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  await expect(contact).toBeHidden();
  await page.getByRole('region', { name: 'Specification' }).scrollIntoViewIfNeeded();
  await expect(contact).toHaveText('Message dealer');
  await contact.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(contact).toBeHidden();
  // A visitor who rings after all keeps their draft.
  await page.getByLabel('Your name').fill('Niamh');
  await card.getByRole('button', { name: 'Show number' }).click();
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Niamh');
});

test('on a phone one bar at a time is at the bottom, also during a comparison', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await openAdvert(page, request);
  const offer = page.getByRole('region', { name: 'Offer', exact: true }).locator('strong');
  const tick = page.getByRole('checkbox', { name: /^Compare/ }).first();
  await tick.scrollIntoViewIfNeeded();
  await expect(offer).toBeVisible();
  await tick.press('Space');
  await expect(page.getByText('1 car to compare')).toBeInViewport();
  await expect(offer).toBeHidden();
});

test.describe('without JavaScript', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('what to do with an advert is one line on a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await readAdvert(page, request);
    const save = await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    expect((await save.locator('svg').boundingBox())?.width).toBe(16);
    const link = page.getByRole('link', { name: 'Link to this advert' });
    expect((await link.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect((await link.boundingBox())?.y).toBe((await save.boundingBox())?.y);
  });

  test('everything can be read, and the calculator reloads the page', async ({ page, request }) => {
    await readAdvert(page, request);
    await expect(page.getByRole('region', { name: 'Equipment' }).getByRole('listitem').first()).toBeVisible();
    const finance = page.getByRole('region', { name: 'Finance' });
    await finance.getByLabel('Term').selectOption('60');
    await finance.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/[?&]term=60/);
    await expect(finance).toContainText('60 payments of');
    await finance.getByLabel('Deposit').fill('abc');
    await finance.getByRole('button', { name: 'Calculate' }).click();
    await expect(finance.getByRole('alert')).toContainText('That’s not an amount.');
    await expect(finance.getByLabel('Deposit')).toHaveValue('abc');
  });

  test('the search continues by plain links', async ({ page, request }) => {
    const [first, second] = await readStock(request);
    await page.goto(`/search/${first.publicReference}/advert?${search}`);
    await page.getByRole('link', { name: stepTo('Next', second) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  });
});

// A browser logs a 410 response as an error, which it is not here.
plainTest(
  'an advert that has ended says so and shows others',
  { tag: '@desk' },
  async ({ page, request }) => {
    const { endedHref } = await readExamples(request);
    const response = await page.goto(endedHref);
    expect(response?.status()).toBe(410);
    await expect(page.getByText('This advert has ended')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Seller', exact: true })).toHaveCount(0);
  },
);
