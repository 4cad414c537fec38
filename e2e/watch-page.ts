import { test as base, expect } from '@playwright/test';

/** A page that fails its test when the browser complains or asks another host for anything. */
export const test = base.extend<{ complaints: string[]; alsoAllowed: string }>({
  /** An origin that a test sets up to stand for another company's. */
  alsoAllowed: ['', { option: true }],
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

/** For a complaint that belongs to what is tested; whatever else the browser has said still counts. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !expected.test(one)));
}

export { expect };
