import type { Page } from '@playwright/test';
import { test as base, expect } from './screenshot-failures.ts';

/** A page that fails its test if the browser logs an error or contacts another host. */
export const test = base.extend<{ complaints: string[]; alsoAllowed: string }>({
  /** An origin that a test sets up as a third party. */
  alsoAllowed: ['', { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) goToLivePages(page);
    await use(page);
  },
  complaints: [
    async ({ page, baseURL, alsoAllowed }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        const isOurs = [baseURL, alsoAllowed].includes(origin) || /^(data|blob|about):/.test(request.url());
        if (!isOurs) complaints.push(`asked another host: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** React replaces a link of the footer by this button. To look for it by role takes a tenth of a page's time. */
const hydrated = 'footer li > button';

export const untilHydrated = (page: Page) => page.locator(hydrated).first().waitFor({ state: 'attached' });

/** Scripts begin after the first picture. A test that acts before them passes the moment to wait for. */
function goToLivePages(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) {
      // Some pages have no footer, and some tests block scripts.
      const live = page.locator(`${hydrated}, body:not(:has(footer))`);
      await live
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => {});
    }
    return response;
  };
}

/** For an error that is part of the test; anything else that the browser has logged still counts. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !expected.test(one)));
}

export { expect };
