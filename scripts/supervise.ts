/** Has no further imports: the process that runs it stays as long as the site does. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface SuperviseOptions {
  program: string;
  /** Node flags and variables for the program; the operator's settings take precedence. */
  flags?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** The shutdown timeout, after which the program is killed. */
  killAfterMs: number;
  /** Ends the program when this process's parent has gone. */
  watchesParent?: boolean;
  firstDelayMs?: number;
}

const longestDelayMs = 60_000;
/** A program that has run this long is healthy: the delay is reset. */
const wellAfterMs = 60_000;

/**
 * Runs a program that sends "ready" over its channel, and restarts it if it ends by itself: after a second,
 * then two, four and so on. A program that was never ready has said why and is not restarted. The exit code
 * is the program's. See docs/decisions/025-what-may-end-the-process.md.
 */
export function supervise(options: SuperviseOptions): void {
  const { program, killAfterMs, watchesParent = false, firstDelayMs = 1000 } = options;
  const { flags = [], environment = {} } = options;
  let child: ChildProcess | null = null;
  let isEnding = false;
  let wasReady = false;
  let restarts = 0;
  let delayMs = firstDelayMs;

  start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  if (watchesParent) watchParent(() => end('SIGTERM'));

  function start(): void {
    const started = spawn(
      process.execPath,
      [...flags.filter(isNotSet), ...process.execArgv, program, `--restarts=${restarts}`],
      {
        env: { ...environment, ...process.env },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      },
    );
    child = started;
    let readyAt = Number.POSITIVE_INFINITY;
    started.on('message', (message) => {
      if (message !== 'ready') return;
      wasReady = true;
      readyAt = performance.now();
    });
    let isOver = false;
    // A machine without room for another process emits an error, and perhaps no exit follows.
    started.on('error', () => ended(1, null));
    started.on('exit', ended);

    function ended(code: number | null, signal: NodeJS.Signals | null): void {
      if (isOver) return;
      isOver = true;
      child = null;
      if (isEnding || code === 0 || !wasReady) process.exit(code ?? 1);
      if (performance.now() - readyAt > wellAfterMs) delayMs = firstDelayMs;
      tell({ code, signal, restarts: ++restarts, seconds: delayMs / 1000 });
      setTimeout(() => !isEnding && start(), delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
  }

  function end(signal: NodeJS.Signals): void {
    isEnding = true;
    const running = child;
    if (!running) process.exit(0);
    // On Windows that would be a kill; Ctrl-C reaches the program there by itself.
    if (process.platform !== 'win32') running.kill(signal);
    setTimeout(() => running.kill('SIGKILL'), killAfterMs).unref();
  }
}

/** A flag on the command line would override the operator's own in `NODE_OPTIONS`. */
function isNotSet(flag: string): boolean {
  return !process.env.NODE_OPTIONS?.includes(flag.split('=')[0] ?? flag);
}

function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
}

/** In the format of the site's own log, on the same stream. */
function tell(fields: {
  code: number | null;
  signal: string | null;
  restarts: number;
  seconds: number;
}): void {
  const words = `The site exited unexpectedly and restarts in ${fields.seconds} s`;
  const line = { level: 50, time: new Date().toISOString(), ...fields, msg: words };
  console.error(process.stderr.isTTY ? words : JSON.stringify(line));
}
