/** For the supervisor's test: `node supervised.ts` supervises itself as a program that ends in every way. */
import { supervise } from '../supervise.ts';

const say = (words: string) => void process.stdout.write(`${words}\n`);
const restarts = process.argv.find((each) => each.startsWith('--restarts='));

if (restarts) {
  process.on('SIGTERM', () => {
    say('told to end');
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
  });
}
