import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { findCarriedBrowser } from './carried-browser.ts';
import { checkBrowser, testArgs } from './check-browser.ts';
import { inTurn } from './in-turn.ts';
import { installByApt, installByPlaywright } from './install-browser.ts';
import { resolveNamedBrowser } from './named-browser.ts';
import { findPlaywrightBrowsers } from './playwright-browsers.ts';
import { findSystemBrowsers } from './system-browsers.ts';

/** The options for Playwright's `launch`. */
export interface TestBrowser {
  executablePath: string;
  args: string[];
}

/** Returns the paths of browsers that may or may not work, best first. */
type Source = () => readonly string[] | Promise<readonly string[]>;

const ready: readonly Source[] = [
  () => (process.env.CHROMIUM_PATH ? [resolveNamedBrowser(process.env.CHROMIUM_PATH)] : []),
  findSystemBrowsers,
  findPlaywrightBrowsers,
  findCarriedBrowser,
];
const installers: readonly Source[] = [installByPlaywright, installByApt];

const noBrowser =
  'There is no Chromium 140 or newer for the tests, and none could be installed. Install Google Chrome, Chromium or ' +
  'Microsoft Edge, run "npx playwright install --with-deps chromium", or name one in CHROMIUM_PATH.';

/**
 * Holds the answer for the worker processes of a test run: they inherit it, so one search is enough for all.
 */
const answerVariable = 'FORECOURT_TEST_BROWSER';

/** Finds a browser that starts, or installs one, and reports which it is. */
export async function findTestBrowser(): Promise<TestBrowser> {
  const executablePath = process.env[answerVariable] ?? (await search());
  process.env[answerVariable] = executablePath;
  return { executablePath, args: [...testArgs] };
}

async function search(): Promise<string> {
  const rejections = new Set<string>();
  const found =
    (await firstThatWorks(ready, rejections)) ??
    // A process that waited for another's installation finds it among the ready ones.
    (await inTurn(
      async (hasWaited) =>
        (hasWaited ? await firstThatWorks(ready, rejections) : null) ??
        (await firstThatWorks(installers, rejections)),
    ));
  if (found === null) throw new Error(noBrowser);
  return found;
}

/**
 * Tries the browsers in order, each once, and reports which one is used and why others are not, each reason once. What is
 * rejected may work after an installation, which adds libraries.
 */
export async function firstThatWorks(
  sources: readonly Source[],
  rejections = new Set<string>(),
): Promise<string | null> {
  const tried = new Set<string>();
  for (const source of sources) {
    for (const path of await source()) {
      const program = realPathOf(path);
      if (tried.has(program)) continue;
      tried.add(program);
      const check = await checkBrowser(path);
      if (check.kind === 'works') {
        console.error(`The tests use Chromium ${check.version} (${path}).`);
        return path;
      }
      const rejection = `${path} is not used: ${check.reason}`;
      if (!rejections.has(rejection)) console.error(rejection);
      rejections.add(rejection);
    }
  }
  return null;
}

/** One program has several names: `/bin` is a link to `/usr/bin`, and `google-chrome` one to `google-chrome-stable`. */
function realPathOf(path: string): string {
  try {
    const real = realpathSync(path);
    // Every program of a snap is a link to this one, which looks at the name it is called by.
    return basename(real) === 'snap' ? path : real;
  } catch {
    return path;
  }
}
