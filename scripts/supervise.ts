/** Imports nothing but Node and its neighbour: the process that runs it stays as long as the site does. */
import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { type KeptProcess, keepRunning, tell } from './keep-running.ts';

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
  /** How many processes of the program run. */
  count?: number;
  /** Whether processes share ports, through `node:cluster`. More than one must; one that does can be replaced without a gap. */
  sharesPorts?: boolean;
}

/**
 * Keeps a program running in one process or several. The first one must be ready before the others start, so
 * that a mistake is reported once and what the first one stores serves them all. SIGHUP replaces them one
 * after the other. The exit code is the program's.
 */
export function supervise(options: SuperviseOptions): void {
  const { watchesParent = false, count = 1, sharesPorts = false } = options;
  const kept: KeptProcess[] = [];
  const endCodes: number[] = [];
  let hasLaunched = false;
  const launch = sharesPorts ? launchInCluster : launchAlone;

  keep();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  if (process.platform !== 'win32') onHangUp(() => end('SIGTERM'), replaceAll);
  if (watchesParent) watchParent(() => end('SIGTERM'));

  function keep(): void {
    const place = kept.length;
    const isFirst = place === 0;
    const one = keepRunning({
      launch(restarts) {
        const first = isFirst && !hasLaunched ? ['--first'] : [];
        hasLaunched = true;
        const child = launch(options, [`--restarts=${restarts}`, `--process=${place}`, ...first]);
        child.on('message', (message) => {
          if (isForPeers(message)) for (const each of kept) if (each !== one) each.send(message);
        });
        return child;
      },
      overlaps: sharesPorts,
      killAfterMs: options.killAfterMs,
      firstDelayMs: options.firstDelayMs ?? 1000,
      isProven: !isFirst,
      restartsAfterSuccess: count > 1,
      onReady() {
        if (isFirst) while (kept.length < count) keep();
      },
      onEnd(code) {
        endCodes.push(code);
        if (endCodes.length === kept.length) process.exit(Math.max(...endCodes));
      },
    });
    kept.push(one);
  }

  function end(signal: NodeJS.Signals): void {
    for (const each of kept) each.end(signal);
  }

  let isReplacing = false;
  let isAskedAgain = false;
  async function replaceAll(): Promise<void> {
    // The files may have changed since the first of them was replaced.
    isAskedAgain = isReplacing;
    if (isReplacing) return;
    isReplacing = true;
    do {
      isAskedAgain = false;
      for (const each of [...kept]) {
        if (await each.replace()) continue;
        tell('A new process did not become ready: the others are not replaced');
        break;
      }
    } while (isAskedAgain);
    isReplacing = false;
  }
}

/** What one process tells the others about, such as the requests that it has counted. */
function isForPeers(message: unknown): message is object {
  return typeof message === 'object' && message !== null && 'forPeers' in message;
}

function launchAlone({ program, flags, environment }: SuperviseOptions, args: readonly string[]) {
  return spawn(process.execPath, [...execArgv(flags), program, ...args], {
    env: { ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function launchInCluster(
  { program, flags, environment }: SuperviseOptions,
  args: readonly string[],
): ChildProcess {
  cluster.setupPrimary({ exec: program, args: [...args], execArgv: execArgv(flags) });
  return cluster.fork({ ...environment, ...process.env }).process;
}

function execArgv(flags: readonly string[] = []): string[] {
  return [...flags.filter(isNotSet), ...process.execArgv];
}

/** A flag on the command line would override the operator's own in `NODE_OPTIONS`. */
function isNotSet(flag: string): boolean {
  return !process.env.NODE_OPTIONS?.includes(flag.split('=')[0] ?? flag);
}

/** A closed terminal sends the same signal as an operator who asks for new processes. */
function onHangUp(end: () => void, replaceAll: () => void): void {
  const hasTerminal = process.stdin.isTTY;
  process.on('SIGHUP', () => (hasTerminal ? end() : replaceAll()));
}

function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const isAdopted = hasAdopted(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && !isAdopted) return;
    clearInterval(timer);
    onGone();
  }, 500);
}

/**
 * Whether npm died before this process could look at it, as it does of a signal that comes while it starts a script: the system's
 * first process is the parent then. In a container that may be npm itself.
 */
function hasAdopted(parent: number): boolean {
  if (process.platform !== 'linux') return parent === 1;
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8');
    return (parent === 1 || command.includes('systemd')) && !command.includes('npm');
  } catch {
    // Some systems hide the processes of others.
    return parent === 1;
  }
}
