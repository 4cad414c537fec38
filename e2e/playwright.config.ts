import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser, findTestFirefox } from '@forecourt/test-browser';
import { defineConfig, type Project } from '@playwright/test';
import { sharePictures } from './support/sites/share-pictures.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
const plainPort = port + 1;
/** For the data and the logs of the sites. Every process of the run reads this file, and has the folder from the first. */
const isFirstProcess = process.env.E2E_FOLDER === undefined;
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
const folder = process.env.E2E_FOLDER;
const baseURL = `http://localhost:${port}`;

/**
 * `--project=firefox` runs the main journeys in Firefox. The worker processes read it from the environment.
 */
const command = process.argv.join(' ');
if (/--project[= ]firefox\b/.test(command)) process.env.E2E_FIREFOX = '1';
const isFirefox = process.env.E2E_FIREFOX === '1';
/** Its site is built and started only for its tests. */
const named = Array.from(command.matchAll(/--project[= ](\S+)/g), ([, name]) => name);
const runsPlain = named.every((name) => name !== 'desk' && name !== 'phone') || /\bplain\b/.test(command);

/**
 * The files whose tests run at both widths, except those tagged `@phone`, or `@desk` if a phone has no such
 * feature or the width does not matter. Everything else runs once, on the desk, including screens that have
 * no file here.
 */
const screens = [
  'advert',
  'consent',
  'content',
  'dealers',
  'filters',
  'home',
  'new-cars',
  'popular-searches',
  'results',
  'saved',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Node itself strips the types of what the tests import, for a fifth of what Playwright's compiler takes.
  build: { external: ['**/packages/**'] },
  globalTeardown: './support/finish-run.ts',
  // A browser waits for the server and the server for a browser: three of them keep two cores busy.
  workers: 3,
  // No test measures time, and a busy machine needs longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A shared machine may stand still for seconds. What passes only the second time is listed as flaky, and mended.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/site-log-reporter.ts']],
  use: {
    baseURL,
    // Tracing every test takes a sixth of the time: request it with `--trace=retain-on-failure` when one
    // fails. Playwright's own option takes a screenshot of every test, in case it fails later: see `screenshot-failures.ts`.
    ...(isFirefox ? {} : { launchOptions: await findTestBrowser() }),
  },
  projects: isFirefox ? [firefoxProject()] : chromiumProjects(),
  webServer: [startSite(port), ...(runsPlain ? [startSite(plainPort, { VITE_SHORTCUTS: 'off' })] : [])],
});

function chromiumProjects(): Project[] {
  return [
    // A taller window costs more: everything in it is painted. What depends on its height sets its own.
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 600 } } },
    {
      name: 'phone',
      testMatch: screens.map((screen) => `${screen}.spec.ts`),
      grepInvert: /@desk/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    // The main journeys on a site without the shortcuts of apps/web/app/shell/shortcuts.
    {
      name: 'plain',
      grep: /@journey/,
      use: { baseURL: `http://localhost:${plainPort}`, viewport: { width: 1440, height: 600 } },
    },
  ];
}

function firefoxProject(): Project {
  const { launch, canSwitchOffScripts } = findTestFirefox();
  return {
    name: 'firefox',
    grep: /@journey/,
    grepInvert: canSwitchOffScripts ? [] : /@no-js/,
    use: { browserName: 'firefox', viewport: { width: 1440, height: 900 }, launchOptions: launch },
  };
}

function startSite(ofPort: number, environment: Record<string, string> = {}) {
  const dataDir = join(folder, String(ofPort));
  if (isFirstProcess) sharePictures(dataDir);
  return {
    // Optimising the embedded database's program takes longer than it saves in a few minutes.
    command: `node --liftoff-only ../scripts/start.ts 2> "${join(folder, `${ofPort}.log`)}"`,
    url: `http://localhost:${ofPort}/readyz`,
    // The site without shortcuts is built first, while the unit tests keep the machine busy.
    timeout: 600_000,
    // SIGTERM lets the site finish and close its database, as an operator would.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(ofPort),
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      // All tests come from one address, as fast as they can.
      RATE_LIMIT: '0',
      // A test that signs in says that it comes from a network of its own: few mails are sent to each.
      TRUSTED_PROXIES: 'loopback',
      MARKET_SIZE: '600',
      MARKET_SEED: '7',
      DATA_DIR: dataDir,
      DATABASE_URL: 'pglite://memory',
      // Fewer seconds would refuse visitors while the machine does something else.
      DATABASE_TIMEOUT_SECONDS: '60',
      ...environment,
    },
  };
}
