import { findTestBrowser } from '@forecourt/test-browser';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { inject } from 'vitest';

export interface OpenStories {
  /** A page of one component, hydrated; browser errors are collected. */
  open(piece: string, options?: BrowserContextOptions): Promise<OpenPiece>;
  /** Shows another component in an open page: opening a new page takes longer than most components do. */
  show(piece: string, open: OpenPiece): Promise<OpenPiece>;
  /** The same, but the visitor acts before the page's script loads. */
  openEarly(piece: string, act: (page: Page) => Promise<void>): Promise<Page>;
  /** Open pages keep painting. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenPiece {
  page: Page;
  complaints: string[];
}

/** The stories, served by `browser-setup.ts`, in a browser. */
export async function openStories(): Promise<OpenStories> {
  const origin = inject('storiesOrigin');
  const browser: Browser = await chromium.launch(await findTestBrowser());
  await warmUp(browser, `${origin}/button`);
  return {
    async open(piece, options = {}) {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${origin}/${piece}`);
      if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-hydrated]');
      return { page, complaints };
    },
    async show(piece, open) {
      open.complaints.length = 0;
      await open.page.goto(`${origin}/${piece}`);
      await open.page.waitForSelector('html[data-hydrated]');
      return open;
    },
    async openEarly(piece, act) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const acted = Promise.withResolvers<void>();
      await page.route('**/hydrate-page.js', async (route) => {
        await acted.promise;
        await route.continue();
      });
      await page.goto(`${origin}/${piece}`, { waitUntil: 'commit' });
      await act(page);
      acted.resolve();
      await page.waitForSelector('html[data-hydrated]');
      return page;
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}

/**
 * The first page of a browser waits for processes, fonts and scripts that later ones find ready: no test
 * should pay for that.
 */
async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  // The caller sets the timeout: on a busy machine it can take longer than any one step of a test may.
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await page.close();
}
