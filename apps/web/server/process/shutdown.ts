import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
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

/** The part of the time that requests have; what is left is for closing what is open. */
const shareOfRequests = 3 / 4;
/** Long enough for what is on its way over the same network. */
const graceMs = 100;

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
const samePressMs = 1000;

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

/** Where `npm start` has been killed, nobody would end the site or start it again. */
export function shutDownWithSupervisor({ begin }: Shutdown, log: ShutdownOptions['log']): void {
  if (!process.send) return;
  const end = () => {
    log.info({ reason: 'npm start has gone' }, 'Shutting down');
    begin(0);
  };
  if (process.connected) process.once('disconnect', end);
  else end();
}

async function shutDown(
  { server, limitMs, log }: ShutdownOptions,
  { onBegin, closers }: OpenParts,
  connections: Connections,
): Promise<void> {
  const begun = performance.now();
  const end = begun + limitMs;
  onBegin();
  connections.closeAfterAnswers();
  await takeInWhatWasSent(Math.min(graceMs, limitMs / 10));
  connections.closeSilent();
  await drain(server, Math.max(0, begun + limitMs * shareOfRequests - performance.now()), log);
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

/** What was sent before the shutdown may still wait in the system's queues: closed now, it would be reset without an answer. */
async function takeInWhatWasSent(ms: number): Promise<void> {
  await sleep(ms);
  // A timer that is late comes before the queues are read, so once more round: to accept, and to read.
  for (let round = 0; round < 3; round++) await nextRound();
}

interface Connections {
  /** No connection is kept for another request, and none is closed before its answer is out. */
  closeAfterAnswers(): void;
  /** Browsers open connections in advance. To Node they are not idle, and it would wait for each of them. */
  closeSilent(): void;
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
    },
    closeSilent() {
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
      log.warn({ waitMs: Math.round(waitMs) }, 'Requests were cut off');
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
