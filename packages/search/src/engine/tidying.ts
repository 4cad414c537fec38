import type { ChannelIndex } from '../index/channel-index.ts';
import { layOut } from '../index/layout.ts';
import type { AdvertChange } from './search-engine.ts';

/**
 * A new layout of an index, made bit by bit while the old one goes on answering. Changes that come in meanwhile are
 * applied to the old one and noted; the new one takes them in at the end, before it stands in the other's place.
 */
export class Tidying {
  readonly #steps: Generator<void, ChannelIndex>;
  readonly #changes: AdvertChange[] = [];

  constructor(index: ChannelIndex) {
    const { live, words, yardstick } = index.derived;
    this.#steps = this.#work(layOut({ rows: index.rows, live, words, yardstick, isSpent: false }));
  }

  note(change: AdvertChange): void {
    this.#changes.push(change);
  }

  /** Goes on until the time is up, but at least one step; returns the new index when it is done. */
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

/** Makes one channel's index agree with a change, which may take the advert out of this channel. */
export function applyChange(index: ChannelIndex, { publicReference, advert }: AdvertChange): void {
  index.remove(publicReference);
  if (advert && advert.status === 'live' && advert.channel === index.schema.channel) index.add(advert);
}
