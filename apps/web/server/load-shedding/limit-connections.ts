import type { Server } from 'node:http';
import { formatVisitor, withoutPrefix } from '../http/identify-visitor.ts';
import type { ConnectionLimits } from './limits.ts';

/** One address cannot take all connections. A trusted proxy may, as it brings everybody's. */
export function limitConnections(
  server: Server,
  { maxConnections, maxConnectionsPerAddress }: ConnectionLimits,
  isTrustedProxy: (address: string) => boolean,
  onRefuse: () => void,
): void {
  const countOf = new Map<string, number>();
  server.maxConnections = maxConnections;
  server.on('drop', () => {
    onRefuse();
    // Connections that wait for nothing make room for the visitors who come next.
    server.closeIdleConnections();
  });
  server.on('connection', (socket) => {
    const address = withoutPrefix(socket.remoteAddress ?? '');
    if (isTrustedProxy(address)) return;
    const visitor = formatVisitor(address);
    const count = countOf.get(visitor) ?? 0;
    if (count >= maxConnectionsPerAddress) {
      onRefuse();
      socket.destroy();
      return;
    }
    countOf.set(visitor, count + 1);
    socket.once('close', () => {
      const left = (countOf.get(visitor) ?? 1) - 1;
      if (left > 0) countOf.set(visitor, left);
      else countOf.delete(visitor);
    });
  });
}
