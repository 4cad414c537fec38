import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One browser, one server, two cores: more workers would only wait for each other.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      // The Chromium that npm carries: a fresh machine needs no system package and downloads nothing.
      executablePath: await chromium.executablePath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node ../scripts/start.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    // SIGTERM lets the site finish and close its database, as an operator would.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      MARKET_SIZE: '600',
      MARKET_SEED: '7',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'forecourt-e2e-')),
      DATABASE_URL: 'pglite://memory',
    },
  },
});
