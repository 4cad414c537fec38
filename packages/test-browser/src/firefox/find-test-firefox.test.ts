import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findTestFirefox } from './find-test-firefox.ts';

// Windows cannot start the bridge.
describe.skipIf(process.platform === 'win32')('the Firefox in FIREFOX_PATH', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
    for (const name of ['FORECOURT_FIREFOX', 'FORECOURT_FIREFOX_SAID']) vi.stubEnv(name, undefined);
  });

  async function makeFirefox(version: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-firefox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'firefox'), `#!/bin/sh\necho Mozilla Firefox ${version}\n`, { mode: 0o755 });
    return folder;
  }

  it('is used if it says its version', async () => {
    const folder = await makeFirefox('153.0');
    vi.stubEnv('INIT_CWD', folder);
    vi.stubEnv('FIREFOX_PATH', './firefox');
    expect(findTestFirefox().launch.channel).toBe('moz-firefox');
    expect(process.env.FORECOURT_FIREFOX).toBe(join(folder, 'firefox'));
    expect(said).toEqual([`The tests use Firefox (${join(folder, 'firefox')}).`]);
  });

  it('is refused if it is too old', async () => {
    const path = join(await makeFirefox('140.12.0esr'), 'firefox');
    vi.stubEnv('FIREFOX_PATH', path);
    expect(() => findTestFirefox()).toThrow(/^There is no Firefox for the tests\./);
    expect(said).toEqual([
      `${path} is not used: it is Firefox 140, and Playwright cannot control one older than 153.`,
    ]);
  });

  it.each([
    ['/nowhere/firefox', 'it does not start (spawnSync /nowhere/firefox ENOENT).'],
    [process.execPath, 'it does not say its version as Firefox does.'],
  ])('is refused as %s', (path, reason) => {
    vi.stubEnv('FIREFOX_PATH', path);
    expect(() => findTestFirefox()).toThrow(/^There is no Firefox for the tests\./);
    expect(said).toEqual([`${path} is not used: ${reason}`]);
  });
});
