import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { formatLogLine } from './log-line.ts';
import { serializeError } from './serialize-error.ts';

export type { Logger } from 'pino';

export interface LogOutput {
  log: Logger;
  /** What is still buffered must be out before the process ends. */
  flush(): void;
}

const largestBacklog = 8 * 1024 * 1024;

/** Logs go to stderr: stdout holds the ready line alone, which scripts wait for. */
export function createLog(config: Pick<Config, 'logLevel'>, isTerminal = process.stderr.isTTY): LogOutput {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
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
  // Lines that nobody takes in, as on a full disk, are dropped rather than collected, and end nothing.
  const destination = pino.destination({ dest: 2, sync: false, maxLength: largestBacklog });
  destination.on('error', () => {});
  return { log: pino(options, destination), flush: () => tryFlush(destination) };
}

function tryFlush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync();
  } catch {
    // Nobody is left to tell.
  }
}
