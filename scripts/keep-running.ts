import type { ChildProcess } from 'node:child_process';

export interface KeepRunningOptions {
  /** Starts the program, and tells it how often it was restarted. */
  launch(restarts: number): ChildProcess;
  /** Whether a successor may run beside the process that it replaces. */
  overlaps: boolean;
  /** How long a process that was told to end may take. */
  killAfterMs: number;
  firstDelayMs: number;
  /** Whether the program has been ready before, in another process: if not, one that fails has said why. */
  isProven: boolean;
  /** Whether a process that ended well by itself is to be started again. */
  restartsAfterSuccess: boolean;
  onReady(): void;
  /** No process will be started again. */
  onEnd(code: number): void;
}

export interface KeptProcess {
  /** Forwards a message, if a process is running. */
  send(message: object): void;
  /** Starts a successor and ends the present process; false if the successor was never ready. */
  replace(): Promise<boolean>;
  end(signal: NodeJS.Signals): void;
}

const longestDelayMs = 60_000;
/** A successor that takes longer is given up: a large market takes a minute or two. */
const readyWithinMs = 10 * 60_000;
/** A program that has run this long is healthy: the delay is reset. */
const wellAfterMs = 60_000;
/** What a process is told to end by, and ends by if it is too new to know better. */
const askedBy: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program that sends "ready" over its channel, and restarts it if it ends by itself: after a second,
 * then two, four and so on. A program that was never ready has said why and is not restarted. See
 * docs/decisions/025-what-may-end-the-process.md.
 */
export function keepRunning(options: KeepRunningOptions): KeptProcess {
  const { killAfterMs, firstDelayMs } = options;
  /** Every process that has not ended: the current one, one that it replaces, one that is to replace it. */
  const alive = new Set<ChildProcess>();
  let current: ChildProcess | null = null;
  let isEnding = false;
  let wasReady = options.isProven;
  let restarts = 0;
  let delayMs = firstDelayMs;
  /** Waits for the end of the process that is being replaced. */
  let onReplaced: (() => void) | null = null;

  start();
  return {
    send: (message) => void (current?.connected && current.send(message)),
    async replace() {
      // One that is still starting is new enough.
      if (isEnding || !current || !wasReady) return true;
      return options.overlaps ? replaceWithOverlap() : replaceInTurn(current);
    },
    end(signal) {
      for (const child of alive) tellToEnd(child, signal);
      if (alive.size === 0 && !isEnding) options.onEnd(0);
      isEnding = true;
    },
  };

  function launch(): { child: ChildProcess; isReady: Promise<boolean> } {
    const child = options.launch(restarts);
    alive.add(child);
    let readyAt = Number.POSITIVE_INFINITY;
    const isReady = new Promise<boolean>((resolve) => {
      child.on('message', (message) => {
        if (message !== 'ready') return;
        wasReady = true;
        readyAt = performance.now();
        if (!isEnding) options.onReady();
        resolve(true);
      });
      let isOver = false;
      const ended = (code: number | null, signal: NodeJS.Signals | null) => {
        if (isOver) return;
        isOver = true;
        alive.delete(child);
        resolve(false);
        if (isEnding) {
          // One that was still starting may not have heard of signals yet.
          if (alive.size === 0) options.onEnd(code ?? (askedBy.includes(signal) ? 0 : 1));
          return;
        }
        // A predecessor that was replaced, or a successor that was never ready.
        if (child !== current) return;
        current = null;
        if (performance.now() - readyAt > wellAfterMs) delayMs = firstDelayMs;
        endedBy(code, signal);
      };
      // A machine without room for another process emits an error, and perhaps no exit follows.
      child.on('error', () => ended(1, null));
      child.on('exit', ended);
    });
    return { child, isReady };
  }

  function start(): Promise<boolean> {
    const { child, isReady } = launch();
    current = child;
    return isReady;
  }

  function endedBy(code: number | null, signal: NodeJS.Signals | null): void {
    const isDone = !wasReady || (code === 0 && !onReplaced && !options.restartsAfterSuccess);
    if (isDone) options.onEnd(code ?? 1);
    else if (onReplaced) onReplaced();
    else startLater(code, signal);
  }

  function startLater(code: number | null, signal: NodeJS.Signals | null): void {
    restarts++;
    tell(`The site exited unexpectedly and restarts in ${delayMs / 1000} s`, { code, signal, restarts });
    setTimeout(() => !isEnding && !current && start(), delayMs);
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }

  async function replaceWithOverlap(): Promise<boolean> {
    const { child, isReady } = launch();
    const limit = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
    const hasBecomeReady = await isReady;
    clearTimeout(limit);
    if (isEnding) return true;
    if (!hasBecomeReady) return false;
    const predecessor = current;
    current = child;
    if (predecessor) tellToEnd(predecessor, 'SIGTERM');
    return true;
  }

  async function replaceInTurn(predecessor: ChildProcess): Promise<boolean> {
    await new Promise<void>((resolve) => {
      onReplaced = resolve;
      tellToEnd(predecessor, 'SIGTERM');
    });
    onReplaced = null;
    return isEnding || start();
  }

  function tellToEnd(child: ChildProcess, signal: NodeJS.Signals): void {
    // On Windows that would be a kill; Ctrl-C reaches the program there by itself.
    if (process.platform !== 'win32') child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  }
}

/** In the format of the site's own log, on the same stream. */
export function tell(words: string, fields: Readonly<Record<string, unknown>> = {}): void {
  const line = { level: 50, time: new Date().toISOString(), ...fields, msg: words };
  console.error(process.stderr.isTTY ? words : JSON.stringify(line));
}
