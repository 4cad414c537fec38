import { expect, type Page, type Request } from '@playwright/test';
import { untilHydrated } from '../watch-page.ts';

/**
 * Opens a page and waits until React has hydrated it and there was no request for half a second. Playwright's
 * `networkidle` does not work: scripts begin after the first picture, and a busy machine is idle before they
 * do.
 */
export async function openUntilQuiet(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const begin = (request: Request) => {
    underWay.add(request);
    lastChange = Date.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await untilHydrated(page);
  await expect.poll(() => underWay.size === 0 && Date.now() - lastChange >= 500).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
