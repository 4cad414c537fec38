import { join } from 'node:path';
import { dataFolder, openMedia } from '../command/with-database.ts';
import { longWorkTimeoutMs } from '../database/guard-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { runImport } from './import-command.ts';

const dataDir = dataFolder();
process.exitCode = await runImport(process.argv.slice(2), {
  dataDir,
  openMedia,
  openDatabase: () =>
    openDatabase(process.env.DATABASE_URL || `pglite://${join(dataDir, 'db')}`, {
      timeoutMs: longWorkTimeoutMs,
    }),
  terminal: process.stderr,
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
