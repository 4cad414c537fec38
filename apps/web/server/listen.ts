import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCodeOf, StartError } from './start-error.ts';

/** Bounds on what a slow or hostile client can hold: a socket, a little memory, half a minute. */
export function createNodeServer(listener: RequestListener): Server {
  return createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than the 60 s of common balancers: they, not we, should be the ones to close an idle connection.
      keepAliveTimeout: 65_000,
    },
    listener,
  );
}

/** The port that was taken, which is another than asked for when that was 0. */
export function listen(server: Server, port: number, host: string, portName = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port, host, portName), error)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explain(error: Error, port: number, host: string, portName: string): string {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it, or set ${portName} to another port.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set ${portName} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${portName.replace('PORT', 'HOST')} is "${host}", which is no address of this machine.`;
    default:
      return `Port ${port} on ${host} cannot be listened on (${error.message}).`;
  }
}
