import type { Logger } from 'pino';
import { currentRequest } from '../logging/current-request.ts';

export interface GuardOptions {
  log: Pick<Logger, 'fatal'>;
  /** Ends the process: requests in flight first. */
  end(): void;
}

/**
 * Decides over what nobody caught. An error that arose in answering a request is that request's failure, and the process
 * goes on. One from anywhere else leaves the process in a state that nobody knows: it ends, and a new one is started.
 * See docs/decisions/025-what-may-end-the-process.md.
 */
export function guardProcess({ log, end }: GuardOptions): void {
  // A rejection that nobody handles comes here too, as Node's default has it.
  process.on('uncaughtException', (error: unknown, origin) => {
    const request = currentRequest.getStore();
    // The stack unwound past the end of the request's context, which would stay for whatever comes next.
    currentRequest.enterWith(undefined);
    if (request) {
      // What nobody awaits, the answer does not wait for either.
      request.fail(error, { mayStillAnswer: origin === 'unhandledRejection' });
      return;
    }
    try {
      log.fatal({ err: error, origin }, 'The process ends: an error arose outside of any request');
    } finally {
      end();
    }
  });
  // A terminal or a pipe that has gone must not take the site with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
