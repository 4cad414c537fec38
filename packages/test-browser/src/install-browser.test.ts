import { expect, test } from 'vitest';
import { isOfDebian } from './install-browser.ts';

test.each([
  ['PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian', true],
  ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', true],
  ['NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"', true],
  ['NAME="Fedora Linux"\nID=fedora\nHOME_URL="https://example.org/not-debian"', false],
])('%j: apt-get is there: %s', (osRelease, expected) => {
  expect(isOfDebian(osRelease)).toBe(expected);
});
