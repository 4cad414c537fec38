/** Counts figures without a pause, for tests that kill a process. It prints how many it counts, and how many are stored. */
import { openDatabase } from '@forecourt/store';
import { openFigures } from '../figures/open-figures.ts';

const db = await openDatabase(process.env.DATABASE_URL ?? '');
let counted = 0;
let countedBefore = 0;
const figures = openFigures({
  db,
  log: { warn: () => {} },
  everyMs: 50,
  onSuccess() {
    // A batch holds all that was counted when the one before it had been stored.
    process.stdout.write(`stored ${countedBefore}\n`);
    countedBefore = counted;
  },
});
setInterval(() => {
  counted += 1;
  process.stdout.write(`counted ${counted}\n`);
  figures.service.count('opened', 'a');
}, 1);
