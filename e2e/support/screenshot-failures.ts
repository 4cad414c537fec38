import { test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** Playwright's own option takes a screenshot of every test, in case it fails later: a tenth of its time. */
export const test = base.extend({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshot(page, testInfo);
  },
});

async function attachScreenshot(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png');
  const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => null);
  if (taken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
}

export { expect };
