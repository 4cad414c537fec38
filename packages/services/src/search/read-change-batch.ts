import type { AdvertChange, SearchEngine } from '@forecourt/search';
import {
  type Database,
  findSearchableAdverts,
  findStatedPrices,
  maxChangesAtOnce,
  readChangedReferences,
  type StatedPrices,
} from '@forecourt/store';

type StoredChange = Pick<ReadChange, 'sequence' | 'publicReference'>;

/** A change of an advert, and its prices by now; null if it is no longer for sale. */
export interface ReadChange {
  sequence: number;
  publicReference: string;
  stated: StatedPrices | null;
}

export type ChangeBatch =
  /** Changes that the index has not seen were pruned: only a full reload can be trusted. */
  | { kind: 'gap' }
  /** `version` is that of the last change. */
  | { kind: 'changes'; changes: ReadChange[]; version: number; isLast: boolean };

/**
 * The next changes after a version, each with the current prices of its advert, which may be newer than the change
 * itself: an advert that changed twice comes once, at the position of its last change.
 */
export async function readChangeBatch(db: Database, version: number, size: number): Promise<ChangeBatch> {
  const limit = Math.min(size, maxChangesAtOnce - 1);
  // The change that made the version is read too, as proof that nothing after it has been pruned.
  const [witness, ...rest] = await readChangedReferences(db, version - 1, limit + 1);
  const isWitnessed = witness?.sequence === version;
  if (!isWitnessed && !isBeginning(version, witness)) return { kind: 'gap' };
  const stored = isWitnessed || !witness ? rest : [witness, ...rest].slice(0, limit);
  return {
    kind: 'changes',
    changes: await withPrices(db, stored),
    version: stored.at(-1)?.sequence ?? version,
    isLast: stored.length < limit,
  };
}

/** An index loaded from a store without any change has no such proof; the very first change will do. */
function isBeginning(version: number, first: StoredChange | undefined): boolean {
  return version === 0 && (first === undefined || first.sequence === 1);
}

async function withPrices(db: Database, stored: readonly StoredChange[]): Promise<ReadChange[]> {
  const last = new Map(stored.map((change) => [change.publicReference, change.sequence]));
  const prices = last.size > 0 ? await findStatedPrices(db, [...last.keys()]) : [];
  const live = new Map(prices.map((stated) => [stated.publicReference, stated]));
  return Array.from(last, ([publicReference, sequence]) => ({
    sequence,
    publicReference,
    stated: live.get(publicReference) ?? null,
  })).sort((a, b) => a.sequence - b.sequence);
}

/**
 * The changes as the engine takes them. An advert whose fingerprint the engine knows has other prices at most; the
 * others are read in full.
 */
export async function completeChanges(
  db: Database,
  engine: Pick<SearchEngine, 'fingerprints'>,
  changes: readonly ReadChange[],
): Promise<AdvertChange[]> {
  const isKnown = await findKnown(engine, changes);
  const unknown = changes.filter(({ stated }, place) => stated && !isKnown[place]);
  const references = unknown.map(({ publicReference }) => publicReference);
  const adverts = references.length > 0 ? await findSearchableAdverts(db, references) : [];
  const live = new Map(adverts.map((advert) => [advert.publicReference, advert]));
  return changes.map(({ sequence, publicReference, stated }, place) =>
    stated && isKnown[place]
      ? { sequence, publicReference, prices: stated.prices }
      : { sequence, publicReference, advert: live.get(publicReference) ?? null },
  );
}

/** By change: whether the engine has the advert as it is, but for its prices. */
export async function findKnown(
  engine: Pick<SearchEngine, 'fingerprints'>,
  changes: readonly ReadChange[],
): Promise<boolean[]> {
  const known = await engine.fingerprints(changes.map(({ publicReference }) => publicReference));
  return changes.map(({ stated }, place) => {
    const fingerprint = stated?.fingerprint ?? null;
    return fingerprint !== null && fingerprint === known[place];
  });
}
