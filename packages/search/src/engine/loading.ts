import { type Channel, channels, type SearchableAdvert, type SearchableAttribute } from '@forecourt/domain';
import { addRange, bitset, removeBit } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { addFairness, measurePrices } from '../index/fairness.ts';
import { layOut } from '../index/layout.ts';
import { ChannelSchema } from '../rows/channel-schema.ts';
import { ReferenceTable, referenceHash } from '../rows/reference-table.ts';
import { Rows } from '../rows/rows.ts';
import { WordStream } from '../words/word-stream.ts';

const slice = 1 << 12;

interface Reading {
  rows: Rows;
  references: ReferenceTable;
  words: WordStream;
  /** Documents of adverts that came again. */
  dead: number[];
}

/** Reads a whole market, advert by advert, and lays out an index of each channel. */
export class Loading {
  readonly #channels = new Map<Channel, Reading>();
  readonly #readings: readonly Reading[];

  /** `expected` is how many adverts there are, where that is known. */
  constructor(table: readonly SearchableAttribute[], expected = 0) {
    for (const channel of channels) {
      const rows = new Rows(new ChannelSchema(channel, table), 1024, expected);
      const references = new ReferenceTable(rows);
      this.#channels.set(channel, { rows, references, words: new WordStream(), dead: [] });
    }
    this.#readings = [...this.#channels.values()];
  }

  /** An advert that comes twice, because it changed while the market was read, counts as it came last. */
  add(advert: SearchableAdvert): void {
    const hash = referenceHash(advert.publicReference);
    for (const { references, dead } of this.#readings) {
      const earlier = references.remove(advert.publicReference, hash);
      if (earlier !== undefined) dead.push(earlier);
    }
    const reading = this.#channels.get(advert.channel);
    if (!reading || advert.status !== 'live') return;
    const { rows, references, words } = reading;
    const values = rows.schema.reader.read(advert);
    const doc = rows.append(advert, values, hash);
    references.addAll(doc, doc + 1);
    rows.schema.advertWords.read(advert, values);
    words.append(rows.schema.advertWords);
  }

  /** Yields often, so that the caller can let searches of the old market through. */
  *finish(): Generator<void, Map<Channel, ChannelIndex>> {
    const indexes = new Map<Channel, ChannelIndex>();
    for (const [channel, { rows, words, dead }] of this.#channels) {
      const yardstick = yield* measurePrices(rows);
      for (let start = 0; start < rows.count; start += slice) {
        addFairness(rows, yardstick, start, Math.min(rows.count, start + slice));
        yield;
      }
      rows.schema.sortedWords.update();
      yield;
      const live = bitset(rows.count);
      addRange(live, 0, rows.count);
      for (const doc of dead) removeBit(live, doc);
      indexes.set(channel, yield* layOut({ rows, live, words, yardstick, isSpent: true }));
    }
    return indexes;
  }
}
