import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { formatLogLine } from './log-line.ts';
import { serializeError } from './serialize-error.ts';

export type { Logger } from 'pino';

export interface LogOutput {
  log: Logger;
  /** Buffered lines must be written before the process ends. */
  flush(): void;
}

const largestBacklog = 8 * 1024 * 1024;

/** Logs go to stderr: stdout only has the ready line, which scripts wait for. */
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
  // Lines that cannot be written, as on a full disk, are dropped rather than buffered, and cause no exit.
  const destination = pino.destination({ dest: 2, sync: false, maxLength: largestBacklog });
  destination.on('error', () => {});
  return { log: pino(options, destination), flush: () => tryFlush(destination) };
}

function tryFlush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync();
  } catch {
    // There is nowhere left to report it.
  }
}
