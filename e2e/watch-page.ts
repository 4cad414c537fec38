import { test as base, expect } from '@playwright/test';

/** A page that fails its test when the browser complains or asks another host for anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const isOurs = request.url().startsWith(`${baseURL}/`) || /^(data|blob|about):/.test(request.url());
        if (!isOurs) complaints.push(`asked another host: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
