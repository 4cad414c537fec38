import type { ChannelIndex } from '../index/channel-index.ts';
import { layOut } from '../index/layout.ts';
import type { AdvertChange } from './search-engine.ts';

/**
 * A new layout of an index, built incrementally while the old one keeps answering. Changes that arrive
 * meanwhile are applied to the old one and recorded; the new one applies them at the end, before it replaces
 * the old one.
 */
export class Compaction {
  readonly #steps: Generator<void, ChannelIndex>;
  readonly #changes: AdvertChange[] = [];

  constructor(index: ChannelIndex) {
    const { live, words, yardstick } = index.derived;
    this.#steps = this.#work(layOut({ rows: index.rows, live, words, yardstick, isSpent: false }));
  }

  note(change: AdvertChange): void {
    this.#changes.push(change);
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

  *#work(layout: Generator<void, ChannelIndex>): Generator<void, ChannelIndex> {
    const index = yield* layout;
    for (let next = 0; next < this.#changes.length; next++) {
      const change = this.#changes[next];
      if (change) applyChange(index, change);
      yield;
    }
    return index;
  }
}

/** Applies a change to one channel's index, which may remove the advert from this channel. */
export function applyChange(index: ChannelIndex, { publicReference, advert }: AdvertChange): void {
  index.remove(publicReference);
  if (advert && advert.status === 'live' && advert.channel === index.schema.channel) index.add(advert);
}
