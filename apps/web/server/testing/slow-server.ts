/** A server with one slow answer, for the test of the shutdown. */
import { createNodeServer, listen } from '../listen.ts';
import { shutDownOnSignals } from '../shutdown.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const server = createNodeServer((request, response) => {
  if (request.url === '/never') return;
  process.stdout.write('asked\n');
  setTimeout(() => response.end('finished'), 300);
});
const port = await listen(server, 0, '127.0.0.1');
shutDownOnSignals({
  server,
  waitMs: Number(process.env.WAIT_MS ?? 5000),
  log: silent,
  onBegin: () => process.stdout.write('closing\n'),
  closers: [() => void process.stdout.write('closed\n')],
  exit: (code) => process.exit(code),
});
process.stdout.write(`port ${port}\n`);
