import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readNumberOption } from '../read-option.ts';

const script = join(import.meta.dirname, '../../apps/web/server/testing/kills/cli.ts');

/**
 * Kills a site that places adverts, between steps, uploads and publishing, and one that keeps its index; `--rounds=100`
 * says how often.
 */
export async function benchKills(): Promise<void> {
  const rounds = readNumberOption('rounds', 100);
  await killSite('adverts', rounds);
  await killSite('index', rounds);
}

export async function killSite(doing: 'adverts' | 'alerts' | 'index', rounds: number): Promise<void> {
  const child = spawn(process.execPath, [script, doing], {
    env: { ...process.env, ROUNDS: String(rounds) },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
}
