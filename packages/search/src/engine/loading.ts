import { type Channel, channels, type SearchableAdvert, type SearchableAttribute } from '@forecourt/domain';
import { addRange, bitset, removeBit } from '../bits/bitset.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { addFairness, measurePrices } from '../index/fairness.ts';
import { layOut } from '../index/layout.ts';
import { ChannelSchema, type SchemaImage } from '../rows/channel-schema.ts';
import { referenceHash } from '../rows/reference-hash.ts';
import { ReferenceTable } from '../rows/reference-table.ts';
import { Rows, type RowsImage } from '../rows/rows.ts';
import { docsInBatch } from '../words/advert-texts.ts';
import { WordLoader } from '../words/word-loader.ts';
import type { WordPart } from '../words/word-reader.ts';
import { WordStream } from '../words/word-stream.ts';

const slice = 1 << 12;

/**
 * Rows begin this small so that they grow before their code is compiled; growing later would deoptimise it.
 */
const firstCapacity = 16;

/**
 * A market as it was read, in plain data that can be stored: reading it again is most of the work of an
 * index.
 */
export type MarketImage = readonly ChannelImage[];

/** A market that has just been read. */
export interface ReadMarket {
  /** How many adverts were read, counting duplicates. */
  readonly count: number;
  /** Copies everything, using as much memory as the market takes in the index. */
  image(): MarketImage;
}

interface ChannelImage {
  channel: Channel;
  schema: SchemaImage;
  rows: RowsImage;
  words: readonly WordPart[];
  dead: readonly number[];
}

interface Reading {
  /** Its position among the channels. */
  place: number;
  rows: Rows;
  references: ReferenceTable;
  words: WordStream;
  /** Documents of adverts that came again. */
  dead: number[];
}

export interface LoadingOptions {
  /** How many adverts there are, if known. */
  expected?: number;
  /** Up to how many adverts the words are read in this thread. */
  mostReadHere?: number | undefined;
}

/** Reads a whole market, advert by advert, and lays out an index for each channel. */
export class Loading implements ReadMarket {
  readonly #channels = new Map<Channel, Reading>();
  readonly #readings: readonly Reading[];
  readonly #wordLoader: WordLoader;

  constructor(
    table: readonly SearchableAttribute[],
    { expected = 0, mostReadHere = 1 << 15 }: LoadingOptions = {},
  ) {
    for (const [place, channel] of channels.entries()) {
      const rows = new Rows(new ChannelSchema(channel, table), firstCapacity, expected);
      const references = new ReferenceTable(rows);
      const words = new WordStream(rows.schema.wordReader);
      this.#channels.set(channel, { place, rows, references, words, dead: [] });
    }
    this.#readings = [...this.#channels.values()];
    this.#wordLoader = new WordLoader(
      this.#readings.map(({ rows: { schema }, words }) => ({
        texts: schema.texts,
        reader: schema.wordReader,
        words,
      })),
      mostReadHere,
    );
  }

  /** If an advert comes twice, because it changed while the market was read, the last one counts. */
  add(advert: SearchableAdvert): void {
    const hash = referenceHash(advert.publicReference);
    for (const { references, dead } of this.#readings) {
      const earlier = references.remove(advert.publicReference, hash);
      if (earlier !== undefined) dead.push(earlier);
    }
    const reading = this.#channels.get(advert.channel);
    if (!reading || advert.status !== 'live') return;
    const { rows, references, place } = reading;
    const { reader, texts } = rows.schema;
    const values = reader.read(advert);
    const doc = rows.append(advert, values, hash);
    references.addAll(doc, doc + 1);
    texts.add(advert, values, rows.codes);
    if (texts.count === docsInBatch) this.#wordLoader.add(place);
  }

  /** Await this from time to time while adding adverts. */
  keepUp(): Promise<void> {
    return this.#wordLoader.keepUp();
  }

  /** Await this when all adverts have been added. */
  async endReading(takeTurn: () => Promise<void>): Promise<void> {
    await this.#wordLoader.finish(takeTurn);
    for (const { rows } of this.#readings) rows.schema.texts.forgetRoom();
  }

  async close(): Promise<void> {
    await this.#wordLoader.close();
  }

  get count(): number {
    return [...this.#channels.values()].reduce((sum, { rows }) => sum + rows.count, 0);
  }

  image(): MarketImage {
    return Array.from(this.#channels, ([channel, { rows, words, dead }]) => ({
      channel,
      schema: rows.schema.image(),
      rows: rows.image(),
      words: words.image(),
      dead: dead.slice(),
    }));
  }

  /**
   * Continues from what another loader read, with the same attribute table. Nothing can be added after it.
   */
  restore(market: MarketImage): void {
    for (const { channel, schema, rows, words, dead } of market) {
      const reading = this.#channels.get(channel);
      if (!reading) continue;
      reading.rows.schema.restore(schema);
      reading.rows.restore(rows);
      reading.words.restore(words);
      for (const doc of dead) reading.dead.push(doc);
    }
  }

  /** Yields often, so that the caller can serve searches on the old market. */
  *finish(reserve?: number): Generator<void, Map<Channel, ChannelIndex>> {
    const indexes = new Map<Channel, ChannelIndex>();
    for (const [channel, { rows, words, dead }] of this.#channels) {
      const yardstick = yield* measurePrices(rows);
      yield* inSlices(rows.count, slice, (start, end) => addFairness(rows, yardstick, start, end));
      rows.schema.sortedWords.update();
      yield;
      const live = bitset(rows.count);
      addRange(live, 0, rows.count);
      for (const doc of dead) removeBit(live, doc);
      indexes.set(
        channel,
        yield* layOut({ rows, live, words, yardstick, isSpent: true, ...(reserve && { reserve }) }),
      );
    }
    return indexes;
  }
}
