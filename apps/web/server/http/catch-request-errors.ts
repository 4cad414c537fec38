import type { EventEmitter } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type CurrentRequest, currentRequest } from '../logging/current-request.ts';

type Answer = (...args: Parameters<RequestListener>) => unknown;

/**
 * An error while answering one request stays within that request: one thrown by the listener, by listeners of
 * the request's or the response's events, and, with `guard-process.ts`, by unawaited work that they started.
 * See docs/decisions/025-what-may-end-the-process.md.
 */
export function catchRequestErrors(answer: Answer, log: Pick<Logger, 'error'>): RequestListener {
  return (request, response) => {
    const current: CurrentRequest = {
      id: null,
      fail(error, { mayStillAnswer } = { mayStillAnswer: false }) {
        attempt(() => log.error({ err: error, id: current.id }, 'A request failed outside its handler'));
        if (!mayStillAnswer) attempt(() => endAnswer(response));
      },
    };
    containListeners(request, current);
    containListeners(response, current);
    response.once('close', () => {
      // Only responses that we aborted: a visitor who leaves is not an error.
      if (response.errored) log.error({ err: response.errored, id: current.id }, 'A response was aborted');
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

/** If a listener throws, Node would leave its own work on the connection unfinished. */
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

/** A half-sent response is aborted, so that it does not look complete. */
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
    // Reporting a failure must not cause another.
  }
}
