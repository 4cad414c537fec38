import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Asked = [IncomingMessage, ServerResponse];

/**
 * HTTP/1.1 lets a client send many requests without waiting for an answer, and Node begins all of them at once: 64 kB
 * can hold two thousand. Here the next one on a connection begins when the answer before it has left. A client that
 * sends more than `maxPipelined` ahead is to be cut off; browsers send none.
 */
export function serveInTurn(
  listener: RequestListener,
  maxPipelined: number,
  cutOff: (socket: Socket) => void,
): RequestListener {
  const waitingOn = new WeakMap<Socket, Asked[]>();

  function begin(request: IncomingMessage, response: ServerResponse, waiting: Asked[]): void {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.shift();
      // In a turn of its own: what is refused at once would otherwise be followed by the next before anybody is read.
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
