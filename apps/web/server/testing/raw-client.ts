import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createNodeServer, listen, type NodeServerOptions } from '../process/listen.ts';

/** A server on a free port of this machine. */
export async function startNodeServer(
  listener: RequestListener,
  options: NodeServerOptions = {},
): Promise<{ server: Server; port: number }> {
  const server = createNodeServer(listener, options);
  return { server, port: await listen(server, 0, '127.0.0.1') };
}

export interface RawClient {
  socket: Socket;
  /** Sends GET requests at once, without waiting for responses. */
  ask(...paths: string[]): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the text has been received; rejects if the connection ends first. */
  sees(text: string): Promise<void>;
}

/** A raw connection, for what no HTTP client would do. */
export async function connectRaw(port: number, localAddress = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  let text = '';
  // A connection that the server cuts off may end in a reset.
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  return {
    socket,
    ask: (...paths) =>
      void socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('')),
    received: () => text,
    sees: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text.includes(wanted)) return;
          socket.off('data', look).off('close', giveUp);
          resolve();
        };
        const giveUp = () => reject(new Error(`The connection ended without "${wanted}": ${text}`));
        socket.on('data', look).once('close', giveUp);
        look();
      }),
  };
}
