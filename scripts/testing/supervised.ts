/** For the supervisor's test: `node supervised.ts` supervises itself as a program that ends in every way. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { supervise } from '../supervise.ts';

const say = (words: string) => void process.stdout.write(`${words}\n`);
const restarts = process.argv.find((each) => each.startsWith('--restarts='));

const place = process.argv.find((each) => each.startsWith('--process='));

if (restarts && process.env.SHARES_PORTS) serve();
else if (restarts) {
  process.on('SIGTERM', () => {
    say('told to end');
    if (process.env.CRASHES_AT_END) process.abort();
    if (!process.env.IGNORES_SIGNALS) process.exit(0);
  });
  process.on('disconnect', () => {
    say('left alone');
    process.exit(0);
  });
  if (process.env.FAILS_AT === restarts) process.exit(3);
  if (!process.env.NEVER_READY) process.send?.('ready');
  say(`${restarts} pid=${process.pid}`);
  if (process.env.NEVER_READY) process.exit(1);
  say(`flags ${process.execArgv.join(' ')}, variable ${process.env.SUPERVISED_VARIABLE}`);
} else {
  supervise({
    program: import.meta.filename,
    flags: ['--max-semi-space-size=8'],
    environment: { SUPERVISED_VARIABLE: 'ours' },
    killAfterMs: process.env.IGNORES_SIGNALS ? 300 : 30_000,
    watchesParent: process.env.WATCHES_PARENT !== undefined,
    firstDelayMs: 10,
    count: Number(process.env.COUNT ?? 1),
    sharesPorts: process.env.SHARES_PORTS !== undefined,
  });
}

/** Answers with its process id, and says what its peers have told it. */
function serve(): void {
  const server = createServer((_, response) => {
    if (process.connected) process.send?.({ forPeers: 'greeting', from: process.pid });
    // A connection that is kept might be used again just when it is closed.
    response.setHeader('Connection', 'close').end(String(process.pid));
  });
  process.on('message', (message: { from: number }) => say(`${process.pid} heard ${message.from}`));
  process.on('SIGTERM', () => {
    // A connection that is already on its way here goes back to the other process, while this one can still say so.
    server.close(() => setTimeout(() => process.exit(0), 500));
  });
  server.listen(0, '127.0.0.1', () => {
    if (existsSync(process.env.FAILS_WITH_FILE ?? '')) process.exit(3);
    say(`${place} ${restarts} pid=${process.pid} port=${(server.address() as { port: number }).port}`);
    process.send?.('ready');
  });
}
