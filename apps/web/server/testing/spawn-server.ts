import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface SpawnedServer {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The exit code. */
  ended: Promise<number | null>;
  /** Resolves with the first match in the process's stdout; rejects if it ends without one. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** It lives for seconds: optimising the embedded database's program takes longer than it saves. */
const flags = ['--liftoff-only'];

/** Runs a script of the repository with the current Node; `script` is relative to the repository. */
export function spawnServer(
  script: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): SpawnedServer {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: repository,
    env: { ...inherited, METRICS_PORT: '0', SHUTDOWN_DELAY_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return {
    child,
    stdout: () => out,
    stderr: () => err,
    ended,
    says(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(out);
          if (match) resolve(match);
        };
        child.stdout.on('data', look);
        look();
        void ended.then(() =>
          reject(new Error(`The process ended without printing ${pattern}: ${out}${err}`)),
        );
      });
    },
  };
}
