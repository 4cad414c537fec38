import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from './programs.ts';

export interface RunningProgram {
  name: string;
  pid: number;
  hasEnded(): boolean;
  /** Sends SIGTERM, and SIGKILL if that does not end it. */
  stop(): Promise<void>;
  kill(): void;
}

export interface ProgramOptions extends User {
  name: string;
  command: readonly string[];
  logFile: string;
  environment?: Record<string, string>;
}

const longestStopMs = 20_000;

/** Runs a program in the foreground; its output goes to a file. */
export function runProgram({ name, command, logFile, environment, ...user }: ProgramOptions): RunningProgram {
  const [program = '', ...args] = command;
  const output = createWriteStream(logFile, { flags: 'a' });
  const child: ChildProcess = spawn(program, args, {
    ...user,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.pipe(output);
  child.stderr?.pipe(output);
  child.on('error', (error) => output.write(String(error)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    pid: child.pid ?? 0,
    hasEnded,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      if (hasEnded()) return;
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      child.kill('SIGTERM');
      await Promise.race([ended, pause(longestStopMs, undefined, { ref: false })]);
      if (!hasEnded()) child.kill('SIGKILL');
    },
  };
}

/** Asks again until it is true; fails with a sentence if it never is. */
export async function until(what: string, isTrue: () => Promise<boolean>, limitMs = 90_000): Promise<void> {
  for (const end = Date.now() + limitMs; ; await pause(200)) {
    if (await isTrue().catch(() => false)) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s.`);
  }
}
