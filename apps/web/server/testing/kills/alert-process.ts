/**
 * Tells people about adverts as the site does, run after run, for tests that kill it. What it has done goes to stdout, one
 * line a run. Its clock goes faster, so that gathered news becomes due.
 */
import { createWatchList, runAlerts } from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store/opening';

const { DATABASE_URL = '', START = '0', UNTIL_DONE = '' } = process.env;
const minuteMs = 60_000;
const db = await openDatabase(DATABASE_URL);
let now = Number(START);
const search = { names: async () => ({ resolve: (query: never) => query }) as never };
const watchList = createWatchList({ db, search });
process.stdout.write('ready 0\n');

for (let quiet = 0; UNTIL_DONE === '' || quiet < 6; ) {
  const { changes, news, notices } = await runAlerts({
    db,
    watchList,
    complete: (advert) => advert,
    now: () => now,
    onMail: () => {},
    // Small, so that there is much to be killed in between.
    batchSize: 2,
  });
  quiet = changes + news + notices > 0 ? 0 : quiet + 1;
  // At the end it waits for the mornings, too.
  now += (UNTIL_DONE === '' ? 6 : 6 * 60) * minuteMs;
  process.stdout.write(`run ${changes} ${news} ${notices}\n`);
}
await db.close();
