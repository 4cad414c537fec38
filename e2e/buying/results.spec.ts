import { expectAccessible, expectNoSidewaysScroll } from '../support/check-accessibility.ts';
import { adverts, heading, openResults, pageIsStill, references } from '../support/results-page.ts';
import { expect, test } from '../support/watch-page.ts';

test.describe('on a desk', { tag: '@desk' }, () => {
  test('the keyboard continues where a link led or a removed element was', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/page=2#results$/);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toBeFocused();
    await expect(results).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();

    await openResults(page, '/used-cars?fuel=diesel&transmission=automatic');
    await page.getByRole('link', { name: 'Remove Diesel' }).press('Enter');
    await expect(page).toHaveURL('/used-cars?transmission=automatic');
    await expect(page.getByRole('link', { name: 'Remove Automatic' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/used-cars');
    await expect(results).toBeFocused();
  });

  test('the view can be a grid or a list, and stays so', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const width of [820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const first = adverts(page)
        .filter({ has: page.getByText(/ owners?\b/) })
        .first();
      await expect(first.locator('img')).toHaveCount(3);
      const [card, picture, words] = await Promise.all([
        first.boundingBox(),
        first.locator('img').first().boundingBox(),
        first.getByRole('heading').boundingBox(),
      ]);
      expect(card?.height).toBeLessThanOrEqual(190);
      expect(picture?.height).toBeGreaterThanOrEqual((card?.height ?? 0) - 2);
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
      const facts = first.getByText(/ a year to run$/);
      const [line, tick] = await Promise.all([
        facts.boundingBox(),
        first.getByRole('checkbox', { name: /^Compare/ }).boundingBox(),
      ]);
      // Nothing is cut off: neither a line at its end nor the row at its foot.
      expect(await facts.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(tick?.y ?? 0);
      expect((tick?.y ?? 0) + (tick?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
    }
  });

  test('nothing moves as the list is scrolled', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=diesel');
    const next = page.getByRole('link', { name: 'Next page' });
    const distance = () => next.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
    const before = await distance();
    for (const card of await adverts(page).all()) await card.scrollIntoViewIfNeeded();
    expect(await distance()).toBe(before);
  });

  test('ticked adverts are compared, over several pages of results, and the way leads back', async ({
    page,
  }) => {
    await openResults(page, '/used-cars?fuel=diesel');
    const bar = page.locator('form#compare');
    await expect(bar).toBeHidden();
    const [reference] = await references(page);
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check();
    await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(bar).toContainText('1 car to compare');
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(1)
      .check();
    await expect(bar).toContainText('2 cars to compare');
    // The next stop of the keyboard after the tick.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Compare 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`compare=${reference}`));
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await expect(page).toHaveURL(/fuel=diesel.*page=2/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toBeHidden();
  });

  test('an advert can be hidden and restored', async ({ page }) => {
    await openResults(page, '/used-cars');
    const first = adverts(page).first();
    const reference = await first.getAttribute('data-advert');
    await first.getByRole('button', { name: /^Hide/ }).click();
    await page.getByRole('button', { name: 'Hide this advert' }).click();
    await expect(first).not.toHaveAttribute('data-advert', reference ?? '');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toHaveAttribute('data-advert', reference ?? '');
    await expect(first.getByRole('button', { name: /^Hide/ })).toBeFocused();
  });
});

test('the order can be chosen', async ({ page }) => {
  await openResults(page, '/used-cars');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await expect(page).toHaveURL('/used-cars?sort=price-asc');
  const prices = () =>
    adverts(page).evaluateAll((cards) =>
      cards.flatMap((card) => {
        // A paid advert has its own place in any order.
        if (/Featured/.test(card.textContent ?? '')) return [];
        const [, price] = /€([\d,]+)/.exec((card.textContent ?? '').replace(/Price cut €[\d,]+/, '')) ?? [];
        return price ? [Number(price.replaceAll(',', ''))] : [];
      }),
    );
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.every((price, index) => price >= (shown[index - 1] ?? 0));
    })
    .toBe(true);
});

test('the next page is a link', async ({ page }) => {
  await page.goto('/used-cars');
  const first = await adverts(page).first().getAttribute('data-advert');
  const next = page.getByRole('link', { name: 'Next page' });
  // Cards get their true height when they come near: after a jump to the end they settle before the press.
  await next.scrollIntoViewIfNeeded();
  await pageIsStill(page);
  await next.click();
  await expect(page).toHaveURL(/\/used-cars\?page=2#results$/);
  await expect(page).toHaveTitle(/page 2/);
  await expect(adverts(page).first()).not.toHaveAttribute('data-advert', first ?? '');
});

test('featured adverts are the third card and one after every ten, labelled and not repeated', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/used-cars');
  const places = await adverts(page).evaluateAll((cards) =>
    cards.flatMap((card, place) => (/Featured/.test(card.textContent ?? '') ? [place] : [])),
  );
  expect(places).toEqual([2, 13, 24]);
  const listed = await references(page);
  expect(new Set(listed).size).toBe(listed.length);
  await expect(page.getByText('partner dealers, who pay to appear here')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the first advert begins high on the page, at every width', { tag: '@desk' }, async ({ page }) => {
    for (const path of [
      '/used-cars',
      '/search?fuel=diesel&transmission=automatic&maxPrice=40000&near=cork&radius=50&said=automatic%20diesel%20under%2040k%20near%20cork',
    ]) {
      await page.goto(path);
      for (const [width, height, most] of [
        [375, 812, 320],
        [820, 1180, 420],
        [1440, 900, 420],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await adverts(page).first().boundingBox();
        expect(box?.y, `${path} at ${width} px`).toBeLessThanOrEqual(most);
      }
    }
  });
});

test('the link to be told of new ones stands clear of the heading on a tablet', { tag: '@desk' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/used-cars?fuel=diesel');
  const top = await heading(page).boundingBox();
  const link = await page.getByRole('link', { name: 'Tell me about new ones' }).boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0) + 8);
});

test('a notice leaves the first advert in the first screen of a phone', { tag: '@desk' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, words] of [
    ['/used-cars?maxPrice=cheap&fuel=diesel', 'We left out the price'],
    ['/used-cars?maxPrice=cheap&minYear=abc&fuel=diesel', 'We couldn’t use 2 parts'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    expect((await adverts(page).first().boundingBox())?.y, path).toBeLessThanOrEqual(380);
  }
});

test('a heading of many words wraps, and is cut at no width', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?body=estate&body=mpv&body=suv');
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    const isWhole = heading(page).evaluate((h1) => h1.scrollHeight <= h1.clientHeight + 1);
    expect(await isWhole, `at ${width} px`).toBe(true);
  }
  expect((await adverts(page).first().boundingBox())?.y).toBeLessThanOrEqual(420);
  await test.step('on a phone it costs the first advert no room', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/used-cars/ireland/dublin?body=estate&body=mpv&body=suv');
    await expect(heading(page)).toContainText('estates, MPVs and SUVs for sale in Co. Dublin');
    expect(await heading(page).evaluate((h1) => h1.scrollHeight <= h1.clientHeight + 1)).toBe(true);
    expect((await adverts(page).first().boundingBox())?.y).toBeLessThanOrEqual(320);
  });
});

test('the chips of a search are whole beside the order, or above it', { tag: '@desk' }, async ({ page }) => {
  await page.goto(
    '/search?fuel=diesel&transmission=automatic&minPrice=5000&maxPrice=40000&near=cork&radius=50',
  );
  const isWhole = page
    .getByRole('list', { name: 'Applied filters' })
    .evaluate((list) => list.scrollWidth <= list.clientWidth);
  expect(await isWhole).toBe(true);
});

test('Back shows the results at once, without the server', { tag: '@desk' }, async ({ page }) => {
  await openResults(page, '/used-cars?fuel=diesel');
  await adverts(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/advert/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('diesel cars');
  await page.route('**/*.data*', () => {});
  await page.goBack();
  await expect(heading(page)).toContainText('diesel cars');
  await expect(adverts(page).first()).toBeVisible();
});

test('few tab stops lie between the heading and the first advert', { tag: '@desk' }, async ({ page }) => {
  await openResults(page, '/used-cars');
  await heading(page).evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tell me about new ones' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(adverts(page).first().getByRole('button', { name: /^Save/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(adverts(page).first().getByRole('heading').getByRole('link')).toBeFocused();
});

test('an advert of a plain listing is canonical for robots and links visitors back', {
  tag: '@desk',
}, async ({ page, request }) => {
  const html = await (await request.get('/used-cars')).text();
  expect(html).toMatch(/<article[^>]*>.*?href="\/used-cars\/[^"]+\/fpa\//s);
  expect(html).not.toMatch(/href="\/search\/[^"/]+\/advert/);
  await openResults(page, '/used-cars');
  const first = adverts(page).first().getByRole('heading').getByRole('link');
  await first.click();
  await expect(page).toHaveURL(/\/search\/\w+\/advert/);
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
});

test('the link back from the adverts of a search leads to where the visitor was', { tag: '@desk' }, async ({
  page,
}) => {
  await openResults(page, '/used-cars?fuel=diesel');
  const place = () => page.evaluate(() => window.scrollY);
  const title = adverts(page).nth(9).getByRole('heading').getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const before = await place();
  await title.click();
  const trail = page.getByRole('navigation', { name: 'Search results' });
  await expect(trail).toBeVisible();
  const way = await trail.innerHTML();
  await trail.getByRole('link', { name: /^Next/ }).click();
  await expect.poll(() => trail.innerHTML()).not.toBe(way);
  // Twice, as impatient people do: the second press goes no further.
  await trail.getByRole('link', { name: 'Back to results' }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page).toHaveURL('/used-cars?fuel=diesel');
  expect(before).toBeGreaterThan(500);
  await expect.poll(place).toBe(before);
});

test('a dealer’s listing shows only the dealer and its stock', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/used-cars?seller=trade');
  const dealer = adverts(page).first().getByRole('link').last();
  const name = (await dealer.textContent()) ?? '';
  await dealer.click();
  await expect(page).toHaveURL(/\/dealers\/ireland\/[a-z]+\/\d+$/);
  await expect(heading(page)).toContainText(`at ${name}`);
  await expect(page.getByRole('region', { name: 'Seller' })).toContainText(name);
});

test('the page is accessible, does not scroll sideways, and loads its first picture eagerly', async ({
  page,
}) => {
  await page.goto('/used-cars/volkswagen?fuel=diesel');
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('fetchpriority', 'high');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
