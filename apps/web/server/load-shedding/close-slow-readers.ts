import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './limits.ts';

interface Stall {
  bytesSent: number;
  since: number;
}

/**
 * Closes connections whose client does not read: Node waits for them forever, and the bytes stay in memory.
 * Small responses fit into the kernel's buffers and never appear here. When all of them together hold too
 * much, the largest are closed first.
 */
export function closeSlowReaders(
  server: Server,
  { slowReaderMs, minBytesPerSecond, maxBufferedBytes, checkEveryMs }: ConnectionLimits,
  onClose: () => void,
): void {
  const sockets = new Set<Socket>();
  const stalls = new WeakMap<Socket, Stall>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  function check(): void {
    const now = performance.now();
    const readers = [...sockets].filter((socket) => socket.writableLength > 0);
    for (const socket of readers) if (isStalled(socket, now)) close(socket);
    const rest = readers.filter((socket) => !socket.destroyed);
    let buffered = rest.reduce((sum, socket) => sum + socket.writableLength, 0);
    rest.sort((a, b) => b.writableLength - a.writableLength);
    for (const socket of rest) {
      if (buffered <= maxBufferedBytes) return;
      buffered -= socket.writableLength;
      close(socket);
    }
  }

  /** Node counts a chunk as sent when all of it has left, so a large one gets more time. */
  function isStalled(socket: Socket, now: number): boolean {
    const { writableLength } = socket;
    const bytesSent = socket.bytesWritten - writableLength;
    const stall = stalls.get(socket);
    if (stall?.bytesSent === bytesSent) {
      return now - stall.since >= slowReaderMs + (writableLength / minBytesPerSecond) * 1000;
    }
    stalls.set(socket, { bytesSent, since: now });
    return false;
  }

  function close(socket: Socket): void {
    onClose();
    socket.destroy();
  }
}
