import { expect, test } from 'vitest';
import { placesOfBrowsers } from './system-browsers.ts';

test('on Linux every folder of PATH is searched, the headless shell before Chrome, Chromium and Edge', () => {
  const places = placesOfBrowsers({ platform: 'linux', env: { PATH: '/a:/b' }, home: '/home/mary' });
  expect(places.slice(0, 4)).toEqual([
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
    '/a/google-chrome-stable',
    '/b/google-chrome-stable',
  ]);
  expect(places.indexOf('/b/chromium')).toBeLessThan(places.indexOf('/a/microsoft-edge'));
});

test('on macOS applications may also be in the home folder', () => {
  const places = placesOfBrowsers({ platform: 'darwin', env: {}, home: '/Users/mary' });
  expect(places.slice(0, 2)).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/mary/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);
});

test('on Windows they are below the program folders, and unset folders are skipped', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\mary\\AppData\\Local' };
  expect(placesOfBrowsers({ platform: 'win32', env, home: '' })).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\mary\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Users\\mary\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\mary\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});
