/**
 * `node --import full-disk.ts full-disk-program.ts`: an embedded database runs out of disk space and gets
 * some again.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { databaseProblemOf } from '../database/database-problem.ts';
import { openDatabase } from '../database/open-database.ts';
import { findSetting, saveSetting } from '../setting/settings.ts';

const { FULL_DISK: marker = '', DATABASE_URL = '' } = process.env;
const db = await openDatabase(DATABASE_URL, { timeoutMs: 5000, retryMs: 50 });
const problemOf = (work: Promise<unknown>) => work.then(() => 'none', databaseProblemOf);
const heals = () => new Promise<void>((resolve) => db.onProblem((problem) => problem === null && resolve()));
const tell = (what: string, answer: unknown) => process.stdout.write(`${what}: ${answer}\n`);
const letter = Array.from({ length: 30_000 }, (_, n) => String.fromCodePoint(200 + ((n * n) % 5000))).join(
  '',
);

// The database alone does not keep a process alive.
const staying = setInterval(() => {}, 60_000);
await saveSetting(db, 'kept', 'before');
writeFileSync(marker, '');
tell('a long letter', await problemOf(saveSetting(db, 'letter', letter)));
tell('state', db.problem());
tell('reading', await findSetting(db, 'kept'));
rmSync(marker);
await heals();
tell('a long letter with room', await problemOf(saveSetting(db, 'letter', letter)));

writeFileSync(marker, '');
// The next write-ahead log segment cannot be created, which makes PostgreSQL panic.
await problemOf(Promise.resolve(db.orm.execute('select pg_switch_wal()')));
tell('after a panic', await problemOf(saveSetting(db, 'kept', 'during')));
tell('state', db.problem());
const healed = heals();
rmSync(marker);
await healed;
tell('reading', await findSetting(db, 'kept'));
tell('writing', await problemOf(saveSetting(db, 'kept', 'after')));
await db.close();
clearInterval(staying);
