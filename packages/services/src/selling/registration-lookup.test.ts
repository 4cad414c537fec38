import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createHttpLookup } from './registration-lookup.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function startRegister(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const warn = vi.fn();
  const url = `http://127.0.0.1:${port}/vehicles/{plate}`;
  return { warn, lookUp: createHttpLookup({ url, token: 'secret', log: { warn }, timeoutMs: 500 }) };
}

const unknown = {
  channel: null,
  make: null,
  model: null,
  derivative: null,
  year: null,
  fuel: null,
  transmission: null,
  body: null,
  colour: null,
  engineCc: null,
  doors: null,
  seats: null,
  testExpiry: null,
};

it('asks for the plate with its token, and takes what fits', async () => {
  const asked: string[] = [];
  const { lookUp } = await startRegister((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.end(
      JSON.stringify({
        make: ' Volkswagen ',
        model: 'Golf',
        year: 2019,
        fuel: 'DIESEL',
        body: 'Spaceship',
        engineCc: '1598',
        doors: 500,
        testExpiry: '2027-05-31',
        owner: 'Niamh',
      }),
    );
  });
  expect(await lookUp('191-D 1/2')).toEqual({
    ...unknown,
    make: 'Volkswagen',
    model: 'Golf',
    year: 2019,
    fuel: 'Diesel',
    testExpiry: '2027-05-31',
  });
  expect(asked).toEqual(['/vehicles/191-D%201%2F2 Bearer secret']);
});

it('knows nothing about an unknown plate, and says nothing about it', async () => {
  const { lookUp, warn } = await startRegister((_, response) => response.writeHead(404).end());
  expect(await lookUp('191-D-1')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it.each<[string, RequestListener]>([
  ['an error', (_, response) => void response.writeHead(500).end()],
  ['no JSON', (_, response) => void response.end('<html>')],
  ['a list', (_, response) => void response.end('[]')],
  ['a redirect', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ['too much', (_, response) => void response.end(JSON.stringify({ make: 'x'.repeat(70_000) }))],
  ['nothing in time', () => {}],
  [
    'half an answer',
    (_, response) => void response.writeHead(200, { 'Content-Length': 99 }).write('{"make":'),
  ],
])('goes on without it after %s, and logs no plate', async (_, answer) => {
  const { lookUp, warn } = await startRegister(answer);
  expect(await lookUp('191-D-777')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  const [{ err }] = warn.mock.calls[0] as [{ err: Error }];
  expect(`${err.message} ${err.stack}`).not.toContain('191-D-777');
});
