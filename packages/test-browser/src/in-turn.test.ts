import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-turn-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('work waits until the one before has ended', async () => {
  const steps: string[] = [];
  const lock = join(folder, 'lock');
  const mayEnd = Promise.withResolvers<void>();
  const first = inTurn(async (hasWaited) => {
    steps.push(hasWaited ? 'first, after another' : 'first, at once');
    await mayEnd.promise;
    steps.push('first has ended');
  }, lock);
  await expect.poll(() => steps.length).toBe(1);
  const second = inTurn(async () => steps.push('second'), lock);
  mayEnd.resolve();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first, at once', 'first has ended', 'second']);
  expect(await readdir(folder)).toEqual([]);
});

test('what cannot be read as a lock is not waited for', async () => {
  const unreadable = join(folder, 'folder');
  await mkdir(unreadable);
  expect(await inTurn(async () => 'done', unreadable)).toBe('done');
});

test('where no lock can be written the work is done without', async () => {
  expect(await inTurn(async () => 'done', join(folder, 'missing', 'lock'))).toBe('done');
});
