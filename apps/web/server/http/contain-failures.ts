import type { EventEmitter } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type CurrentRequest, currentRequest } from '../logging/current-request.ts';

type Answer = (...args: Parameters<RequestListener>) => unknown;

/**
 * Whatever goes wrong in answering one request stays within that request: what is thrown by the listener, by those who
 * wait for an event of the request or its response, and, with `guard-process.ts`, by whatever they began and nobody awaits.
 * See docs/decisions/025-what-may-end-the-process.md.
 */
export function containFailures(answer: Answer, log: Pick<Logger, 'error'>): RequestListener {
  return (request, response) => {
    const current: CurrentRequest = {
      id: null,
      fail(error, { mayStillAnswer } = { mayStillAnswer: false }) {
        attempt(() => log.error({ err: error, id: current.id }, 'A request failed outside of its handler'));
        if (!mayStillAnswer) attempt(() => endAnswer(response));
      },
    };
    containListeners(request, current);
    containListeners(response, current);
    response.once('close', () => {
      // Only what we broke off: a visitor who leaves is no error.
      if (response.errored) log.error({ err: response.errored, id: current.id }, 'An answer broke off');
    });
    void currentRequest.run(current, async () => {
      try {
        await answer(request, response);
      } catch (error) {
        current.fail(error);
      }
    });
  };
}

/** Node would leave its own work on the connection half done where a listener throws. */
function containListeners(emitter: EventEmitter, current: CurrentRequest): void {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (name: string | symbol, ...args: unknown[]) =>
    currentRequest.run(current, () => {
      try {
        return emit(name, ...args);
      } catch (error) {
        current.fail(error);
        return true;
      }
    });
}

/** A half-sent answer is broken off: it must not look whole. */
function endAnswer(response: ServerResponse): void {
  if (response.headersSent) {
    if (!response.writableEnded) response.destroy();
    return;
  }
  response.writeHead(500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end('Something went wrong on our side.');
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Telling of a failure must not be one.
  }
}
