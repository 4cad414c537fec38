import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface ShutdownOptions {
  server: Server;
  /** From the start to the exit, whatever hangs. */
  limitMs: number;
  /** After SIGTERM: how long to go on serving visitors while `/readyz` says that the process is ending. */
  delayMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  exit(code: number): void;
}

export interface OpenParts {
  /** Called at once: a load balancer should stop sending visitors. */
  onBegin(): void;
  /** Called one after the other when no request is left, by name. */
  closers: Readonly<Record<string, () => unknown>>;
}

interface BeginOptions {
  /** Load balancers get time to notice before connections are refused. */
  isDelayed?: boolean;
}

export interface Shutdown {
  /** Registers what is open. Before that there is nothing to wait for, and the process ends at once. */
  closes(parts: OpenParts): void;
  /** Stops accepting connections, lets the requests in flight finish, closes what is open and exits. */
  begin(code: number, options?: BeginOptions): void;
}

/** The share of the time for requests; the rest is for closing what is open. */
const shareOfRequests = 3 / 4;
/** Long enough for data in transit on the same network. */
const graceMs = 100;
/** Limits how long new connections can delay the shutdown. */
const maxTurns = 1000;

export function createShutdown(options: ShutdownOptions): Shutdown {
  const connections = watchConnections(options.server);
  let parts: OpenParts | null = null;
  let isBegun = false;
  return {
    closes: (given) => {
      parts = given;
    },
    begin: (code, { isDelayed = false } = {}) => {
      if (isBegun) return;
      isBegun = true;
      if (!parts) return options.exit(code);
      const delayMs = isDelayed ? options.delayMs : 0;
      shutDown({ ...options, delayMs }, parts, connections)
        .catch((error: unknown) => options.log.error({ err: error }, 'The shutdown failed'))
        .finally(() => options.exit(code));
    },
  };
}

/** A terminal and npm each forward the same press of Ctrl-C. */
const samePressMs = 1000;

/**
 * The first SIGTERM or SIGINT starts the shutdown, a second one exits at once. SIGINT is a person at a terminal,
 * who does not wait for a load balancer.
 */
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
      begin(0, { isDelayed: signal === 'SIGTERM' });
    });
  }
}

/** If `npm start` is killed, nothing would end the site or restart it. */
export function shutDownWithSupervisor({ begin }: Shutdown, log: ShutdownOptions['log']): void {
  if (!process.send) return;
  // Otherwise a process with shared ports would exit at once, in the middle of its requests.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  const end = () => {
    log.info({ reason: 'npm start has exited' }, 'Shutting down');
    begin(0);
  };
  if (process.connected) process.once('disconnect', end);
  else end();
}

async function shutDown(
  { server, limitMs, delayMs, log }: ShutdownOptions,
  { onBegin, closers }: OpenParts,
  connections: Connections,
): Promise<void> {
  const begun = performance.now();
  const end = begun + limitMs;
  onBegin();
  connections.announceClose();
  const patienceMs = Math.max(Math.min(graceMs, limitMs / 10), Math.min(delayMs, limitMs / 2));
  if (server.listening) await sleep(patienceMs);
  connections.closeAfterAnswers();
  server.closeIdleConnections();
  const requestMs = begun + limitMs * shareOfRequests - performance.now();
  await connections.readQueued();
  // At once: a connection that arrives between the last turn and this is reset.
  const draining = drain(server, Math.max(0, requestMs), log);
  // Load balancers open connections in advance too, and may be about to use one. They close their idle ones by
  // themselves within the same time.
  await Promise.race([draining, sleep(patienceMs, undefined, { ref: false })]);
  await connections.readQueued();
  connections.closeSilent();
  await draining;
  for (const [name, close] of Object.entries(closers)) {
    try {
      // Never all of the remaining time: something that hangs must not stop the next from closing.
      const late = sleep(Math.max(1, (end - performance.now()) / 2), 'late' as const);
      if ((await Promise.race([close(), late])) === 'late')
        log.warn({ name }, 'Something did not close in time');
    } catch (error) {
      log.error({ err: error, name }, 'Something could not be closed');
    }
  }
}

interface Connections {
  /** Every response from now on says that its connection closes. */
  announceClose(): void;
  /** Closes the connections whose response has promised to keep them, once it is sent. */
  closeAfterAnswers(): void;
  /** Takes what waits in the system's queues, which closing would reset without a response. */
  readQueued(): Promise<void>;
  /** Browsers open connections in advance. Node does not count them as idle, and would wait for each of them. */
  closeSilent(): void;
}

function watchConnections(server: Server): Connections {
  const silent = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isClosing = false;
  let accepted = 0;
  function forget(this: ServerResponse): void {
    answering.delete(this);
  }
  server.on('connection', (socket) => {
    accepted += 1;
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  // Before the listener that responds, which sends the headers.
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    answering.add(response);
    response.on('close', forget);
    if (isClosing) announceCloseOf(response);
  });
  return {
    announceClose() {
      isClosing = true;
      for (const response of answering) announceCloseOf(response);
    },
    closeAfterAnswers() {
      // Not sooner: the client may be sending its next request, which would be lost.
      for (const response of answering) {
        const { socket } = response;
        response.once('finish', () => socket?.destroySoon());
      }
    },
    async readQueued() {
      // A late timer runs before the queues are read, and each turn accepts one connection.
      let before = -1;
      for (let turn = 0; accepted !== before && turn < maxTurns; turn++) {
        before = accepted;
        for (let round = 0; round < 3; round++) await nextRound();
      }
    },
    closeSilent() {
      for (const socket of silent) socket.destroy();
    },
  };
}

function announceCloseOf(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function drain(server: Server, waitMs: number, log: ShutdownOptions['log']): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    const limit = setTimeout(() => {
      log.warn({ waitMs: Math.round(waitMs) }, 'Requests were cut off');
      server.closeAllConnections();
      // Web sockets of the development server have no owner by now, and would be awaited forever.
      resolve();
    }, waitMs);
  });
}
