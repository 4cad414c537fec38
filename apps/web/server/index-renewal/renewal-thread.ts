import { setPriority } from 'node:os';
import { MemoryEngine } from '@forecourt/search';
import {
  createReputationService,
  openDealerScores,
  openPricing,
  renewIndexFile,
} from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store';
import { openMediaStore } from '@forecourt/store/opening';
import { parseConfig } from '../config.ts';
import { openIndexFile } from '../open-index-file.ts';

/** Run as a worker thread by `renew-index.ts`: it has the same environment as its process. */
const parsed = parseConfig(process.env);
if ('mistakes' in parsed) throw new Error(parsed.mistakes.join(' '));
const { config } = parsed;
try {
  // On Linux this is the priority of the thread alone. Visitors come first.
  if (process.platform === 'linux') setPriority(10);
} catch {
  // It only takes longer from visitors then.
}

const warnings: { cause: unknown; message: string }[] = [];
const log = {
  info: () => {},
  warn: ({ err: cause }: { err: unknown }, message: string) => void warnings.push({ cause, message }),
} as never;
const db = await openDatabase(config.databaseUrl);
try {
  const media = await openMediaStore({ url: config.mediaStoreUrl, dataDir: config.dataDir });
  const file = openIndexFile(config, media, log);
  // Adverts get what they get at a start; nothing is fitted here.
  const scores = openDealerScores({ reputation: createReputationService(db), log });
  const engine = scores.watch(openPricing({ db, log }).watch(new MemoryEngine()));
  if (file) await renewIndexFile(db, engine, file);
} finally {
  await db.close();
}
// The process logs what ends the thread; an error keeps its message, stack and cause on the way there.
if (warnings.length > 0)
  throw new Error(warnings.map(({ message }) => message).join('; '), { cause: warnings[0]?.cause });
