import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface BenchServer {
  port: number;
  /** Of the supervisor, whose children answer. */
  pid: number;
  /** From the start of the process to its ready line. */
  readyMs: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** Starts the site the way `npm start` does and waits for its ready line. */
export async function startServer(environment: Record<string, string>): Promise<BenchServer> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await waitForReadyLine(child);
  return {
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function waitForReadyLine(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /^Forecourt is at http:\/\/localhost:(\d+)$/m.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('close', (code) => reject(new Error(`The site did not start (exit code ${code}).`)));
  });
}
