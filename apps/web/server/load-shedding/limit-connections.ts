import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { formatVisitor, withoutPrefix } from '../http/requests/identify-visitor.ts';
import type { ClosedReason, ConnectionLimits } from './limits.ts';

export interface LimitedConnections {
  /** Closes all connections of this socket's address and refuses new ones for a while. */
  cutOff(socket: Socket): void;
}

/** Of the oldest connections that have sent nothing, closed at a time when there is no room. */
const closedSilent = 200;

/** Limits the connections of one address. A trusted proxy is exempt, because it carries many visitors. */
export function limitConnections(
  server: Server,
  { maxConnections, maxConnectionsPerAddress, cutOffMs }: ConnectionLimits,
  isTrustedProxy: (address: string) => boolean,
  onClose: (reason: ClosedReason) => void,
): LimitedConnections {
  const connectionsOf = new Map<string, Set<Socket>>();
  const cutOffVisitors = new Set<string>();
  /** Connections without a request so far, the oldest first. */
  const silent = new Set<Socket>();
  server.maxConnections = maxConnections;
  server.on('drop', () => {
    onClose('too-many');
    // Close idle connections to make room for the next visitors. Node counts those that have sent nothing yet as busy.
    server.closeIdleConnections();
    for (const socket of [...silent].slice(0, closedSilent)) socket.destroy();
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    const visitor = findVisitor(socket);
    if (visitor === null) return;
    const connections = connectionsOf.get(visitor) ?? new Set();
    if (cutOffVisitors.has(visitor) || connections.size >= maxConnectionsPerAddress) {
      onClose('too-many');
      socket.destroy();
      return;
    }
    connectionsOf.set(visitor, connections.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) connectionsOf.delete(visitor);
    });
  });

  /** Null for a trusted proxy. */
  function findVisitor(socket: Socket): string | null {
    const address = withoutPrefix(socket.remoteAddress ?? '');
    return isTrustedProxy(address) ? null : formatVisitor(address);
  }

  return {
    cutOff(socket) {
      const visitor = findVisitor(socket);
      const connections = (visitor !== null && connectionsOf.get(visitor)) || [socket];
      for (const each of connections) {
        onClose('pipelining');
        each.destroy();
      }
      if (visitor === null) return;
      cutOffVisitors.add(visitor);
      setTimeout(() => cutOffVisitors.delete(visitor), cutOffMs).unref();
    },
  };
}
