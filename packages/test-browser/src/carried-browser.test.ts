import { mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolderOnce } from './carried-browser.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'forecourt-carried-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a folder is filled out of sight and then renamed', async () => {
  const folder = join(parent, 'browser');
  await makeFolderOnce(folder, async (draft) => {
    await writeFile(join(draft, 'program'), '');
    expect(readdirSync(parent)).not.toContain('browser');
  });
  expect(readdirSync(folder)).toEqual(['program']);
  expect(readdirSync(parent)).toEqual(['browser']);
});

test('a failure leaves nothing behind', async () => {
  const fill = async (draft: string) => {
    await writeFile(join(draft, 'half'), '');
    throw new Error('killed');
  };
  await expect(makeFolderOnce(join(parent, 'browser'), fill)).rejects.toThrow('killed');
  expect(readdirSync(parent)).toEqual([]);
});

test('of two concurrent runs one wins, and both find it complete', async () => {
  const folder = join(parent, 'browser');
  const bothAreAtIt = Promise.withResolvers<void>();
  let count = 0;
  const fill = async (draft: string) => {
    count += 1;
    if (count === 2) bothAreAtIt.resolve();
    await bothAreAtIt.promise;
    await writeFile(join(draft, 'program'), '');
  };
  await Promise.all([makeFolderOnce(folder, fill), makeFolderOnce(folder, fill)]);
  expect(readdirSync(folder)).toEqual(['program']);
  expect(readdirSync(parent)).toEqual(['browser']);
});

test('old drafts of killed runs are removed', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of ['browser', 'browser-old', 'browser-new', 'another']) {
    await mkdir(join(parent, name));
    if (name !== 'browser-new') await utimes(join(parent, name), yesterday, yesterday);
  }
  await makeFolderOnce(join(parent, 'browser'), async () => {});
  expect(readdirSync(parent).sort()).toEqual(['another', 'browser', 'browser-new']);
});
