import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { resolveNamedBrowser } from './named-browser.ts';

const folder = resolve('/home/mary/forecourt');

test('a relative path begins where npm was called, and an absolute one stays', () => {
  vi.stubEnv('INIT_CWD', folder);
  expect(resolveNamedBrowser('../chrome')).toBe(resolve('/home/mary/chrome'));
  expect(resolveNamedBrowser(resolve('/opt/chrome'))).toBe(resolve('/opt/chrome'));
});

test('without npm it begins at the root of the project', () => {
  vi.stubEnv('INIT_CWD', undefined);
  expect(resolveNamedBrowser('chrome')).toBe(join(import.meta.dirname, '../../../chrome'));
});
