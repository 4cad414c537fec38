import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { MissingPackage, packagesIn } from './on-demand.ts';
import { openBrowser } from './pages/browser.ts';
import { measureFilters } from './pages/filters.ts';
import { startServer } from './server.ts';

interface LighthouseReport {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
}

type Lighthouse = (
  url: string,
  flags: {
    port: number;
    output: 'json';
    logLevel: 'error';
    throttling: { cpuSlowdownMultiplier: number };
  },
) => Promise<{ lhr: LighthouseReport }>;

const tools = packagesIn(join(import.meta.dirname, 'pages'), 'lighthouse');
/** Runs differ by several points, so we report the median of five, as Lighthouse advises. */
const runs = 5;
/**
 * Lighthouse means a phone of the middle class: it slows a fast desk machine (speed 1,500 to 2,000) four times, which is
 * its default, and advises two times for a slower one (1,000 to 1,500).
 */
const slowdowns = [4, 2];
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
    for (const slowdown of slowdowns) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run += 1) {
        const { lhr } = await lighthouse(origin + path, {
          port,
          output: 'json',
          logLevel: 'error',
          throttling: { cpuSlowdownMultiplier: slowdown },
        });
        if (lhr.runtimeError) console.log(`${path}: ${lhr.runtimeError.code}, ${lhr.runtimeError.message}`);
        else reports.push(lhr);
      }
      report(`${path}, processor slowed ${slowdown} times`, reports);
    }
  }
}

function report(what: string, reports: readonly LighthouseReport[]): void {
  const speedOf = (lhr: LighthouseReport) => lhr.categories.performance?.score ?? 0;
  const ordered = reports.toSorted((one, other) => speedOf(one) - speedOf(other));
  const lhr = ordered[Math.floor(ordered.length / 2)];
  if (!lhr) {
    console.log(`${what}: no score. Another browser may do: set CHROMIUM_PATH.`);
    return;
  }
  const scores = Object.values(lhr.categories).map(
    ({ title, score }) => `${title} ${score === null ? '–' : Math.round(score * 100)}`,
  );
  const times = figures.map((name) => `${name} ${lhr.audits[name]?.displayValue ?? '–'}`);
  const all = ordered.map((one) => Math.round(speedOf(one) * 100)).join(', ');
  console.log(`${what}: the middle one of ${ordered.length} runs (${all})`);
  console.log(`  ${scores.join(', ')}`);
  for (const failed of listFailed(lhr)) console.log(`  ${failed}`);
  console.log(`  ${times.join(', ')}, speed of this machine ${Math.round(lhr.environment.benchmarkIndex)}`);
}

/** Why a page is not perfect, apart from its speed. */
function listFailed({ categories, audits }: LighthouseReport): string[] {
  const { performance: _, ...others } = categories;
  return Object.values(others).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${title}: ${audits[id]?.title ?? id}`),
  );
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
