import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { startTinyBalancer } from '../testing/tiny-balancer.ts';

let server: SpawnedServer | null = null;
afterEach(() => server?.child.kill('SIGKILL'));

async function startSlowServer(environment: Record<string, string> = {}) {
  server = spawnServer('apps/web/server/testing/slow-server.ts', environment);
  const [, port] = await server.says(/port (\d+)/);
  return { server, address: `http://127.0.0.1:${port}` };
}

it('lets a request in flight finish, closes what is open, and exits with 0', async () => {
  const { server, address } = await startSlowServer();
  const answer = fetch(`${address}/slow`);
  await server.says(/asked/);
  server.child.kill('SIGTERM');
  expect(await (await answer).text()).toBe('finished');
  expect(await server.ended).toBe(0);
  expect(server.stdout()).toMatch(/closing\nclosed\n$/);
});

it('accepts no new connection once it is closing', async () => {
  const { server, address } = await startSlowServer();
  const answer = fetch(`${address}/slow`);
  await server.says(/asked/);
  server.child.kill('SIGINT');
  await server.says(/closing/);
  // The first may still be accepted, because it may already have been on its way.
  await expect.poll(() => fetch(`${address}/slow`).catch(() => 'refused')).toBe('refused');
  await answer;
  expect(await server.ended).toBe(0);
});

it('serves new visitors for a while after SIGTERM, so that load balancers notice first', async () => {
  const { server, address } = await startSlowServer({ DELAY_MS: '1500' });
  server.child.kill('SIGTERM');
  await server.says(/closing/);
  expect(await ask(address, 'GET /quick HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
    /Connection: close.*finished/s,
  );
  expect(await server.ended).toBe(0);
});

it('answers a request on a connection that was opened in advance, even after the port has closed', async () => {
  const { server, address } = await startSlowServer({ DELAY_MS: '1000' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const text = readAll(socket);
  await once(socket, 'connect');
  server.child.kill('SIGTERM');
  await expect.poll(() => fetch(address).then(String, () => 'refused'), { timeout: 5000 }).toBe('refused');
  // Longer than a connection without a load balancer is waited for.
  await sleep(300);
  socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await text).toMatch(/Connection: close.*finished/s);
  expect(await server.ended).toBe(0);
});

it('does not keep a person at a terminal waiting for load balancers', async () => {
  const { server } = await startSlowServer({ LIMIT_MS: '600000', DELAY_MS: '300000' });
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

it('loses no request of a rolling restart', async () => {
  const balancer = await startTinyBalancer();
  const start = async (port = 0) => {
    const started = spawnServer('apps/web/server/testing/slow-server.ts', {
      PORT: String(port),
      DELAY_MS: '600',
    });
    const [, bound] = await started.says(/port (\d+)/);
    return { ...started, port: Number(bound) };
  };
  const pair = [await start(), await start()];
  try {
    balancer.use(pair.map(({ port }) => port));
    const visitors = balancer.visit('/quick', 6);
    for (const [index, each] of pair.entries()) {
      each.child.kill('SIGTERM');
      expect(await each.ended).toBe(0);
      pair[index] = await start(each.port);
    }
    const answers = await visitors.stop();
    expect(new Set(answers)).toEqual(new Set(['finished']));
  } finally {
    for (const { child } of pair) child.kill('SIGKILL');
    await balancer.close();
  }
});

it('does not wait for a connection that has sent no request', async () => {
  const { server, address } = await startSlowServer({ LIMIT_MS: '600000' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  // A request on another connection proves that the server has seen the silent one.
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  socket.destroy();
});

it('cuts off what does not finish in time', async () => {
  const { server, address } = await startSlowServer({ LIMIT_MS: '50' });
  const answer = fetch(`${address}/never`).catch(() => 'cut off');
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  expect(await answer).toBe('cut off');
  expect(await server.ended).toBe(0);
});

it.each(['hangs', 'fails'])('closes the rest in time if a closer %s', async (closer) => {
  const { server } = await startSlowServer({ LIMIT_MS: '400', CLOSER: closer });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.stdout()).toMatch(/closed\n$/);
});

it('exits at once at the second signal', async () => {
  const { server, address } = await startSlowServer({ LIMIT_MS: '600000' });
  const answer = fetch(`${address}/never`).catch(() => 'cut off');
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  await server.says(/closing/);
  // Repeatedly: the same press of Ctrl-C may arrive twice, so a signal that follows at once does not count.
  const again = setInterval(() => server.child.kill('SIGTERM'), 100);
  expect(await server.ended).toBe(1);
  clearInterval(again);
  expect(await answer).toBe('cut off');
});

it('counts the same press of Ctrl-C once, even if it arrives twice', async () => {
  const { server, address } = await startSlowServer();
  const answer = fetch(`${address}/slow`);
  await server.says(/asked/);
  // Two of a kind might arrive as one.
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await (await answer).text()).toBe('finished');
  expect(await server.ended).toBe(0);
});

it('answers what was sent before the signal, even if it was too busy to read it', async () => {
  const { server, address } = await startSlowServer();
  const busy = fetch(`${address}/busy`);
  await server.says(/busy/);
  // The server does not read its sockets until it has finished the other request.
  const answers = Array.from({ length: 5 }, () => fetch(`${address}/slow`).then((each) => each.text()));
  server.child.kill('SIGTERM');
  await server.says(/closing/);
  expect(await Promise.all(answers)).toEqual(Array(5).fill('finished'));
  await busy;
  expect(await server.ended).toBe(0);
});

describe('a keep-alive connection', () => {
  it('is told with its response that it closes', async () => {
    const { server, address } = await startSlowServer();
    const answer = ask(address, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await server.says(/asked/);
    server.child.kill('SIGTERM');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*finished/s);
    expect(await server.ended).toBe(0);
  });

  it('ends cleanly after a response that was half sent when the shutdown began', async () => {
    const { server, address } = await startSlowServer({ LIMIT_MS: '600000' });
    const answer = ask(address, 'GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
    await server.says(/asked/);
    server.child.kill('SIGTERM');
    expect(await answer).toMatch(/first .*finished\r\n0\r\n\r\n$/s);
    expect(await server.ended).toBe(0);
  });

  it('gets the response to a request whose headers arrive during the shutdown', async () => {
    const { server, address } = await startSlowServer();
    // Its first request is answered; the second is half sent when the shutdown starts.
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const text = readAll(socket);
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.write('GET /slow HTTP/1.1\r\nHo');
    // A request on another connection proves that the server has seen it.
    const other = ask(address, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await server.says(/asked\nasked/);
    server.child.kill('SIGTERM');
    await server.says(/closing/);
    socket.write('st: x\r\n\r\n');
    expect(await text).toMatch(/finished.*Connection: close.*finished/s);
    await other;
    expect(await server.ended).toBe(0);
  });
});

/** Everything that the server sends before it closes; rejects when it resets the connection. */
function ask(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(request);
  return readAll(socket);
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'end');
  return text;
}
