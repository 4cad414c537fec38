import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort, listen } from '../free-port.ts';
import { startBalancer } from './balancer.ts';

it('passes dead processes over, however many ask at once', async () => {
  const alive = createServer((request, response) => void request.pipe(response));
  const port = await listen(alive);
  const dead = [await findFreePort(), await findFreePort()];
  const balancer = startBalancer(0, [...dead, port]);
  onTestFinished(() => {
    for (const server of [alive, balancer]) {
      server.close();
      server.closeAllConnections();
    }
  });
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}/`;
  const ask = async (_: unknown, index: number) =>
    (await fetch(address, { method: 'POST', body: `form ${index}` })).text();
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(answers).toEqual(answers.map((_, index) => `form ${index}`));
});
