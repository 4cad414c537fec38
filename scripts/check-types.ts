/**
 * Checks the types of every part with its own settings: the domain has neither Node nor the DOM, the site has
 * both.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const projects = globSync([
  'packages/*/tsconfig.json',
  'apps/*/tsconfig.json',
  'e2e/tsconfig.json',
  'tsconfig.json',
])
  .map((file) => dirname(file))
  .sort();

const reactRouter = programOf('@react-router/dev', 'bin.cjs');
const tsc = programOf('typescript', 'bin/tsc');

if (!run(reactRouter, ['typegen'], 'apps/web')) process.exit(1);

// Incremental: unchanged parts are not checked again, and each reads only the declarations of those it
// refers to. Several parts are checked at once, with one checker each: the default of four repeats much of the
// same work.
if (!run(tsc, ['--build', '--checkers', '1', ...projects], '.')) process.exit(1);
console.log(`Types are correct in ${projects.length} projects.`);

/** By file: npm's entry on the path is a shell script on Windows, which cannot be spawned as a program. */
function programOf(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}

function run(program: string, args: string[], cwd: string): boolean {
  return spawnSync(process.execPath, [program, ...args], { cwd, stdio: 'inherit' }).status === 0;
}
