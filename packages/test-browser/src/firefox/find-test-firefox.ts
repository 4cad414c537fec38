import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox } from '@playwright/test';

/** The options for Playwright's `launch`, and what this Firefox cannot do. */
export interface TestFirefox {
  launch: { executablePath?: string; channel?: string };
  canSwitchOffScripts: boolean;
}

const noFirefox =
  'There is no Firefox for the tests. Run "npx playwright install --with-deps firefox", or on Linux and macOS install Firefox or name one in FIREFOX_PATH.';

/** Playwright's own Firefox, which it controls fully, or the system's through WebDriver BiDi. */
export function findTestFirefox(): TestFirefox {
  const own = firefox.executablePath();
  if (!process.env.FIREFOX_PATH && existsSync(own))
    return say(own, { launch: {}, canSwitchOffScripts: true });
  const path = process.env.FIREFOX_PATH || systemPaths().find((place) => existsSync(place));
  // The bridge is a script, and Windows only starts programs.
  if (!path || process.platform === 'win32') throw new Error(noFirefox);
  process.env.FORECOURT_FIREFOX = path;
  const executablePath = join(import.meta.dirname, 'bidi-bridge.ts');
  return say(path, { launch: { executablePath, channel: 'moz-firefox' }, canSwitchOffScripts: false });
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
