import { hasBit } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { layOut, smallestReserve } from '../index/layout.ts';
import { copyPrices } from '../index/replace-prices.ts';
import type { WholeChange } from './search-engine.ts';

/** So many changes take one to three milliseconds: searches are answered in between. */
export const changesAtOnce = 64;

/**
 * A new layout of an index, built incrementally while the old one keeps answering. Changes that arrive
 * meanwhile are applied to the old one and recorded; the new one applies them at the end, before it replaces
 * the old one.
 */
export class Compaction {
  readonly #steps: Generator<void, ChannelIndex>;
  /** By reference: only the last one of each advert counts. */
  readonly #changes = new Map<string, WholeChange>();
  /** The documents of the old index whose prices have changed: the new one takes them from there. */
  readonly #priced = new Set<number>();

  /** `room` is for how many added documents there should be room. */
  constructor(index: ChannelIndex, room = 0) {
    this.#steps = this.#work(index, Math.max(smallestReserve, room));
  }

  note(changes: readonly WholeChange[], priced: readonly number[]): void {
    for (const change of changes) this.#changes.set(change.publicReference, change);
    for (const doc of priced) this.#priced.add(doc);
  }

  /** Continues until the time is up, but at least one step; returns the new index when it is done. */
  workFor(milliseconds: number): ChannelIndex | null {
    const end = performance.now() + milliseconds;
    do {
      const step = this.#steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    return null;
  }

  *#work(old: ChannelIndex, reserve: number): Generator<void, ChannelIndex> {
    const layOutAgain = ({ rows, derived }: ChannelIndex, priced?: ReadonlySet<number>) =>
      layOut({ rows, ...derived, isSpent: false, reserve, ...(priced && { priced }) });
    let index = yield* layOutAgain(old, this.#priced);
    while (this.#changes.size + this.#priced.size > 0) {
      // More changes than room, if each had time for a small step only.
      if (index.room === 0) index = yield* layOutAgain(index);
      const changes = [...this.#changes.values()].slice(0, Math.min(changesAtOnce, index.room));
      applyChanges(index, changes);
      for (const { publicReference } of changes) this.#changes.delete(publicReference);
      if (this.#changes.size === 0) this.#takePrices(old, index);
      yield;
    }
    return index;
  }

  #takePrices(old: ChannelIndex, index: ChannelIndex): void {
    for (const doc of [...this.#priced].slice(0, changesAtOnce)) {
      const place = index.derived.references.find(old.rows.references[doc] ?? '');
      // A document that has died since is not what its advert has now.
      if (place !== undefined && hasBit(old.derived.live, doc)) copyPrices(index, place, old, doc);
      this.#priced.delete(doc);
    }
  }
}

/** Applies changes to one channel's index, one an advert, which may remove adverts from this channel. */
export function applyChanges(index: ChannelIndex, changes: readonly WholeChange[]): void {
  const { channel } = index.schema;
  index.removeAll(changes.map(({ publicReference }) => publicReference));
  index.addAll(
    changes.flatMap(({ advert }) =>
      advert && advert.status === 'live' && advert.channel === channel ? [advert] : [],
    ),
  );
}
