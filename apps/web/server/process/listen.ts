import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { closeSlowReaders } from '../load-shedding/close-slow-readers.ts';
import { limitConnections } from '../load-shedding/limit-connections.ts';
import { limitPipelining } from '../load-shedding/limit-pipelining.ts';
import { type ClosedReason, type ConnectionLimits, connectionLimits } from '../load-shedding/limits.ts';
import { errorCodeOf, StartError } from './start-error.ts';

export interface NodeServerOptions {
  limits?: Partial<ConnectionLimits>;
  /** A proxy carries many visitors on one address. */
  isTrustedProxy?(address: string): boolean;
  onConnectionClosed?(reason: ClosedReason): void;
}

/** Limits what a slow or hostile client can hold: a few sockets, a little memory, half a minute. */
export function createNodeServer(listener: RequestListener, options: NodeServerOptions = {}): Server {
  const { isTrustedProxy = () => false, onConnectionClosed = () => {} } = options;
  const limits = { ...connectionLimits, ...options.limits };
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      // For fifteen photos in one form over a slow line. How slow any other body may come is limited where it is read.
      requestTimeout: 600_000,
      // Node checks the two above only this often.
      connectionsCheckingInterval: limits.checkEveryMs,
      // Longer than the 60 s of common load balancers: they, not we, should close an idle connection.
      keepAliveTimeout: 65_000,
      // A request without a body does not go through the events of an empty stream.
      optimizeEmptyRequests: true,
    },
    limitPipelining(listener, limits.maxPipelined, (socket) => connections.cutOff(socket)),
  );
  const connections = limitConnections(server, limits, isTrustedProxy, onConnectionClosed);
  closeSlowReaders(server, limits, () => onConnectionClosed('slow-reader'));
  return server;
}

export interface ClaimedPort {
  port: number;
  /** Call before listening on the port. */
  release(): Promise<void>;
}

/**
 * Fails if the port cannot be bound, long before the site is ready to listen on it. Until then the port is
 * closed, so that a load balancer asks another process. Only a port that the system chose is held: it might
 * be given to another program.
 */
export async function claimPort(port: number, host: string): Promise<ClaimedPort> {
  // Others of the site serve visitors on it already, some of whom would come here.
  if (cluster.isWorker && !process.argv.includes('--first')) return { port, release: async () => {} };
  const holder = createTcpServer((socket) => socket.destroy());
  const claimed = await listen(holder, port, host);
  const release = () => new Promise<void>((resolve) => holder.close(() => resolve()));
  if (port !== 0) await release();
  return { port: claimed, release };
}

/** Returns the bound port, which differs from the requested one if that was 0. */
export function listen(server: TcpServer, port: number, host: string, portName = 'PORT'): Promise<number> {
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
      return `Port ${port} needs privileges that this user does not have: set ${portName} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${portName.replace('PORT', 'HOST')} is "${host}", which is not an address of this machine.`;
    default:
      return `Port ${port} on ${host} cannot be listened on (${error.message}).`;
  }
}
