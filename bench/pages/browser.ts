import { createServer } from 'node:net';
import { findTestBrowser } from '@forecourt/test-browser';
import { type Browser, chromium } from '@playwright/test';

/** A browser with a port by which Lighthouse can steer it. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const [port, { executablePath, args }] = await Promise.all([findFreePort(), findTestBrowser()]);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
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
