import { findTestBrowser } from '@forecourt/test-browser';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { serveStories } from './serve.ts';

export interface OpenStories {
  pieces: readonly string[];
  /** A page of one piece, hydrated; whatever the browser complains of is kept. */
  open(piece: string, options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>;
  /** The same, but the visitor acts before the page's script arrives. */
  openEarly(piece: string, act: (page: Page) => Promise<void>): Promise<Page>;
  close(): Promise<void>;
}

/** The stories in a browser. */
export async function openStories(name: string): Promise<OpenStories> {
  const server = await serveStories(name);
  const browser: Browser = await chromium.launch(await findTestBrowser());
  await warmUp(browser, `${server.origin}/${server.pieces[0]}`);
  return {
    pieces: server.pieces,
    async open(piece, options = {}) {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${server.origin}/${piece}`);
      if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-hydrated]');
      return { page, complaints };
    },
    async openEarly(piece, act) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const acted = Promise.withResolvers<void>();
      await page.route('**/hydrate-page.js', async (route) => {
        await acted.promise;
        await route.continue();
      });
      await page.goto(`${server.origin}/${piece}`, { waitUntil: 'commit' });
      await act(page);
      acted.resolve();
      await page.waitForSelector('html[data-hydrated]');
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The first page of a browser waits for processes, fonts and scripts that all others find ready: no test should pay for that. */
async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  // How long is for the caller to limit: on a busy machine it can take longer than any one step of a test may.
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await page.close();
}
