import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages: readonly { name: string; programs: readonly string[] }[] = [
  { name: 'patroni', programs: ['/usr/bin/patroni'] },
  { name: 'etcd-server', programs: ['/usr/bin/etcd'] },
  { name: 'haproxy', programs: ['/usr/sbin/haproxy'] },
];

/** Debian's packages that are not installed. */
export function findMissingPackages(withPgbouncer: boolean): string[] {
  const wanted = withPgbouncer
    ? [...packages, { name: 'pgbouncer', programs: ['/usr/sbin/pgbouncer'] }]
    : packages;
  const missing = wanted.filter(({ programs }) => !programs.every(existsSync)).map(({ name }) => name);
  return findPostgresFolder() ? missing : [...missing, 'postgresql'];
}

/** The programs of the newest PostgreSQL of Debian. */
export function findPostgresFolder(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export interface User {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: its nodes run as Debian's user then. */
export function findPostgresUser(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
