import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import type { NodeServerOptions } from '../process/listen.ts';
import { connectRaw, startNodeServer } from '../testing/raw-client.ts';

let server: Server | null = null;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

/** A busy machine needs a long timeout. */
const soon = { timeout: 30_000 };

/** On other systems every address that starts with 127 is the machine itself. */
const hasOneAddress = process.platform === 'darwin';

async function start(listener: RequestListener, options: NodeServerOptions = {}) {
  const closed: string[] = [];
  const started = await startNodeServer(listener, {
    ...options,
    onConnectionClosed: (reason) => void closed.push(reason),
  });
  server = started.server;
  return { port: started.port, closed };
}

/** Whether a new connection is served. */
async function isAnswered(port: number): Promise<boolean> {
  const client = await connectRaw(port);
  client.ask('/');
  try {
    await client.sees('answered');
    return true;
  } catch {
    return false;
  } finally {
    client.socket.destroy();
  }
}

describe('pipelined requests on one connection', () => {
  it('start one after the other, in order', async () => {
    const open: ServerResponse[] = [];
    const begun: string[] = [];
    const { port } = await start((request, response) => {
      begun.push(request.url ?? '');
      open.push(response);
    });
    const client = await connectRaw(port);
    client.ask('/1', '/2', '/3');
    await expect.poll(() => open.length, soon).toBe(1);
    open[0]?.end('first answer');
    await client.sees('first answer');
    await expect.poll(() => begun, soon).toEqual(['/1', '/2']);
    open[1]?.end('second answer');
    await client.sees('second answer');
    await expect.poll(() => begun, soon).toEqual(['/1', '/2', '/3']);
  });

  it('are cut off beyond a few, and none of the rest is started', async () => {
    const begun: string[] = [];
    const { port, closed } = await start((request) => void begun.push(request.url ?? ''), {
      limits: { maxPipelined: 2 },
    });
    const client = await connectRaw(port);
    const ended = once(client.socket, 'close');
    client.ask(...Array.from({ length: 500 }, (_, index) => `/${index}`));
    await ended;
    expect(begun).toEqual(['/0']);
    expect(closed).toEqual(['pipelining']);
  });

  const flood = Array.from({ length: 500 }, () => '/');

  it.skipIf(hasOneAddress)(
    'beyond a few close every connection of their address, and none of others',
    async () => {
      const { port, closed } = await start((_, response) => response.end('answered'), {
        limits: { maxPipelined: 2 },
      });
      const second = await connectRaw(port, '127.0.0.2');
      const first = await connectRaw(port, '127.0.0.2');
      const other = await connectRaw(port, '127.0.0.3');
      const bothEnded = Promise.all([once(first.socket, 'close'), once(second.socket, 'close')]);
      first.ask(...flood);
      await bothEnded;
      expect(closed).toEqual(['pipelining', 'pipelining']);
      const refused = await connectRaw(port, '127.0.0.2');
      refused.ask('/');
      await expect(refused.sees('answered')).rejects.toThrow('The connection ended');
      other.ask('/');
      await other.sees('answered');
    },
  );

  it('beyond a few block their address only for a while', async () => {
    const { port } = await start((_, response) => response.end('answered'), {
      limits: { maxPipelined: 2, cutOffMs: 1 },
    });
    const client = await connectRaw(port);
    const ended = once(client.socket, 'close');
    client.ask(...flood);
    await ended;
    await expect.poll(() => isAnswered(port), soon).toBe(true);
  });

  it('do not block other connections', async () => {
    const { port } = await start((request, response) => {
      if (request.url === '/healthz') response.end('alive');
    });
    const busy = await connectRaw(port);
    busy.ask('/1', '/2', '/3');
    const other = await connectRaw(port);
    other.ask('/healthz');
    await other.sees('alive');
  });

  it('are all answered when they come one at a time on a keep-alive connection', async () => {
    const { port } = await start((request, response) => response.end(`answer to ${request.url}`), {
      limits: { maxPipelined: 1 },
    });
    const client = await connectRaw(port);
    for (let each = 0; each < 50; each += 1) {
      client.ask(`/${each};`);
      await client.sees(`answer to /${each};`);
    }
  });
});

describe('a visitor who does not read', () => {
  const tooLarge = Buffer.alloc(32 * 1024 * 1024);

  it('is disconnected, while one who reads gets everything', async () => {
    const limits = { slowReaderMs: 500, minBytesPerSecond: 1e9, checkEveryMs: 50 };
    const { port, closed } = await start(
      (_, response) => {
        // In chunks, like a page: each one that leaves shows that the visitor reads.
        const piece = tooLarge.subarray(0, 64 * 1024);
        Readable.from(Array.from({ length: 512 }, () => piece)).pipe(response);
      },
      { limits },
    );
    const slow = await connectRaw(port);
    slow.socket.pause();
    slow.ask('/');
    await expect.poll(() => closed, soon).toEqual(['slow-reader']);

    const reader = await fetch(`http://127.0.0.1:${port}/`);
    expect((await reader.arrayBuffer()).byteLength).toBe(tooLarge.length);
  });

  it('is disconnected at once if all responses together hold too much memory', async () => {
    const limits = { maxBufferedBytes: 1024 * 1024, checkEveryMs: 10 };
    const { port, closed } = await start((_, response) => response.end(tooLarge), { limits });
    const slow = await connectRaw(port);
    slow.socket.pause();
    slow.ask('/');
    await expect.poll(() => closed, soon).toEqual(['slow-reader']);
  });
});

describe('connections', () => {
  const answer: RequestListener = (_, response) => response.end('answered');

  it.skipIf(hasOneAddress)('of one address are limited, without affecting others', async () => {
    const { port, closed } = await start(answer, { limits: { maxConnectionsPerAddress: 2 } });
    const kept = [await connectRaw(port, '127.0.0.2'), await connectRaw(port, '127.0.0.2')];
    const refused = await connectRaw(port, '127.0.0.2');
    await once(refused.socket, 'close');
    expect(closed).toEqual(['too-many']);
    const other = await connectRaw(port, '127.0.0.3');
    for (const client of [...kept, other]) {
      client.ask('/');
      await client.sees('answered');
    }
  });

  it('that have ended make room for others of their address', async () => {
    const { port } = await start(answer, { limits: { maxConnectionsPerAddress: 1 } });
    for (let each = 0; each < 5; each += 1) await expect.poll(() => isAnswered(port), soon).toBe(true);
  });

  it('of a trusted proxy are shared by visitors, and not limited by address', async () => {
    const { port } = await start(answer, {
      limits: { maxConnectionsPerAddress: 1 },
      isTrustedProxy: (address) => address === '127.0.0.1',
    });
    const clients = [await connectRaw(port), await connectRaw(port), await connectRaw(port)];
    for (const client of clients) {
      client.ask('/');
      await client.sees('answered');
    }
  });

  it('that are idle are closed when there are too many, so that the next visitor finds room', async () => {
    const { port, closed } = await start(answer, { limits: { maxConnections: 1 } });
    const idle = await connectRaw(port);
    idle.ask('/');
    await idle.sees('answered');
    const idleEnded = once(idle.socket, 'close');
    await connectRaw(port);
    await idleEnded;
    expect(closed).toEqual(['too-many']);
    const next = await connectRaw(port);
    next.ask('/');
    await next.sees('answered');
  });

  it('that have sent nothing are closed first, the oldest of them, when there are too many', async () => {
    const { port } = await start(answer, { limits: { maxConnections: 2 } });
    const silent = [await connectRaw(port), await connectRaw(port)];
    const ended = silent.map(({ socket }) => once(socket, 'close'));
    await connectRaw(port);
    await Promise.all(ended);
    await expect.poll(() => isAnswered(port), soon).toBe(true);
  });
});
