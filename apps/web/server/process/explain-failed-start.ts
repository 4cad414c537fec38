import { DatabaseError } from '@forecourt/store/opening';
import type { Config } from '../config.ts';
import { findFullDiskOfDatabase } from './full-disk.ts';
import { StartError } from './start-error.ts';

/** One sentence if the operator can act on the reason, however deep it is wrapped; otherwise the error. */
export function explainFailedStart(error: unknown, config: Pick<Config, 'databaseUrl'>): unknown {
  const known = findKnown(error);
  // A database that was cut off gives no reason; the disk may.
  const isVague = known === null || (known instanceof DatabaseError && vagueKinds.has(known.kind));
  return (isVague && findFullDiskOfDatabase(config)) || (known?.message ?? error);
}

const vagueKinds: ReadonlySet<string> = new Set<DatabaseError['kind']>(['unreachable', 'damaged']);

function findKnown(error: unknown): StartError | DatabaseError | null {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (reason instanceof StartError || reason instanceof DatabaseError) return reason;
  }
  return null;
}
