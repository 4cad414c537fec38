import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkBrowser } from './check-browser.ts';
import { findPlaywrightBrowsers } from './playwright-browsers.ts';
import { findSystemBrowsers } from './system-browsers.ts';

const minute = 60_000;
const isRoot = process.getuid?.() === 0;

/**
 * Playwright's own Chromium. It is downloaded before its system libraries are installed: if its host cannot
 * be reached, that shows within seconds and nothing has been installed for nothing.
 */
export async function installByPlaywright(): Promise<string[]> {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const playwright = (...args: string[]) =>
    run(process.execPath, [cli, ...args], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
  console.error('There is no browser for the tests: trying "playwright install chromium"…');
  if (!(await playwright('install', 'chromium'))) return [];
  const [path] = findPlaywrightBrowsers();
  if (path === undefined) return [];
  const needsLibraries = (await checkBrowser(path)).kind === 'rejected';
  // Not as another user: it would ask for a password and wait forever.
  if (needsLibraries && isRoot && process.platform === 'linux') await playwright('install-deps', 'chromium');
  return [path];
}

/** The packages of Debian and its derivatives; older ones have no headless shell. */
export async function installByApt(): Promise<string[]> {
  if (!isRoot || !isDebian()) return [];
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], quiet);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.error(`There is no browser for the tests: trying "apt-get install ${name}"…`);
    if (await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', name], quiet)) break;
  }
  return findSystemBrowsers();
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && isOfDebian(readFileSync('/etc/os-release', 'utf8'));
}

/** Debian, Ubuntu and distributions that name one of them as their parent. */
export function isOfDebian(osRelease: string): boolean {
  return /^(ID|ID_LIKE)=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

/** Whether a command succeeded. Of its output the line that says why it failed is shown. */
function run(command: string, args: string[], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { env: { ...env, ...process.env }, timeout: 10 * minute, maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout, stderr) => {
        if (error) console.error(findReason(`${stdout}\n${stderr}`) ?? error.message);
        resolve(error === null);
      },
    );
  });
}

/**
 * The last line that names an error: Playwright prints the stack and the properties of each attempt's error below it. Otherwise
 * the last line.
 */
export function findReason(output: string): string | undefined {
  const lines = stripVTControlCharacters(output).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return said.findLast((line) => /^(E|\w*Error): /.test(line)) ?? said.at(-1);
}
