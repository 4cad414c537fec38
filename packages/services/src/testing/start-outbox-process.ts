import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface OutboxProcess {
  child: ChildProcess;
  /** Every line so far. */
  lines(): string[];
  /** Resolves when a line begins with this; rejects if the process ends before. */
  says(beginning: string): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const script = fileURLToPath(new URL('outbox-process.ts', import.meta.url));

/**
 * `fileLimitKb` is the largest file that the process may write: a full disk for this process only, without
 * special permissions.
 */
export function startOutboxProcess(
  environment: Record<string, string>,
  { fileLimitKb }: { fileLimitKb?: number } = {},
): OutboxProcess {
  const env = { ...process.env, ...environment };
  const child =
    fileLimitKb === undefined
      ? spawn(process.execPath, [script], { env })
      : // Unlike bash, other shells count in blocks of 512 bytes.
        spawn('bash', ['-c', `ulimit -f ${fileLimitKb}; exec "$0" "$1"`, process.execPath, script], { env });
  let said = '';
  let problems = '';
  child.stderr?.on('data', (chunk) => {
    problems += chunk;
  });
  const heard = new EventTarget();
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    heard.dispatchEvent(new Event('line'));
  });
  const ended = once(child, 'close');
  const lines = () => said.split('\n').slice(0, -1);
  return {
    child,
    lines,
    says: (beginning) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (lines().some((line) => line.startsWith(beginning))) resolve();
        };
        heard.addEventListener('line', look);
        void ended.then(() =>
          reject(new Error(`It ended without saying "${beginning}": ${said}${problems}`)),
        );
        look();
      }),
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
