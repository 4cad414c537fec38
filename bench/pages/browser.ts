import { createServer } from 'node:net';
import { type Browser, chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** The browser that npm carries, with a port by which Lighthouse can steer it. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort();
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
