import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultName, faults } from './testing/faults.ts';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

let server: SpawnedServer;
let address = '';
let handlers = 0;

beforeAll(async () => {
  server = spawnServer('apps/web/server/testing/faulty-server.ts', {});
  const [, port, count] = await server.says(/port (\d+), (\d+) handlers/);
  address = `http://127.0.0.1:${port}`;
  handlers = Number(count);
});
afterAll(() => server.child.kill('SIGKILL'));

async function statusOf(path: string): Promise<number | 'broken off'> {
  try {
    const response = await fetch(address + path);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'broken off';
  }
}

/** The possible outcomes for the visitor who triggers the fault. */
const outcomes: Record<FaultName, (number | string)[]> = {
  before: [500],
  after: [500],
  'no-error': [500],
  'bad-header': [500],
  'control-character': [500],
  'half-sent': [200, 500, 'broken off'],
  'in-timer': [200, 500],
  'in-callback': [500],
  'promise-nobody-awaits': [200],
  'response-listener': [200],
};

describe('a fault in one request', () => {
  // Before the faults, because their log lines may arrive late.
  it('does not include a visitor who leaves', async () => {
    const before = server.stderr().length;
    const leaving = new AbortController();
    const asked = fetch(`${address}/page?until-i-leave`, { signal: leaving.signal }).catch(() => 'left');
    await server.says(/A visitor waits/);
    leaving.abort();
    expect(await asked).toBe('left');
    await statusOf('/page');
    const lines = () => server.stderr().slice(before);
    await expect.poll(lines).toContain('"status":499');
    expect(lines()).not.toContain('"level":50');
  });

  it.each(Object.keys(faults) as FaultName[])(
    '(%s) affects no other request, in any handler',
    async (name) => {
      expect(handlers).toBeGreaterThan(10);
      const positions = Array.from({ length: handlers }, (_, position) => position);
      const asked = positions.map((position) => ({
        faulty: statusOf(`/fault/${position}/${name}`),
        others: [statusOf('/page'), statusOf('/healthz')],
      }));
      for (const { faulty, others } of asked) {
        expect(outcomes[name]).toContain(await faulty);
        expect(await Promise.all(others)).toEqual([200, 200]);
      }
      expect(server.child.exitCode).toBeNull();
    },
  );

  it('is logged', async () => {
    const logged = () => {
      const messages = server.stderr().matchAll(/"message":"Fault: ([^"]+)"/g);
      return [...new Set([...messages].map(([, words]) => words))].sort();
    };
    await expect
      .poll(logged)
      .toEqual([
        'after',
        'before',
        'half-sent',
        'in-timer',
        'promise-nobody-awaits',
        'response-listener close',
        'response-listener finish',
      ]);
  });
});

it('ends the process if it arose outside any request, after the requests in flight', async () => {
  const inFlight = statusOf('/page');
  await statusOf('/healthz');
  server.child.kill('SIGUSR2');
  expect(await inFlight).toBe(200);
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/A fault outside of any request.*The process is ending/);
});
