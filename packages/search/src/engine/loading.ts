import { type Channel, channels, type SearchableAdvert, type SearchableAttribute } from '@forecourt/domain';
import { addRange, bitset, removeBit } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { addFairness, measurePrices } from '../index/fairness.ts';
import { layOut } from '../index/layout.ts';
import { ChannelSchema } from '../rows/channel-schema.ts';
import { Rows } from '../rows/rows.ts';
import { WordStream } from '../words/word-stream.ts';

/** Reads a whole market, advert by advert, and lays out an index of each channel. */
export class Loading {
  readonly #channels = new Map<Channel, { rows: Rows; words: WordStream; dead: number[] }>();
  /** By reference: the document times the number of channels, plus its channel's place. */
  readonly #docOf = new Map<string, number>();

  constructor(table: readonly SearchableAttribute[]) {
    for (const channel of channels) {
      const rows = new Rows(new ChannelSchema(channel, table), 1024);
      this.#channels.set(channel, { rows, words: new WordStream(), dead: [] });
    }
  }

  /** An advert that comes twice, because it changed while the market was read, counts as it came last. */
  add(advert: SearchableAdvert): void {
    const earlier = this.#docOf.get(advert.publicReference);
    if (earlier !== undefined) this.#strikeOff(earlier);
    const reading = this.#channels.get(advert.channel);
    if (!reading || advert.status !== 'live') return;
    const { rows, words } = reading;
    const values = rows.schema.reader.read(advert);
    const doc = rows.append(advert, values);
    this.#docOf.set(advert.publicReference, doc * channels.length + channels.indexOf(advert.channel));
    rows.schema.advertWords.read(advert, values);
    words.append(rows.schema.advertWords);
  }

  #strikeOff(earlier: number): void {
    const channel = channels[earlier % channels.length];
    if (channel) this.#channels.get(channel)?.dead.push(Math.floor(earlier / channels.length));
  }

  /** Yields often, so that the caller can let searches of the old market through. */
  *finish(): Generator<void, Map<Channel, ChannelIndex>> {
    const indexes = new Map<Channel, ChannelIndex>();
    for (const [channel, { rows, words, dead }] of this.#channels) {
      const yardstick = measurePrices(rows);
      yield;
      addFairness(rows, yardstick, 0);
      rows.schema.sortedWords.update();
      yield;
      const live = bitset(rows.count);
      addRange(live, 0, rows.count);
      for (const doc of dead) removeBit(live, doc);
      indexes.set(channel, yield* layOut({ rows, live, words, yardstick }));
    }
    return indexes;
  }
}
