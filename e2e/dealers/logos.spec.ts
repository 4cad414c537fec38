import type { Page } from '@playwright/test';
import { expect, test } from '../support/watch-page.ts';

/** A response that is not a picture: browsers show nothing, and log no error as for a missing one. */
async function breakLogos(page: Page): Promise<void> {
  await page.route('**/media/dealers/*/logo/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
  );
}

const logos = (page: Page) =>
  page.getByRole('region', { name: 'Dealers', exact: true }).locator('article header img');
const isReport = (answer: { url(): string }) => answer.url().endsWith('/rest/1.0/logo-failures');

test('logos that fail before hydration are replaced by another picture, and reported once', async ({
  page,
}) => {
  await breakLogos(page);
  const { promise: haveFailed, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await haveFailed;
    await route.continue();
  });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postData() ?? '');
  });
  await page.goto('/dealers', { waitUntil: 'commit' });
  await expect
    .poll(() =>
      logos(page).evaluateAll(
        (images) =>
          images.length > 1 && images.every((image) => image instanceof HTMLImageElement && image.complete),
      ),
    )
    .toBe(true);
  const answered = page.waitForResponse(isReport);
  wake();
  expect((await answered).status()).toBe(204);
  for (const logo of await logos(page).all()) {
    await expect(logo).toHaveAttribute('src', '/media/placeholder/dealers/160');
  }
  expect(reports).toHaveLength(1);
  expect(JSON.parse(reports[0] ?? '{}').logoUrls.length).toBeGreaterThan(1);
});
