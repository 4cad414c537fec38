/** Checks the types of every part with its own settings: the domain has neither Node nor the DOM, the site has both. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const projects = [
  'packages/domain',
  'packages/store',
  'packages/market',
  'packages/ui',
  'apps/web',
  'e2e',
  '.',
];

run('react-router', ['typegen'], 'apps/web');
const failed = projects.filter(
  (project) => existsSync(`${project}/tsconfig.json`) && !run('tsc', ['-p', project], '.'),
);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`Types hold in ${projects.length} parts.`);

function run(command: string, args: string[], cwd: string): boolean {
  return (
    spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
