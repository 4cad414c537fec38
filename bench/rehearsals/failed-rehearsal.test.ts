import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMissingPackages } from './failover/programs.ts';

// Where everything is installed it would run for minutes.
it.runIf(findMissingPackages(false).length > 0)('a rehearsal that fails is a command that fails', () => {
  const program = join(import.meta.dirname, '../rehearse.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, 'failover'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^This rehearsal needs packages/);
  expect(status).toBe(1);
});
