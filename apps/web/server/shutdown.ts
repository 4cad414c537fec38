import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';

export interface ShutdownOptions {
  server: Server;
  /** How long requests in flight may take to end. */
  waitMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called at once: a balancer should stop sending visitors. */
  onBegin(): void;
  /** Run one after the other when no request is left. */
  closers: readonly (() => Promise<unknown> | unknown)[];
  exit(code: number): void;
}

/**
 * The first SIGTERM or SIGINT stops accepting connections, lets the requests in flight end, closes what is open and
 * exits with 0. A second one exits at once.
 */
export function shutDownOnSignals(options: ShutdownOptions): void {
  const silent = watchSilentSockets(options.server);
  let isShuttingDown = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isShuttingDown) {
        options.exit(1);
        return;
      }
      isShuttingDown = true;
      options.log.info({ signal }, 'Shutting down');
      for (const socket of silent) socket.destroy();
      void shutDown(options);
    });
  }
}

/**
 * Connections that have not asked for anything yet. Browsers open some in advance; to Node they are not idle, and it
 * would wait for each of them until the time is up.
 */
function watchSilentSockets(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return silent;
}

async function shutDown({ server, waitMs, log, onBegin, closers, exit }: ShutdownOptions): Promise<void> {
  onBegin();
  await drain(server, waitMs, log);
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error }, 'Something could not be closed');
    }
  }
  exit(0);
}

function drain(server: Server, waitMs: number, log: ShutdownOptions['log']): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection ends only when it is idle, which it becomes when its last answer is out.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => {
      log.warn({ waitMs }, 'Requests were cut off');
      server.closeAllConnections();
      // Web sockets of the development server belong to nobody by now, and would be waited for without end.
      end();
    }, waitMs);
    function end(): void {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    }
    server.close(end);
  });
}
