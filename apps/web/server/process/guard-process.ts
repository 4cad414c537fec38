import type { Logger } from 'pino';
import { currentRequest } from '../logging/current-request.ts';

export interface CheckOptions {
  log: Pick<Logger, 'fatal'>;
  /** Ends the process, after the requests in flight. */
  end(): void;
}

/**
 * Handles uncaught errors. An error from answering a request is that request's failure, and the process
 * continues. One from anywhere else leaves the process in an unknown state: it ends, and a new one is
 * started.
 * See docs/decisions/025-what-may-end-the-process.md.
 */
export function guardProcess({ log, end }: CheckOptions): void {
  // Unhandled rejections arrive here too, by Node's default.
  process.on('uncaughtException', (error: unknown, origin) => {
    const request = currentRequest.getStore();
    // The stack unwound past the end of the request's context, which would otherwise stay for whatever runs next.
    currentRequest.enterWith(undefined);
    if (request) {
      // The response does not wait for an unawaited promise either.
      request.fail(error, { mayStillAnswer: origin === 'unhandledRejection' });
      return;
    }
    try {
      log.fatal({ err: error, origin }, 'The process is ending: an error occurred outside any request');
    } finally {
      end();
    }
  });
  // A closed terminal or pipe must not take the site down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
