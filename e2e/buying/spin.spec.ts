import { expectAccessible } from '../support/check-accessibility.ts';
import { expect, test } from '../support/watch-page.ts';

interface Stock {
  items: { publicReference: string; hasVehicleSpin: boolean }[];
  totalPages: number;
}

test('a vehicle can be turned by keyboard, by button and by dragging', async ({ page }) => {
  const askForPage = async (number: number): Promise<Stock> =>
    (await page.request.get(`/rest/1.0/Car/stock?seller=trade&size=100&page=${number}`)).json();
  const first = await askForPage(1);
  const others = Array.from({ length: first.totalPages - 1 }, (_, index) => askForPage(index + 2));
  const all = [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
  const turning = all.find(({ hasVehicleSpin }) => hasVehicleSpin);
  await page.goto(`/search/${turning?.publicReference}/advert`);

  const pictures = page.getByRole('region', { name: /^Pictures of/ });
  const large = pictures.locator('a').first();
  const place = await large.boundingBox();
  await page.getByText('See it from every side').click();
  await expect(large).toBeHidden();
  const slider = page.getByRole('slider', { name: 'Turn the vehicle' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'From the left front corner');
  await page.getByRole('button', { name: 'Turn it to the right' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'From the front');

  await expectAccessible(page, 'details[open]');

  const picture = page.getByRole('img', { name: /, from the front$/ }).last();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', 'From the right');

  await test.step('in the place of the large picture, which comes back', async () => {
    expect({ x, y, width, height }).toEqual(place);
    await page.getByText('Back to the pictures').click();
    await expect(large).toBeVisible();
    await expect(slider).toBeHidden();
  });
});
