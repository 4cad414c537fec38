import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface ShutdownOptions {
  server: Server;
  /** From the beginning to the exit, whatever hangs. */
  limitMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  exit(code: number): void;
}

export interface OpenParts {
  /** Called at once: a balancer should stop sending visitors. */
  onBegin(): void;
  /** Run one after the other when no request is left, by name. */
  closers: Readonly<Record<string, () => unknown>>;
}

export interface Shutdown {
  /** Names what is open. Until then there is nothing to wait for, and the process ends at once. */
  closes(parts: OpenParts): void;
  /** Stops accepting connections, lets the requests in flight end, closes what is open and exits. */
  begin(code: number): void;
}

/** Requests have the time but for this part of it, which is left for closing what is open. */
const shareOfClosing = 1 / 4;

export function createShutdown(options: ShutdownOptions): Shutdown {
  const connections = watchConnections(options.server);
  let parts: OpenParts | null = null;
  let isBegun = false;
  return {
    closes: (given) => {
      parts = given;
    },
    begin: (code) => {
      if (isBegun) return;
      isBegun = true;
      if (!parts) return options.exit(code);
      shutDown(options, parts, connections)
        .catch((error: unknown) => options.log.error({ err: error }, 'The shutdown failed'))
        .finally(() => options.exit(code));
    },
  };
}

/** A terminal and npm each pass on the same press of Ctrl-C. */
const samePressMs = 500;

/** The first SIGTERM or SIGINT begins the shutdown, a second one exits at once. */
export function shutDownOnSignals({ begin }: Shutdown, { log, exit }: Pick<ShutdownOptions, 'log' | 'exit'>) {
  let begunAt: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (begunAt !== null) {
        if (now - begunAt > samePressMs) exit(1);
        return;
      }
      begunAt = now;
      log.info({ signal }, 'Shutting down');
      begin(0);
    });
  }
}

async function shutDown(
  { server, limitMs, log }: ShutdownOptions,
  { onBegin, closers }: OpenParts,
  connections: Connections,
): Promise<void> {
  const end = performance.now() + limitMs;
  onBegin();
  connections.closeAfterAnswers();
  await drain(server, limitMs * (1 - shareOfClosing), log);
  for (const [name, close] of Object.entries(closers)) {
    try {
      // Never all that is left: what hangs must not keep the next one from closing.
      const late = sleep(Math.max(1, (end - performance.now()) / 2), 'late' as const);
      if ((await Promise.race([close(), late])) === 'late')
        log.warn({ name }, 'Something did not close in time');
    } catch (error) {
      log.error({ err: error, name }, 'Something could not be closed');
    }
  }
}

interface Connections {
  /** No connection is kept for another request, and none is closed before its answer is out. */
  closeAfterAnswers(): void;
}

function watchConnections(server: Server): Connections {
  const silent = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isClosing = false;
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  // Before the listener that answers, which sends the headers.
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (isClosing) closeAfter(response);
  });
  return {
    closeAfterAnswers() {
      isClosing = true;
      for (const response of answering) closeAfter(response);
      // Browsers open connections in advance. To Node they are not idle, and it would wait for each of them.
      for (const socket of silent) socket.destroy();
    },
  };
}

function closeAfter(response: ServerResponse): void {
  const { socket } = response;
  if (!response.headersSent) response.setHeader('Connection', 'close');
  // Its headers have promised to keep the connection; a client that reads the end of it is told none the less.
  else response.once('finish', () => socket?.destroySoon());
}

function drain(server: Server, waitMs: number, log: ShutdownOptions['log']): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      log.warn({ waitMs }, 'Requests were cut off');
      server.closeAllConnections();
      // Web sockets of the development server belong to nobody by now, and would be waited for without end.
      resolve();
    }, waitMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
