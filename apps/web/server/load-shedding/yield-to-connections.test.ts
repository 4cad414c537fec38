import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { yieldToConnections } from './yield-to-connections.ts';

/** One connection arrives in each of the given number of event loop turns. */
async function countTurns(connections: number): Promise<number> {
  const server = new EventEmitter();
  const yieldTurn = yieldToConnections(server as Server);
  let left = connections;
  let turns = 0;
  const accept = () => {
    turns += 1;
    if (left === 0) return;
    left -= 1;
    server.emit('connection');
    setImmediate(accept);
  };
  setImmediate(accept);
  await new Promise<void>((resolve) => yieldTurn(resolve));
  return turns;
}

it('waits for one turn of the event loop without new connections', async () => {
  expect(await countTurns(0)).toBe(1);
});

it('waits until no new connection arrives', async () => {
  expect(await countTurns(30)).toBe(31);
});

it('does not wait forever', async () => {
  expect(await countTurns(5000)).toBe(100);
});
