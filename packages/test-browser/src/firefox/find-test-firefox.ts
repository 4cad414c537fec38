import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox } from '@playwright/test';
import { resolveNamedBrowser } from '../named-browser.ts';

/** The options for Playwright's `launch`, and what this Firefox cannot do. */
export interface TestFirefox {
  launch: { executablePath?: string; channel?: string };
  canSwitchOffScripts: boolean;
}

const noFirefox =
  'There is no Firefox for the tests. Run "npx playwright install --with-deps firefox", or on Linux and macOS install Firefox 153 or newer, or name one in FIREFOX_PATH.';

/** The oldest one tried: 140 lacks commands that Playwright sends, and keeps its scripts out by the page's policy. */
const oldestVersion = 153;

/** Holds the answer for the bridge, and for the worker processes of a test run, which inherit it. */
const answerVariable = 'FORECOURT_FIREFOX';

/** Playwright's own Firefox, which it controls fully, or the system's through WebDriver BiDi. */
export function findTestFirefox(): TestFirefox {
  const own = firefox.executablePath();
  if (!process.env.FIREFOX_PATH && existsSync(own))
    return say(own, { launch: {}, canSwitchOffScripts: true });
  // The bridge is a script, and Windows only starts programs.
  const path = process.platform === 'win32' ? undefined : (process.env[answerVariable] ?? search());
  if (!path) throw new Error(noFirefox);
  process.env[answerVariable] = path;
  const executablePath = join(import.meta.dirname, 'bidi-bridge.ts');
  return say(path, { launch: { executablePath, channel: 'moz-firefox' }, canSwitchOffScripts: false });
}

/** The one that is named, or the first of the system's that says its version. */
function search(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  const candidates = named ? [resolveNamedBrowser(named)] : systemPaths().filter((path) => existsSync(path));
  return candidates.find((path) => {
    const rejection = checkFirefox(path);
    if (rejection) console.error(`${path} is not used: ${rejection}`);
    return rejection === null;
  });
}

/** Why it cannot be used. That a file exists says little: Ubuntu's only points to a snap. */
function checkFirefox(path: string): string | null {
  const { stdout, error } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  if (error) return `it does not start (${error.message}).`;
  const [, version] = /\bFirefox (\d+)/.exec(stdout) ?? [];
  if (version === undefined) return 'it does not say its version as Firefox does.';
  return Number(version) < oldestVersion
    ? `it is Firefox ${version}, and Playwright cannot control one older than ${oldestVersion}.`
    : null;
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Once per run: worker processes inherit that it has been reported. */
function say(path: string, found: TestFirefox): TestFirefox {
  if (!process.env.FORECOURT_FIREFOX_SAID) console.error(`The tests use Firefox (${path}).`);
  process.env.FORECOURT_FIREFOX_SAID = '1';
  return found;
}
