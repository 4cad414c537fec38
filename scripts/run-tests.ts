/**
 * Everything that CI runs. Half of a test's time is waiting, for a page, a database or a process that was killed: so what does
 * not need the result of the other runs beside it, and each line of output says which of them wrote it.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findMemoryFolder } from './find-memory-folder.ts';

const startedAt = performance.now();
const memoryFolder = findMemoryFolder();
/** The last lines of what failed, said again at the end: a log that is cut short still tells the cause. */
const endingsOfFailed: string[][] = [];
const endingLength = 300;
const isSound =
  (await runBeside([['lint', 'check', 'types'], ['build']])) &&
  (await runBeside([['test:unit'], ['test:e2e']]));
for (const ending of endingsOfFailed) console.log(ending.join('\n'));
console.log(
  `${isSound ? 'Everything passed' : 'Something failed'} after ${secondsSince(startedAt)} s on ${process.platform}-${process.arch}.`,
);
process.exitCode = isSound ? 0 : 1;

/** Runs chains of npm scripts side by side. All of them are run to their end, so that one run tells of every failure. */
async function runBeside(chains: readonly (readonly string[])[]): Promise<boolean> {
  const outcomes = await Promise.all(chains.map(runChain));
  return outcomes.every(Boolean);
}

async function runChain(scripts: readonly string[]): Promise<boolean> {
  for (const script of scripts) {
    if (!(await runScript(script))) return false;
  }
  return true;
}

async function runScript(script: string): Promise<boolean> {
  const begun = performance.now();
  // npm itself names its program: on Windows `npm` is a shell script, which cannot be spawned.
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run it with `npm test`.');
  const child = spawn(process.execPath, [npm, 'run', '--silent', script], {
    env: { ...process.env, ...(memoryFolder && { TMPDIR: memoryFolder }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ending: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      const said = `${script} │ ${line}`;
      console.log(said);
      ending.push(said);
      if (ending.length > endingLength) ending.shift();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  console.log(`${script} ${code === 0 ? 'passed' : 'failed'} after ${secondsSince(begun)} s.`);
  if (code !== 0) endingsOfFailed.push(ending);
  return code === 0;
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 1000);
}
