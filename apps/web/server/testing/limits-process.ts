/** One of several processes that race for the same limits: starts at SIGUSR2 and prints how many passed. */
import { once } from 'node:events';
import { openDatabase } from '@forecourt/store';
import { raceLimits } from './race-limits.ts';

const { DATABASE_URL = '', COUNT = '0', NAME = '' } = process.env;
const db = await openDatabase(DATABASE_URL);
const staying = setInterval(() => {}, 60_000);
const begin = once(process, 'SIGUSR2');
process.stdout.write('ready\n');
await begin;
clearInterval(staying);
process.stdout.write(`passed ${JSON.stringify(await raceLimits(db, Number(COUNT), NAME))}\n`);
await db.close();
