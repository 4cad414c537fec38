import { findTestBrowser } from '@forecourt/test-browser';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { inject } from 'vitest';

export interface OpenStories {
  /** A page of one component, hydrated; browser errors are collected. */
  open(piece: string, options?: PageOptions): Promise<OpenPiece>;
  /** The same, but the visitor acts before the page's script loads. */
  openEarly(piece: string, act: (page: Page) => Promise<void>): Promise<Page>;
  /** Lets the next components be shown in this page: a new one takes longer than most components do. */
  release(open: OpenPiece): void;
  /** Releases every page: for tests that run one after the other. */
  releaseAll(): void;
  close(): Promise<void>;
}

export interface OpenPiece {
  page: Page;
  complaints: string[];
}

type PageOptions = Pick<
  BrowserContextOptions,
  'colorScheme' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'
>;

const usualViewport = { width: 1280, height: 720 };

/** The stories, served by `browser-setup.ts`, in a browser. */
export async function openStories(): Promise<OpenStories> {
  const origin = inject('storiesOrigin');
  const browser: Browser = await chromium.launch(await findTestBrowser());
  await warmUp(browser, `${origin}/button`);
  /** By the options that a page has for life. */
  const free = new Map<string, OpenPiece[]>();
  const inUse = new Map<OpenPiece, string>();

  /** A page as if it were new: only what a navigation leaves in place has to be reset. */
  async function take(options: PageOptions): Promise<OpenPiece> {
    const { viewport = usualViewport, colorScheme = 'light', reducedMotion = 'reduce', ...fixed } = options;
    const kind = JSON.stringify(fixed);
    const open = free.get(kind)?.pop() ?? (await openPage(browser, fixed));
    inUse.set(open, kind);
    open.complaints.length = 0;
    await open.page.mouse.move(0, 0);
    if (viewport) await open.page.setViewportSize(viewport);
    await open.page.emulateMedia({ colorScheme, reducedMotion });
    return open;
  }

  function release(open: OpenPiece): void {
    const kind = inUse.get(open) ?? '';
    inUse.delete(open);
    free.set(kind, [...(free.get(kind) ?? []), open]);
  }

  return {
    async open(piece, options = {}) {
      const open = await take(options);
      await open.page.goto(`${origin}/${piece}`);
      if (options.javaScriptEnabled !== false) await open.page.waitForSelector('html[data-hydrated]');
      return open;
    },
    async openEarly(piece, act) {
      const { page } = await take({});
      const script = '**/hydrate-page.js?*';
      const acted = Promise.withResolvers<void>();
      await page.route(script, async (route) => {
        await acted.promise;
        await route.continue();
      });
      await page.goto(`${origin}/${piece}`, { waitUntil: 'commit' });
      await act(page);
      acted.resolve();
      await page.waitForSelector('html[data-hydrated]');
      await page.unroute(script);
      return page;
    },
    release,
    releaseAll: () => [...inUse.keys()].forEach(release),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OpenPiece> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
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
