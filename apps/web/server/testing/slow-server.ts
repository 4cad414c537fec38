/** A server with slow responses and, on request, resources that never close: for the shutdown test. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createNodeServer, listen } from '../process/listen.ts';
import { createShutdown, shutDownOnSignals } from '../process/shutdown.ts';

const say = (word: string) => void process.stdout.write(`${word}\n`);
const log = { info: () => {}, warn: (_: unknown, words?: string) => say(words ?? ''), error: () => {} };
let isClosing = false;
const server = createNodeServer(async (request, response) => {
  if (request.url === '/never') return;
  if (request.url === '/busy') {
    say('busy');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
  if (request.url === '/quick') return void response.end('finished');
  if (request.url?.startsWith('/readyz')) return void response.writeHead(isClosing ? 503 : 200).end();
  if (request.url === '/stream') response.write('first ');
  say('asked');
  await sleep(300);
  response.end('finished');
});
const exit = (code: number) => process.exit(code);
const shutdown = createShutdown({
  server,
  limitMs: Number(process.env.LIMIT_MS ?? 5000),
  delayMs: Number(process.env.DELAY_MS ?? 0),
  log,
  exit,
});
shutDownOnSignals(shutdown, { log, exit });
const port = await listen(server, Number(process.env.PORT ?? 0), '127.0.0.1');
shutdown.closes({
  onBegin: () => {
    isClosing = true;
    say('closing');
  },
  closers: {
    hanging: () => process.env.CLOSER === 'hangs' && new Promise(() => {}),
    failing: () => process.env.CLOSER === 'fails' && Promise.reject(new Error('no')),
    last: () => say('closed'),
  },
});
say(`port ${port}`);
