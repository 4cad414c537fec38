import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Asked = [IncomingMessage, ServerResponse];

/** Of one connection, kept as long as it: most requests find nobody before them. */
interface Turns {
  isAnswering: boolean;
  waiting: Asked[];
}

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
  const turnsOf = new WeakMap<Socket, Turns>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.on('close', beginNext);
    listener(request, response);
  }

  function beginNext(this: ServerResponse): void {
    const { socket } = this.req;
    const turns = turnsOf.get(socket);
    const next = turns?.waiting.shift();
    // In its own turn: otherwise immediate refusals would follow each other before any socket is read.
    if (next && !socket.destroyed) setImmediate(begin, ...next);
    else if (turns) turns.isAnswering = false;
  }

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before the connection was cut off.
    if (socket.destroyed) return;
    const turns = turnsOf.get(socket);
    if (!turns) {
      turnsOf.set(socket, { isAnswering: true, waiting: [] });
      begin(request, response);
    } else if (!turns.isAnswering) {
      turns.isAnswering = true;
      begin(request, response);
    } else if (turns.waiting.length < maxPipelined) {
      turns.waiting.push([request, response]);
    } else {
      cutOff(socket);
    }
  };
}
