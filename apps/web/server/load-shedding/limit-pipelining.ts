import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Asked = [IncomingMessage, ServerResponse];

/**
 * HTTP/1.1 lets a client pipeline requests without waiting for a response, and Node starts all of them at
 * once: 64 kB can hold two thousand. Here the next one on a connection starts when the previous response has
 * been sent. A client that pipelines more than `maxPipelined` is cut off; browsers do not pipeline.
 */
export function limitPipelining(
  listener: RequestListener,
  maxPipelined: number,
  cutOff: (socket: Socket) => void,
): RequestListener {
  const waitingOn = new WeakMap<Socket, Asked[]>();

  function begin(request: IncomingMessage, response: ServerResponse, waiting: Asked[]): void {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.shift();
      // In its own turn: otherwise immediate refusals would follow each other before any socket is read.
      if (next && !socket.destroyed) setImmediate(begin, ...next, waiting);
      else waitingOn.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before the connection was cut off.
    if (socket.destroyed) return;
    const waiting = waitingOn.get(socket);
    if (!waiting) {
      const none: Asked[] = [];
      waitingOn.set(socket, none);
      begin(request, response, none);
    } else if (waiting.length < maxPipelined) {
      waiting.push([request, response]);
    } else {
      cutOff(socket);
    }
  };
}
