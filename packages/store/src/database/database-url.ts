import { isAbsolute, resolve } from 'node:path';
import { DatabaseError } from './database-error.ts';

export type DatabaseAddress =
  | { kind: 'pglite'; folder: string | null; shown: string }
  | { kind: 'postgres'; url: string; shown: string };

/**
 * `pglite://memory` keeps nothing; `pglite://./data/db` is a folder, relative to the process's working
 * directory.
 */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const folder = /^pglite:\/\/(.+)$/.exec(url)?.[1];
  if (folder === 'memory') return { kind: 'pglite', folder: null, shown: url };
  // The author wants either memory or a folder, and would not notice getting the other.
  if (folder?.startsWith('memory/'))
    throw new DatabaseError(
      'bad-url',
      `The database address pglite://memory has no folders: leave out what follows it, or write pglite://./${folder} for a folder.`,
    );
  if (folder) return { kind: 'pglite', folder: isAbsolute(folder) ? folder : resolve(folder), shown: url };
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url, shown: withoutPassword(url) };
  throw new DatabaseError(
    'bad-url',
    `The database address must begin with pglite:// or postgres://, but it is ${JSON.stringify(url.slice(0, 20))}.`,
  );
}

/** Errors and logs name the database, and must not reveal its password. */
function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '***';
    return parsed.href;
  } catch {
    throw new DatabaseError(
      'bad-url',
      'The database address begins with postgres:// but is not a valid address.',
    );
  }
}
