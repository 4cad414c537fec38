import { browserArgs, findTestBrowser } from '@forecourt/test-browser';
import { type Browser, chromium } from '@playwright/test';
import { findFreePort } from '../free-port.ts';

/** A browser as a visitor has it, with a port by which Lighthouse can control it. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const [port, { executablePath }] = await Promise.all([findFreePort(), findTestBrowser()]);
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
