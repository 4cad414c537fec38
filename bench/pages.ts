import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { MissingPackage, packagesIn } from './on-demand.ts';
import { openBrowser } from './pages/browser.ts';
import { measureFilters } from './pages/filters.ts';
import { startServer } from './server.ts';

interface LighthouseResult {
  lhr: {
    categories: Record<string, { title: string; score: number | null }>;
    audits: Record<string, { displayValue?: string }>;
    runtimeError?: { code: string; message: string };
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<LighthouseResult>;

const tools = packagesIn(join(import.meta.dirname, 'pages'), 'lighthouse');
const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Lighthouse scores of the three most important pages on a phone, and how long a filter takes. */
export async function benchPages(): Promise<void> {
  tools.install();
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const site = await startServer({ DATA_DIR: dataDir });
  const { browser, port } = await openBrowser();
  try {
    const origin = `http://localhost:${site.port}`;
    try {
      await askLighthouse(browser, port, origin);
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      console.log(`Lighthouse is left out: ${error.message}`);
    }
    await measureFilters(browser, origin);
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function askLighthouse(browser: Browser, port: number, origin: string): Promise<void> {
  const { default: lighthouse } = await tools.load<{ default: Lighthouse }>('lighthouse');
  for (const path of ['/', '/used-cars', await findAdvert(origin)]) {
    // Pictures are generated on first request: a visitor seldom is the first.
    await visit(browser, origin + path);
    const { lhr } = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) console.log(`${path}: ${lhr.runtimeError.code}, ${lhr.runtimeError.message}`);
    const scores = Object.values(lhr.categories).map(
      ({ title, score }) => `${title} ${score === null ? '–' : Math.round(score * 100)}`,
    );
    const times = figures.map((name) => `${name} ${lhr.audits[name]?.displayValue ?? '–'}`);
    console.log(`${path}\n  ${scores.join(', ')}\n  ${times.join(', ')}`);
  }
}

async function findAdvert(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/`)).text();
  const path = /\/used-cars\/[\w-]+\/[\w-]+\/fpa\/\w+/.exec(page)?.[0];
  if (!path) throw new Error('The home page shows no advert');
  return path;
}

async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}
