import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryProcessLock } from '@forecourt/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeBuildStamp } from './build-stamp.ts';
import { buildWithLock } from './build-with-lock.ts';

const lockOf = (root: string) => join(root, 'apps/web/build.lock');

describe('a build of the site', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'forecourt-turn-'));
    mkdirSync(join(root, 'apps/web/build/server'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is made if there is none', async () => {
    const build = vi.fn(() => ({ pid: undefined, done: Promise.resolve() }));
    await buildWithLock(root, build);
    expect(build).toHaveBeenCalledOnce();
  });

  it('is awaited if another process makes it, and not made again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = tryProcessLock(lockOf(root));
    if (other.kind === 'held') throw new Error('The lock must be free here.');
    const build = vi.fn(() => ({ pid: undefined, done: Promise.resolve() }));
    const waiting = buildWithLock(root, build);
    writeFileSync(join(root, 'apps/web/build/server/index.js'), '');
    writeBuildStamp(root);
    other.release();
    await waiting;
    expect(build).not.toHaveBeenCalled();
  });

  it('is locked by the building process, so that no other one builds if its parent is killed', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    const ended = once(child, 'exit');
    const building = buildWithLock(root, () => ({ pid: child.pid, done: ended.then(() => {}) }));
    await vi.waitFor(() =>
      expect(tryProcessLock(lockOf(root))).toEqual({ kind: 'held', pid: String(child.pid) }),
    );
    child.kill();
    await building;
    expect(tryProcessLock(lockOf(root)).kind).toBe('taken');
  });
});
