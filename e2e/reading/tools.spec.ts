import { readExamples } from '../support/market-examples.ts';
import { expect, test } from '../support/watch-page.ts';

test('finance is calculated as fields change, and the field keeps its place and the focus', async ({
  page,
}) => {
  await page.goto('/car-finance');
  const tool = page.getByRole('region', { name: 'Compare hire purchase, PCP and a loan' });
  const deposit = tool.getByLabel('Deposit (€)');
  await deposit.fill('8000');
  await expect(tool.getByRole('status')).toContainText('Hire purchase: €242 a month');
  await expect(page).toHaveURL(/deposit=8000/);
  await expect(deposit).toBeFocused();
  await deposit.fill('nothing');
  await expect(tool.getByText('Enter a whole number from 0 to 1,000,000.').first()).toBeVisible();
  await expect(deposit).toHaveValue('nothing');
});

test('a link pressed right after typing is followed', async ({ page }) => {
  const { promise: line, resolve: openLine } = Promise.withResolvers<void>();
  await page.route('**/*.data*', (route) => line.then(() => route.continue()));
  await page.clock.install();
  await page.goto('/car-finance');
  await page.getByLabel('Deposit (€)').fill('8000');
  await page.getByRole('link', { name: 'Forecourt, home' }).click();
  // Longer than the debounce of the tool: the linked page is still loading.
  await page.clock.fastForward(2000);
  openLine();
  await expect(page).toHaveURL('/');
});

test('the affordable monthly payment links to a search by monthly price', async ({ page }) => {
  await page.goto('/car-finance?price=9000');
  const tool = page.getByRole('region', { name: 'What can I afford?' });
  await tool.getByLabel('Each month (€)').fill('400');
  await tool.getByRole('link', { name: 'See cars up to €400 a month' }).click();
  await expect(page).toHaveURL('/used-cars?maxMonthly=400&sort=monthly-asc');
});

test('motor tax asks only for what the law uses', async ({ page }) => {
  await page.goto('/motor-tax');
  const tool = page.getByRole('region', { name: 'What is the motor tax?' });
  await tool.getByLabel('Year of first registration').fill('2006');
  await tool.getByLabel('Engine size (cc)').fill('1390');
  await expect(tool.getByRole('status')).toHaveText('€385 a year.');
  await tool.getByLabel('Vehicle type').selectOption('goods');
  await expect(tool.getByLabel('Engine size (cc)')).toBeHidden();
  await expect(tool.getByRole('status')).toHaveText('€333 a year.');
});

test('a field keeps its text and the focus while the answer adds another before it', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/motor-tax');
  const tool = page.getByRole('region', { name: 'What is the motor tax?' });
  const asked = page.waitForRequest(/year=2008/);
  await tool.getByLabel('Year of first registration').fill('2008');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await asked;
  await page.keyboard.type('15');
  arrival.resolve();
  await expect(tool.getByLabel('Month')).toBeVisible();
  await page.keyboard.type('0');
  const co2 = tool.getByLabel('CO₂ by NEDC (g/km)');
  await expect(co2).toHaveValue('150');
  await expect(co2).toBeFocused();
});

test('after pressing the button the visitor stays at the answer, whatever fields it adds', async ({
  page,
}) => {
  await page.goto('/motor-tax?year=2008');
  const tool = page.getByRole('region', { name: 'What is the motor tax?' });
  await tool.getByLabel('Year of first registration').fill('2019');
  await tool.getByRole('button', { name: 'Work it out' }).press('Enter');
  await expect(tool.getByLabel('Month')).toBeHidden();
  await expect(page.locator('#motor-tax-answer')).toBeFocused();
});

test('the yearly cost links from an advert to its tool, and from there to cheaper ones', async ({
  page,
  request,
}) => {
  const { adverts } = await readExamples(request);
  await page.goto(adverts.Car.href);
  await page.getByRole('link', { name: 'Use your own kilometres, prices and insurance' }).click();
  const tool = page.getByRole('region', { name: 'What does it cost to run?' });
  await expect(tool.getByLabel('Or an advert’s link')).toHaveValue(adverts.Car.publicReference);
  const status = tool.getByRole('status');
  const before = await status.textContent();
  await tool.getByLabel('Km a year').fill('30000');
  await expect(status).not.toHaveText(before ?? '');
  await tool.getByRole('link', { name: /a year to run$/ }).click();
  await expect(page).toHaveURL(/maxYearlyCost=\d+&sort=yearly-cost-asc/);
  const costs = page
    .getByRole('list', { name: 'Adverts', exact: true })
    .getByRole('article')
    // A paid advert has its own place in any order.
    .filter({ hasNotText: 'Featured' })
    .getByText(/^About €[\d,]+ a year to run$/);
  await expect(costs.first()).toBeVisible();
  const amounts = (await costs.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an import is calculated by the button, and the page scrolls back to it', async ({ page }) => {
    await page.goto('/vrt');
    const tool = page.getByRole('region', { name: 'What will it cost to import?' });
    await tool.getByLabel('Bought in').selectOption('northern-ireland');
    await tool.getByLabel('Price paid (€)').fill('12,000');
    await tool.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/from=northern-ireland.*#vrt-answer$/);
    await expect(tool.getByText('Duty and VAT').locator('..')).toContainText('€0');
    await expect(tool.getByLabel('Price paid (€)')).toHaveValue('12,000');
  });

  test('an impossible battery is refused with a message', async ({ page }) => {
    await page.goto('/ev-calculator');
    await page.getByLabel('Battery (kWh)').fill('9999');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByText('A number from 1 to 250.').first()).toBeVisible();
  });
});
