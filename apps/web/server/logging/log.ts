import { Writable } from 'node:stream';
import { type LogFn, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { batchLines } from './batch-lines.ts';
import { formatLogLine } from './log-line.ts';
import { serializeError } from './serialize-error.ts';

export type { Logger } from 'pino';

export interface LogOutput {
  log: Logger;
  /** Buffered lines must be written before the process ends. */
  flush(): void;
}

const largestBacklog = 8 * 1024 * 1024;

/** What is logged at `error` or `fatal`. */
export interface LoggedError {
  error: unknown;
  message: string;
  level: 'error' | 'fatal';
  requestId: string | null;
}

export interface LogOptions {
  isTerminal?: boolean;
  /** Also told of every error that is logged. */
  onError?: ((logged: LoggedError) => void) | null;
}

/** Logs go to stderr: stdout only has the ready line, which scripts wait for. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  { isTerminal = process.stderr.isTTY, onError = null }: LogOptions = {},
): LogOutput {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: createTimestamp(),
    serializers: { err: serializeError },
    ...(onError && { hooks: { logMethod: reportTo(onError) } }),
  };
  if (isTerminal) {
    const readable = new Writable({
      decodeStrings: false,
      write(line: string, _encoding, done) {
        process.stderr.write(`${formatLogLine(line)}\n`, () => done());
      },
    });
    return { log: pino(options, readable), flush: () => {} };
  }
  // Lines that cannot be written, as on a full disk, are dropped rather than buffered, and cause no exit.
  const destination = pino.destination({
    dest: 2,
    sync: false,
    maxLength: largestBacklog,
  });
  destination.on('error', () => {});
  const lines = batchLines(destination);
  return { log: pino(options, lines), flush: () => tryFlush(lines) };
}

/** A busy site writes many lines in a millisecond, and formatting the time takes as long as the rest of a line. */
function createTimestamp(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

const errorLevel = 50;
const fatalLevel = 60;

function reportTo(onError: (logged: LoggedError) => void) {
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    method.apply(this, args);
    const [fields, message] = args as unknown[];
    if (level < errorLevel || typeof fields !== 'object' || fields === null || !('err' in fields)) return;
    onError({
      error: fields.err,
      message: String(message ?? ''),
      level: level >= fatalLevel ? 'fatal' : 'error',
      requestId: 'id' in fields && typeof fields.id === 'string' ? fields.id : null,
    });
  };
}

function tryFlush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync();
  } catch {
    // There is nowhere left to report it.
  }
}
