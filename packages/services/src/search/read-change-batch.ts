import type { AdvertChange } from '@forecourt/search';
import {
  type Database,
  findSearchableAdverts,
  maxChangesAtOnce,
  readChanges,
  type AdvertChange as StoredChange,
} from '@forecourt/store';

export type ChangeBatch =
  /** Changes that the index has not seen were pruned: only a full reload can be trusted. */
  | { kind: 'gap' }
  /** `version` is that of the last change. */
  | { kind: 'changes'; changes: AdvertChange[]; version: number; isLast: boolean };

/**
 * The next changes after a version, each with its current advert, which may be newer than the change itself:
 * an advert that changed twice comes once, at the position of its last change.
 */
export async function readChangeBatch(db: Database, version: number, size: number): Promise<ChangeBatch> {
  const limit = Math.min(size, maxChangesAtOnce - 1);
  // The change that made the version is read too, as proof that nothing after it has been pruned.
  const [witness, ...rest] = await readChanges(db, version - 1, limit + 1);
  const isWitnessed = witness?.sequence === version;
  if (!isWitnessed && !isBeginning(version, witness)) return { kind: 'gap' };
  const stored = isWitnessed || !witness ? rest : [witness, ...rest].slice(0, limit);
  return {
    kind: 'changes',
    changes: await withAdverts(db, stored),
    version: stored.at(-1)?.sequence ?? version,
    isLast: stored.length < limit,
  };
}

/** An index loaded from a store without any change has no such proof; the very first change will do. */
function isBeginning(version: number, first: StoredChange | undefined): boolean {
  return version === 0 && (first === undefined || first.sequence === 1);
}

async function withAdverts(db: Database, stored: readonly StoredChange[]): Promise<AdvertChange[]> {
  const last = new Map(stored.map((change) => [change.publicReference, change.sequence]));
  const adverts = last.size > 0 ? await findSearchableAdverts(db, [...last.keys()]) : [];
  const live = new Map(adverts.map((advert) => [advert.publicReference, advert]));
  return stored
    .filter(({ publicReference, sequence }) => last.get(publicReference) === sequence)
    .map(({ publicReference, sequence }) => ({
      sequence,
      publicReference,
      advert: live.get(publicReference) ?? null,
    }));
}
