import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkBrowser } from './check-browser.ts';
import { findTestBrowser, firstThatWorks } from './find-test-browser.ts';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
});

test('a browser is started and says its version', async () => {
  const { executablePath } = await findTestBrowser();
  expect(await checkBrowser(executablePath)).toEqual({
    kind: 'works',
    version: expect.stringMatching(/^1\d\d\./),
  });
});

test('a browser that is too old is not used', async () => {
  const { executablePath } = await findTestBrowser();
  expect(await checkBrowser(executablePath, 9999)).toEqual({
    kind: 'rejected',
    reason: expect.stringMatching(/^version .* is older than 9999\.$/),
  });
});

test('a program that is not a browser is not used', async () => {
  expect(await checkBrowser(process.execPath)).toEqual({
    kind: 'rejected',
    reason: expect.stringMatching(/^it does not start \(.*: bad option: --[\w-]+\)\.$/),
  });
});

test('the first that works is used, and every step is reported once', async () => {
  const { executablePath } = await findTestBrowser();
  const sources = [() => ['/nowhere/chrome'], () => ['/nowhere/chrome', executablePath]];
  expect(await firstThatWorks(sources)).toBe(executablePath);
  expect(said).toEqual([
    expect.stringMatching(/^\/nowhere\/chrome is not used: it does not start/),
    expect.stringMatching(/^The tests use Chromium 1\d\d\./),
  ]);
});

test.runIf(process.platform !== 'win32')('a program with several names is started once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-names-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [program, log] = [join(folder, 'usr', 'chrome'), join(folder, 'log')];
  await mkdir(dirname(program));
  await writeFile(program, `#!/bin/sh\necho started >> '${log}'\nexit 1\n`, { mode: 0o755 });
  await symlink(dirname(program), join(folder, 'bin'));
  expect(await firstThatWorks([() => [program], () => [join(folder, 'bin', 'chrome')]])).toBeNull();
  expect(await readFile(log, 'utf8')).toBe('started\n');
  expect(said).toHaveLength(1);
});

test('the worker processes of a run inherit the answer and do not search again', async () => {
  const { executablePath } = await findTestBrowser();
  expect(process.env.FORECOURT_TEST_BROWSER).toBe(executablePath);
  expect(said).toEqual([]);
});
