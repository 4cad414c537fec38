/** One of several processes that race for the same limits: starts at SIGUSR2 and prints how many passed. */
import { once } from 'node:events';
import { openDatabase } from '@forecourt/store';
import { raceLimits } from './race-limits.ts';

const { DATABASE_URL = '', COUNT = '0', NAME = '' } = process.env;
// A statement that takes too long would let a number be shown: on a busy machine the limits are measured, not the time.
const db = await openDatabase(DATABASE_URL, { timeoutMs: 60_000 });
const staying = setInterval(() => {}, 60_000);
const begin = once(process, 'SIGUSR2');
process.stdout.write('ready\n');
await begin;
clearInterval(staying);
process.stdout.write(`passed ${JSON.stringify(await raceLimits(db, Number(COUNT), NAME))}\n`);
await db.close();
