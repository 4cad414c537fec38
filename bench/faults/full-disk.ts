import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, SkippedError } from '../attacks/attack.ts';

/** A first start on a disk that is too small: it must say so and exit. */
export const fullDisk: Attack = {
  name: 'a first start with 48 MB free',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-full-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]).status === 0;
    try {
      if (!mounted) throw new SkippedError('a small disk can only be made by root on Linux');
      const started = performance.now();
      const site = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts')], {
        env: { ...process.env, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 60_000,
        killSignal: 'SIGKILL',
      });
      let words = '';
      site.stderr.on('data', (chunk) => {
        words += chunk;
      });
      const code = await new Promise<number | null>((resolve) => site.once('close', resolve));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const isSentence = /^[^\n]+\.\n$/.test(words);
      return {
        held: code === 1 && isSentence,
        figure: `exit code ${code} after ${seconds} s: ${words.trim()}`,
      };
    } finally {
      if (mounted) spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    }
  },
};
