/**
 * Runs the unit tests and the browser tests at the same time: either waits half of its time, for a database, a
 * process or a page. What the browser tests print comes after the unit tests, so that each reads as if alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const unit = start(programOf('vitest', 'vitest.mjs'), ['run'], 'inherit');
const browser = start(programOf('@playwright/test', 'cli.js'), ['test'], 'pipe', 'e2e');

const kept: Buffer[] = [];
let isUnitDone = false;
for (const stream of [browser.stdout, browser.stderr]) {
  stream?.on('data', (chunk: Buffer) => (isUnitDone ? process.stdout.write(chunk) : kept.push(chunk)));
}

const unitCode = await endOf(unit);
isUnitDone = true;
for (const chunk of kept) process.stdout.write(chunk);
const browserCode = await endOf(browser);
process.exitCode = unitCode || browserCode;

function start(program: string, args: string[], output: 'inherit' | 'pipe', cwd = '.'): ChildProcess {
  return spawn(process.execPath, [program, ...args], { cwd, stdio: ['ignore', output, output] });
}

function endOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** By file: npm's entry on the path is a shell script on Windows, which cannot be spawned as a program. */
function programOf(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}
