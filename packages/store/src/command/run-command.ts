import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { runImport } from '../feed/import-command.ts';
import { openFolderStore } from '../media/folder-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { RunOnDatabase } from './with-database.ts';

/** For tests: the output of one of the operator's commands, run in this process and on this database. */
export async function sayOn(
  db: Database,
  build: (run: RunOnDatabase) => Command,
  args: readonly string[],
): Promise<string> {
  let text = '';
  const run: RunOnDatabase = async (work) => {
    text = await work(db);
  };
  const program = build(run);
  // A refused argument is thrown, not printed: printing it would end this process.
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeErr: () => {} });
  await program.parseAsync(args, { from: 'user' });
  return text;
}

/** For tests: `npm run import`, run in this process and on this database. */
export async function importOn(
  db: Database,
  args: readonly string[],
  dataDir: string,
  media: Partial<MediaStore> = {},
): Promise<{ code: number; text: string }> {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const code = await runImport(args, {
    dataDir,
    openMedia: async () => ({ ...openFolderStore(dataDir), ...media }),
    openDatabase: async () => ({ ...db, close: async () => {} }),
    terminal: null,
    say: write,
    complain: write,
  });
  return { code, text };
}

/** For tests: runs one of the operator's commands as its own process on the database in this data folder. */
export async function runCommand(
  script: string,
  args: readonly string[],
  dataDir: string,
): Promise<{ code: number; text: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  return { code, text };
}
