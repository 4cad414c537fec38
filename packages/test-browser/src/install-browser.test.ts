import { expect, test } from 'vitest';
import { findReason, isOfDebian } from './install-browser.ts';

test.each([
  ['PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian', true],
  ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', true],
  ['NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"', true],
  ['NAME="Fedora Linux"\nID=fedora\nHOME_URL="https://example.org/not-debian"', false],
])('%j: apt-get is there: %s', (osRelease, expected) => {
  expect(isOfDebian(osRelease)).toBe(expected);
});

test.each([
  [
    'a failed download of Playwright',
    '\u001b[2mDownloading\u001b[22m\nFailed to install browsers\nError: Download failure, code=1\n    at emit (node:events:514:28)\n' +
      "Error: getaddrinfo ENOTFOUND example.org\n    at lookup (node:dns:1:2) {\n  errno: -3008,\n  code: 'ENOTFOUND'\n}\n",
    'Error: getaddrinfo ENOTFOUND example.org',
  ],
  [
    'a package that apt-get does not know',
    'Reading package lists...\nE: Unable to locate package chromium\n',
    'E: Unable to locate package chromium',
  ],
  ['a command that names no error', '\u001b[31mNo space is left.\u001b[39m\n\n', 'No space is left.'],
  ['a silent command', '\n', undefined],
])('the useful line of %s', (_, output, reason) => {
  expect(findReason(output)).toBe(reason);
});
