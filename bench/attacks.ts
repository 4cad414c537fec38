import { type Attack, SkippedError } from './attacks/attack.ts';
import { coldPictures } from './attacks/cold-pictures.ts';
import { crashRequests } from './attacks/crash-requests.ts';
import { formFloods } from './attacks/form-floods.ts';
import { fullDisk } from './attacks/full-disk.ts';
import { fuzz } from './attacks/fuzz.ts';
import { hungDatabase } from './attacks/hung-database.ts';
import { longHeaders } from './attacks/long-headers.ts';
import { minuteOfLoad } from './attacks/minute-of-load.ts';
import { openRedirects } from './attacks/open-redirects.ts';
import { pipelining } from './attacks/pipelining.ts';
import { racedLimits } from './attacks/raced-limits.ts';
import { slowReaders } from './attacks/slow-readers.ts';

const attacks: readonly Attack[] = [
  crashRequests,
  openRedirects,
  formFloods,
  racedLimits,
  coldPictures,
  pipelining,
  slowReaders,
  hungDatabase,
  fullDisk,
  minuteOfLoad,
  longHeaders,
  fuzz,
];

/** What strangers and bad days can do to the site, each tried for real on this machine; one line each. */
export async function benchAttacks(): Promise<void> {
  for (const { name, run } of attacks) {
    const { word, figure } = await judge(run);
    console.log(`${word.padEnd(7)} ${name}: ${figure}`);
  }
}

async function judge(run: Attack['run']): Promise<{ word: string; figure: string }> {
  try {
    const { held, figure } = await run();
    return { word: held ? 'held' : 'BROKE', figure };
  } catch (error) {
    const figure = error instanceof Error ? error.message : String(error);
    return { word: error instanceof SkippedError ? 'skipped' : 'BROKE', figure };
  }
}
