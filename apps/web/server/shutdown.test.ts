import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

let server: SpawnedServer | null = null;
afterEach(() => server?.child.kill('SIGKILL'));

async function startSlowServer(environment: Record<string, string> = {}) {
  server = spawnServer('apps/web/server/testing/slow-server.ts', environment);
  const [, port] = await server.says(/port (\d+)/);
  return { server, address: `http://127.0.0.1:${port}` };
}

it('lets a request in flight end, closes what is open, and exits with 0', async () => {
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
  await expect(fetch(`${address}/slow`)).rejects.toThrow();
  await answer;
  expect(await server.ended).toBe(0);
});

it('does not wait for a connection that has asked for nothing', async () => {
  const { server, address } = await startSlowServer({ WAIT_MS: '600000' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  // A request on another connection proves that the server has seen the silent one.
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  socket.destroy();
});

it('cuts off what does not end in time', async () => {
  const { server, address } = await startSlowServer({ WAIT_MS: '50' });
  const answer = fetch(`${address}/never`).catch(() => 'cut off');
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  expect(await answer).toBe('cut off');
  expect(await server.ended).toBe(0);
});

it('exits at once at the second signal', async () => {
  const { server, address } = await startSlowServer();
  const answer = fetch(`${address}/never`).catch(() => 'cut off');
  await fetch(`${address}/slow`);
  server.child.kill('SIGTERM');
  await server.says(/closing/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(await answer).toBe('cut off');
});
