import type { Session } from '../database/database.ts';
import { type HeardDealer, stateOver, upsertFeedDealers } from '../dealer/upsert-feed-dealers.ts';
import type { FeedAdvert } from './rows/parse-feed-row.ts';

/** Beyond this many dealers the cache of a run is cleared; that only costs a little speed. */
const maxRemembered = 20_000;

/**
 * The dealers of one import. Most rows repeat what an earlier row said about its dealer, and cost nothing.
 */
export class FeedDealers {
  readonly #source: string;
  readonly #known = new Map<string, { id: number; said: string }>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Stores what is new about these dealers and returns the id of each by reference. */
  async store(session: Session, said: ReadonlyMap<string, HeardDealer>): Promise<Map<string, number>> {
    if (this.#known.size > maxRemembered) this.#known.clear();
    const fresh = [...said.values()].filter(
      ({ dealer }) => this.#known.get(dealer.sourceReference)?.said !== JSON.stringify(dealer),
    );
    const ids = await upsertFeedDealers(session, this.#source, fresh);
    const answer = new Map<string, number>();
    for (const reference of said.keys()) {
      const known = this.#known.get(reference);
      if (known) answer.set(reference, known.id);
    }
    for (const [index, { dealer }] of fresh.entries()) {
      const id = ids[index] ?? 0;
      answer.set(dealer.sourceReference, id);
      this.#known.set(dealer.sourceReference, { id, said: JSON.stringify(dealer) });
    }
    return answer;
  }
}

/**
 * The dealers of some adverts. Rows about the same dealer complete each other; if they differ, the later one
 * counts.
 */
export function gatherDealers(adverts: readonly FeedAdvert[]): Map<string, HeardDealer> {
  const gathered = new Map<string, HeardDealer>();
  for (const { seller, place } of adverts) {
    if (seller.kind !== 'trade') continue;
    const { sourceReference } = seller.dealer;
    const before = gathered.get(sourceReference);
    const dealer = before ? stateOver(before.dealer, seller.dealer) : seller.dealer;
    gathered.set(sourceReference, { dealer, fallbackPlace: before?.fallbackPlace ?? place });
  }
  return gathered;
}
