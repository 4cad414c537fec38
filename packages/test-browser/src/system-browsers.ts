import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

/** Debian's headless shell renders the same pages without a window, in a third of the time; hence first. */
const commands = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chrome, Chromium and Edge that are installed on this machine. */
export function findSystemBrowsers(): string[] {
  return placesOfBrowsers({ platform: process.platform, env: process.env, home: homedir() }).filter((path) =>
    existsSync(path),
  );
}

/** Where a system installs Chrome, Chromium and Edge. */
export function placesOfBrowsers({ platform, env, home }: Machine): string[] {
  if (platform === 'darwin') {
    return macApplications.flatMap((name) =>
      ['/', home].map((base) => posix.join(base, `Applications/${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (base) => base !== undefined,
    );
    return windowsPrograms.flatMap((program) => bases.map((base) => win32.join(base, program)));
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [
    ...commands.flatMap((command) => folders.map((folder) => posix.join(folder, command))),
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/snap/bin/chromium',
  ];
}
