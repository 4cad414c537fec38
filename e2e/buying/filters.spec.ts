import {
  adverts,
  box,
  heading,
  open,
  openResults,
  optionOf,
  pageIsStill,
  references,
  said,
  tick,
} from '../support/results-page.ts';
import { expect, test } from '../support/watch-page.ts';

test.describe('on a desk', { tag: '@desk' }, () => {
  test('a filter changes results, counts, address and title in one go and keeps the focus', {
    tag: '@journey',
  }, async ({ page }) => {
    await openResults(page, '/used-cars');
    const before = await said(page).textContent();
    await open(page, 'Fuel');
    await tick(page, 'fuel', 'diesel');
    await expect(heading(page)).toHaveText(/^\d+ diesel cars for sale$/);
    await expect(page).toHaveURL(/\/used-cars\?fuel=diesel$/);
    await expect(page).toHaveTitle(/^New and used diesel cars/);
    await expect(said(page)).not.toHaveText(before ?? '');
    await expect(box(page, 'fuel', 'diesel')).toBeFocused();
    await expect(box(page, 'fuel', 'diesel')).toBeChecked();
  });

  test('the results of a filter are prefetched while the mouse hovers over it', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=diesel');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAnswer = (address: string) => address.includes('.data?fuel=petrol&fuel=diesel');
    const prefetched = page.waitForResponse((response) => isAnswer(response.url()));
    await optionOf(page, 'fuel', 'petrol').hover();
    await prefetched;
    await tick(page, 'fuel', 'petrol');
    await expect(heading(page)).toContainText('petrol');
    expect(asked.filter(isAnswer)).toHaveLength(1);
  });

  test('a reused card shows its advert in every part, starting with the first picture', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=petrol');
    const card = adverts(page)
      .filter({ has: page.locator('[data-media="images"]') })
      .first();
    await card.locator('a[aria-hidden]').hover();
    await card.locator('[data-side="on"]').click();
    const strips = page.locator('[aria-label="Adverts"] [data-advert] a[aria-hidden]');
    const turned = () => strips.evaluateAll((all) => all.filter(({ scrollLeft }) => scrollLeft > 0).length);
    await expect.poll(turned).toBe(1);
    await tick(page, 'fuel', 'diesel');
    await expect(page).toHaveURL(/fuel=petrol&fuel=diesel$/);
    await tick(page, 'fuel', 'petrol');
    await expect(heading(page)).toContainText('diesel cars');
    await pageIsStill(page);
    expect(await turned()).toBe(0);
    const isWhole = (all: Element[]) =>
      all.every((each) => {
        const reference = each.getAttribute('data-advert') ?? 'none';
        const links = [...each.querySelectorAll('h3 a, a[aria-hidden]')];
        const pictures = [...each.querySelectorAll('img')];
        return [...links, ...pictures].every((part) =>
          (part.getAttribute('href') ?? part.getAttribute('src'))?.includes(reference),
        );
      });
    expect(await page.locator('[aria-label="Adverts"] [data-advert]').evaluateAll(isWhole)).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toContainText('petrol cars');
    expect(await turned()).toBe(0);
    await expect(page.locator('[aria-label="Adverts"] [data-here]')).toHaveCount(0);
  });

  test('a choice made before the script loads counts too', async ({ page }) => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/entry\.client/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/used-cars', { waitUntil: 'commit' });
    await page.getByLabel('To', { exact: true }).first().fill('21500');
    await open(page, 'Fuel');
    await tick(page, 'fuel', 'diesel');
    letThrough();
    await expect(page).toHaveURL('/used-cars?maxPrice=21500&fuel=diesel');
    await expect(page.locator('select[name="maxPrice"]')).toHaveValue('21500');
  });

  test('the visitor’s latest choice counts, however quickly it follows the first', async ({ page }) => {
    await openResults(page, '/used-cars');
    await open(page, 'Fuel');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.data\?/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await tick(page, 'fuel', 'diesel');
    await tick(page, 'fuel', 'diesel');
    await tick(page, 'fuel', 'petrol');
    await tick(page, 'fuel', 'electric');
    await tick(page, 'fuel', 'petrol');
    release();
    await expect(page).toHaveURL('/used-cars?fuel=electric');
    await expect(heading(page)).toContainText('electric');
    await expect(box(page, 'fuel', 'electric')).toBeChecked();
    await expect(box(page, 'fuel', 'diesel')).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/used-cars');
  });

  test('a choice overtaken by another is not left selected, nor is a make or a price', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=petrol');
    await page.route(/\.data\?|volkswagen\.data/, async (route) => {
      if (/electric|volkswagen|minPrice/.test(route.request().url())) return;
      await route.continue();
    });
    await tick(page, 'fuel', 'electric');
    await expect(box(page, 'fuel', 'electric')).toBeChecked();
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL('/used-cars?fuel=petrol&sort=price-asc');
    await expect(box(page, 'fuel', 'electric')).not.toBeChecked();
    await expect(box(page, 'fuel', 'petrol')).toBeChecked();

    const make = page.getByRole('combobox', { name: 'Make' });
    await make.fill('volksw');
    // As when a navigation ends meanwhile: what is being typed stays.
    await make.evaluate((input: HTMLInputElement) => input.form?.dispatchEvent(new Event('controls-reset')));
    await page.keyboard.press('Enter');
    await expect(make).toHaveValue('Volkswagen');
    const lowest = page.locator('select[name="minPrice"]');
    await lowest.selectOption('10000');
    await page.getByLabel('Sort by').selectOption('price-desc');
    await expect(page).toHaveURL('/used-cars?fuel=petrol&sort=price-desc');
    await expect(make).toHaveValue('');
    await expect(lowest).toHaveValue('');
  });

  test('Back restores what was chosen', async ({ page }) => {
    await openResults(page, '/used-cars');
    const before = (await said(page).textContent()) ?? '';
    await page.locator('input#make-0').fill('volksw');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/used-cars/volkswagen');
    await expect(heading(page)).toContainText('Volkswagen');
    // At once, while the filters still follow the results.
    await page.goBack();
    await expect(said(page)).toHaveText(before);
    await expect(page.getByRole('combobox', { name: 'Make' })).toHaveValue('');
  });

  test('a filter keeps the scroll position, and Back leads to the same place and cards', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=diesel');
    await open(page, 'Gearbox');
    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
    const shown = await references(page);
    const place = () => page.evaluate(() => window.scrollY);
    const label = optionOf(page, 'transmission', 'automatic');
    await label.scrollIntoViewIfNeeded();
    const [before, boxBefore] = [await place(), await label.boundingBox()];
    await label.click();
    await expect(heading(page)).toContainText('automatic');
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    await pageIsStill(page);
    expect(await place()).toBe(before);
    expect((await label.boundingBox())?.y).toBeCloseTo(boxBefore?.y ?? 0, 0);
    await page.goBack();
    await expect(heading(page)).not.toContainText('automatic');
    await pageIsStill(page);
    expect(await place()).toBe(before);
    expect(await references(page)).toEqual(shown);
  });

  test('the models of a make are under it', async ({ page }) => {
    await openResults(page, '/used-cars/volkswagen');
    await tick(page, 'model', 'golf');
    await expect(page).toHaveURL('/used-cars/volkswagen/golf');
    await expect(heading(page)).toHaveText(/^\d+ Volkswagen Golf for sale$/);
  });

  test('each applied filter can be removed', async ({ page }) => {
    await openResults(page, '/used-cars?fuel=diesel&transmission=automatic');
    await page.getByRole('link', { name: 'Remove Diesel' }).click();
    await expect(page).toHaveURL('/used-cars?transmission=automatic');
    await expect(box(page, 'fuel', 'diesel')).not.toBeChecked();
  });

  test('a group of filters is counted when it is opened, and what is left out has a chip', async ({
    page,
  }) => {
    await openResults(page, '/used-cars');
    await expect(box(page, 'drive', 'all-wheel-drive')).toHaveCount(0);
    await open(page, 'Engine and drive');
    await expect(page.locator('summary').filter({ hasText: 'Engine and drive' })).toBeFocused();
    await tick(page, 'drive', 'all-wheel-drive');
    await expect(page).toHaveURL('/used-cars?open=engine&drive=all-wheel-drive');
    await expect(page.getByRole('link', { name: 'Remove All-wheel drive' })).toBeVisible();
    await open(page, 'Leave out');
    await page.getByLabel('Not this make').selectOption({ index: 1 });
    await expect(page).toHaveURL(/notMake=/);
    const chip = page.getByRole('link', { name: /^Remove Not / });
    await chip.click();
    await expect(page).not.toHaveURL(/notMake=/);
  });
});

test('groups of filters opened in quick succession are all counted', { tag: '@desk' }, async ({ page }) => {
  await openResults(page, '/used-cars');
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.locator('aside details[data-waiting] > summary').evaluateAll((all) => {
    for (const summary of all.slice(0, 3)) (summary as HTMLElement).click();
  });
  await expect(page).toHaveURL('/used-cars?open=look&open=engine&open=electric');
  await expect(page.getByText('Counting…').filter({ visible: true })).toHaveCount(0);
  await expect(box(page, 'drive', 'all-wheel-drive')).toBeAttached();
});

test('a group whose request another choice overtakes is still counted', { tag: '@desk' }, async ({
  page,
}) => {
  await openResults(page, '/used-cars');
  await open(page, 'Fuel');
  const overtaking = page.waitForRequest(/\.data.*fuel=diesel/);
  await page.route('**/*.data*', async (route) => {
    await overtaking;
    await route.continue();
  });
  await open(page, 'Engine and drive');
  await tick(page, 'fuel', 'diesel');
  await expect(page).toHaveURL('/used-cars?fuel=diesel&open=engine');
  await expect(box(page, 'drive', 'all-wheel-drive')).toBeAttached();
});

test('a model can be left out with or without a make', { tag: '@desk' }, async ({ page }) => {
  await openResults(page, '/used-cars?open=out');
  await page.getByLabel('Not this model').fill('Golf');
  await page.getByLabel('Not this model').press('Tab');
  await expect(page).toHaveURL(/notModel=golf/);
  await expect(page.getByLabel('Not this model')).toHaveValue('');
  await page.getByRole('link', { name: 'Remove Not Golf' }).click();
  await expect(page).not.toHaveURL(/notModel/);

  await openResults(page, '/used-cars/volkswagen?open=out');
  await page.getByLabel('Not this model').selectOption('golf');
  await expect(page).toHaveURL(/\/used-cars\/volkswagen\?.*notModel=golf/);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the filters are a sheet whose button counts the results', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ cars?$/ });
    const before = (await show.textContent()) ?? '';
    await open(page, 'Body type');
    await tick(page, 'body', 'estate');
    await expect(show).not.toHaveText(before);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText(/^\d+ estates for sale$/);
  });

  test('a sentence closes the sheet and is explained on the page', async ({ page }) => {
    await openResults(page, '/used-cars');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('searchbox', { name: 'Describe what you want' }).fill('family car under 40k');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByText('From your words')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form with a button', { tag: ['@journey', '@no-js'] }, async ({ page }) => {
    await page.goto('/used-cars');
    await page.getByLabel('To', { exact: true }).first().fill('20000');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL('/used-cars?maxPrice=20000');
    await expect(page.getByRole('link', { name: 'Remove Under €20,000' })).toBeVisible();
    await open(page, 'Equipment');
    await page.getByRole('button', { name: 'Show these filters' }).click();
    await expect(page).toHaveURL('/used-cars?maxPrice=20000&open=equipment#filters-equipment');
    await expect(page.locator('summary').filter({ hasText: 'Equipment' })).toBeInViewport();
    await tick(page, 'feature', 'isofix');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('link', { name: 'Remove Isofix' })).toBeVisible();
    await page.goto('/used-cars?open=out');
    await page.getByLabel('Not this model').fill('Golf');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('link', { name: 'Remove Not Golf' })).toBeVisible();
  });
});
