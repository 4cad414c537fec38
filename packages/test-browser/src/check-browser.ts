import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';

/**
 * How benchmarks start a browser, and tests with some more: in containers as root, without its own background traffic, and
 * painting on the processor, as an emulated graphics card takes an eighth more time. WebGL still works.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What tests switch off. The pages of the address field, which nobody sees without a window, take a second of each test
 * in a complete Chromium. A second list replaces the one of Playwright, whose entries (1.65) therefore stand here too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * Pictures below the window are loaded when it reaches them: most tests never go there, and a picture costs the site and the
 * browser more than any other request. A second list replaces the one of Playwright here, too.
 */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPx4G=0',
  'lazyLoadingImageMarginPxUnknown=0',
];

/**
 * How tests start it. A page lives for seconds in them: code optimised meanwhile is thrown away before it is used, and a
 * process of its own for painting costs more than it gains. Together more than half of a complete Chromium's time.
 */
export const testArgs = [
  ...browserArgs,
  '--js-flags=--no-turbofan --no-maglev',
  '--in-process-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
  `--blink-settings=${blinkSettings.join(',')}`,
];

export type BrowserCheck = { kind: 'works'; version: string } | { kind: 'rejected'; reason: string };

/**
 * Starts a browser as the tests do. That a file exists says little: libraries may be missing, or it is for
 * another platform.
 */
export async function checkBrowser(executablePath: string, oldestVersion = 140): Promise<BrowserCheck> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArgs, timeout: 30_000 });
    try {
      await browser.newPage();
      const version = browser.version();
      if (Number.parseInt(version, 10) >= oldestVersion) return { kind: 'works', version };
      return { kind: 'rejected', reason: `version ${version} is older than ${oldestVersion}.` };
    } finally {
      await browser.close();
    }
  } catch (error) {
    return { kind: 'rejected', reason: `it does not start (${reasonOf(error)}).` };
  }
}

/**
 * Playwright's message has the command line and a box drawing; the useful line is the browser's own last
 * output.
 */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(String(error instanceof Error ? error.message : error));
  const lines = message.split('\n');
  const own = lines.filter((line) => line.includes('[err]')).map((line) => line.replace(/^.*\[err\]\s*/, ''));
  return (own.at(-1) ?? lines[0] ?? '').trim();
}
