/** Checks the types of every part with its own settings: the domain has neither Node nor the DOM, the site has both. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const projects = globSync([
  'packages/*/tsconfig.json',
  'apps/*/tsconfig.json',
  'e2e/tsconfig.json',
  'tsconfig.json',
])
  .map((file) => dirname(file))
  .sort();

if (!run('react-router', ['typegen'], 'apps/web')) process.exit(1);

const failed = projects.filter((project) => !run('tsc', ['-p', project], '.'));
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`Types hold in ${projects.length} parts.`);

function run(command: string, args: string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}
