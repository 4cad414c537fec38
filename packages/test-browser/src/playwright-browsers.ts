import { globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { chromium } from '@playwright/test';

const programs =
  '{chrome,chrome.exe,headless_shell,headless_shell.exe,chrome-headless-shell,chrome-headless-shell.exe}';
const macPrograms = '*.app/Contents/MacOS/*';

/**
 * What Playwright installed earlier, for this project or another: its own revision first, then the newest.
 */
export function findPlaywrightBrowsers(): string[] {
  const own = chromium.executablePath();
  const folder = registryOf(own);
  const all = globSync(`chromium*-*/chrome-*/{${programs},${macPrograms}}`, { cwd: folder }).map((path) =>
    join(folder, path),
  );
  const isOwn = (path: string) => path === own;
  return all.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || revisionOf(b) - revisionOf(a));
}

/** The parent of a revision's folder, such as `chromium-1254`. */
function registryOf(executable: string): string {
  let folder = executable;
  while (!/^chromium-\d+$/.test(relative(dirname(folder), folder)) && dirname(folder) !== folder)
    folder = dirname(folder);
  return dirname(folder);
}

function revisionOf(path: string): number {
  return Number(/chromium\w*-(\d+)/.exec(path.split(sep).join('/'))?.[1] ?? 0);
}
