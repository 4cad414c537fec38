import type { Channel } from '@forecourt/domain';

/** Which channels of the market a page has read: until one of them changes, it stays the same. */
export class MarketReads {
  readonly #channels = new Set<Channel>();
  #isWhole = false;

  note(channel: Channel): void {
    this.#channels.add(channel);
  }

  /** Also for whatever cannot say what it reads. */
  noteWhole(): void {
    this.#isWhole = true;
  }

  /** Null for a page that goes by the whole market, as one does that noted nothing. */
  channels(): readonly Channel[] | null {
    return this.#isWhole || this.#channels.size === 0 ? null : [...this.#channels];
  }
}
