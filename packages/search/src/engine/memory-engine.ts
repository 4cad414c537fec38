import {
  type Channel,
  channels,
  type Position,
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributes,
} from '@forecourt/domain';
import { answer } from '../answer/answer.ts';
import { countAround } from '../answer/count-around.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { memoryOf } from '../index/memory-of.ts';
import { reviseIndex, type ValuesOf } from '../index/revise.ts';
import type { SearchResult } from '../query/search-result.ts';
import { todayInIreland } from '../rows/irish-day.ts';
import { applyChanges, Compaction, changesAtOnce } from './compaction.ts';
import { createEmptyIndexes } from './empty-indexes.ts';
import { Loading, type MarketImage, type ReadMarket } from './loading.ts';
import { buildMakesOnSale, buildNamesOnSale } from './makes-on-sale.ts';
import type {
  AdvertChange,
  IndexMemory,
  MakeOnSale,
  NameOnSale,
  PriceChange,
  SearchEngine,
  WholeChange,
} from './search-engine.ts';
import { TimeSlice } from './time-slice.ts';

export interface MemoryEngineOptions {
  /** What adverts can be found by; defaults to the domain's vehicle table and the advert's own attributes. */
  attributes?: readonly SearchableAttribute[];
  /** The day from which months ahead are counted. */
  today?: () => string;
  /** How many documents must be dead or out of order before a new layout is considered. */
  fewestUntidy?: number;
  /** Up to how many adverts the words are read in this thread; a larger market uses a worker thread. */
  mostReadHere?: number;
}

/** How long a search may have to wait while a market is loaded or compacted. */
const sliceMs = 8;
/** The same while changes are applied. */
const changeSliceMs = 4;
/** How much time each change spends on a new layout, once one is due; more in bulk, where each is applied to both. */
const compactionMs = 0.15;
const bulkCompactionMs = 0.6;
/** The longest piece of it. */
const compactionSliceMs = 4;
/** The room that a layout gets for more changes while they come in bulk: every search is a little slower meanwhile. */
const bulkReserveShare = 4;
/** A new layout is due when this share of the documents is dead or out of order. */
const untidyShare = 16;

/** The whole market in the memory of this process. */
export class MemoryEngine implements SearchEngine {
  readonly #attributes: readonly SearchableAttribute[];
  readonly #today: () => string;
  readonly #fewestUntidy: number;
  readonly #mostReadHere: number | undefined;
  #indexes: Map<Channel, ChannelIndex>;
  readonly #compactions = new Map<Channel, Compaction>();
  #version = 0;
  #revision = 0;
  #editions: Readonly<Record<Channel, number>> = { Car: 0, Commercial: 0, Bike: 0 };
  /** The revisions under way, and the documents whose prices have changed meanwhile. */
  readonly #revisions = new Set<{ index: ChannelIndex; priced: Set<number> }>();
  /** Changes that arrive while a market is loaded, to be applied to it as well. */
  #missed: AdvertChange[] | null = null;
  #lastBatch: Promise<void> = Promise.resolve();

  constructor(options: MemoryEngineOptions = {}) {
    const { attributes = searchableAttributes, today = todayInIreland, fewestUntidy = 1024 } = options;
    this.#attributes = attributes;
    this.#fewestUntidy = fewestUntidy;
    this.#today = today;
    this.#mostReadHere = options.mostReadHere;
    this.#indexes = createEmptyIndexes(attributes);
  }

  get version(): number {
    return this.#version;
  }

  get revision(): number {
    return this.#revision;
  }

  get editions(): Readonly<Record<Channel, number>> {
    return this.#editions;
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const state = { version: this.#version, revision: this.#revision };
    return answer(this.#indexOf(query.channel), query, this.#today, state);
  }

  async revise(channel: Channel, keys: readonly string[], valuesOf: ValuesOf): Promise<void> {
    const slice = new TimeSlice(sliceMs);
    for (let isDone = false; !isDone; ) {
      const index = this.#indexOf(channel);
      const priced = new Set<number>();
      const revision = { index, priced };
      this.#revisions.add(revision);
      try {
        const putInPlace = await finishInSlices(reviseIndex(index, keys, valuesOf, priced), slice);
        // A new layout replaced the index meanwhile: start over with that one.
        isDone = index === this.#indexOf(channel);
        if (isDone) putInPlace();
      } finally {
        this.#revisions.delete(revision);
      }
    }
    // A layout in progress has copied old values.
    this.#compactions.delete(channel);
    this.#revision++;
    this.#noteChange([channel]);
  }

  async countAround(
    query: SearchQuery,
    positions: readonly Position[],
    radiusKm: number,
  ): Promise<readonly number[]> {
    return countAround(this.#indexOf(query.channel), query, positions, radiusKm, this.#today);
  }

  async fingerprints(references: readonly string[]): Promise<readonly (number | null)[]> {
    const indexes = [...this.#indexes.values()];
    return references.map((reference) => {
      for (const index of indexes) {
        const fingerprint = index.fingerprintOf(reference);
        if (fingerprint !== null) return fingerprint;
      }
      return null;
    });
  }

  /** Batches are applied one after the other, whichever caller brings them; a long one yields to searches. */
  apply(changes: readonly AdvertChange[]): Promise<void> {
    const applied = this.#lastBatch.then(() => this.#applyAll(changes));
    this.#lastBatch = applied.catch(() => {});
    return applied;
  }

  rebuild(
    adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
    version: number,
    onRead?: (market: ReadMarket) => void,
  ): Promise<void> {
    const loading = this.#createLoading(adverts);
    return this.#replace(version, loading, (slice) => readMarket(adverts, loading, slice, onRead));
  }

  read(
    adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
    onRead: (market: ReadMarket) => void,
  ): Promise<void> {
    return readMarket(adverts, this.#createLoading(adverts), new TimeSlice(sliceMs), onRead);
  }

  #createLoading(adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>): Loading {
    const expected = Array.isArray(adverts) ? adverts.length : 0;
    return new Loading(this.#attributes, { expected, mostReadHere: this.#mostReadHere });
  }

  restore(market: MarketImage, version: number): Promise<void> {
    const loading = new Loading(this.#attributes);
    return this.#replace(version, loading, () => loading.restore(market));
  }

  async #replace(
    version: number,
    loading: Loading,
    read: (slice: TimeSlice) => void | Promise<void>,
  ): Promise<void> {
    if (this.#missed) throw new Error('The market is being loaded already');
    this.#missed = [];
    try {
      const slice = new TimeSlice(sliceMs);
      await read(slice);
      this.#indexes = await finishInSlices(loading.finish(), slice);
      this.#compactions.clear();
      this.#version = version;
      this.#noteChange(channels);
      const missed = this.#missed;
      this.#missed = null;
      // At once: a later change must not be applied before them.
      for (const _ of this.#applying(missed));
    } finally {
      this.#missed = null;
    }
  }

  async makes(channel: Channel): Promise<readonly MakeOnSale[]> {
    return buildMakesOnSale(this.#indexOf(channel));
  }

  async names(channel: Channel, key: string): Promise<readonly NameOnSale[]> {
    return buildNamesOnSale(this.#indexOf(channel), key);
  }

  async memory(): Promise<IndexMemory> {
    return memoryOf([...this.#indexes.values()]);
  }

  #indexOf(channel: Channel): ChannelIndex {
    const index = this.#indexes.get(channel);
    if (!index) throw new Error(`There is no channel ${channel}`);
    return index;
  }

  async #applyAll(changes: readonly AdvertChange[]): Promise<void> {
    const slice = new TimeSlice(changeSliceMs);
    for (const _ of this.#applying(changes)) if (slice.isOverNow()) await slice.next();
  }

  /** Yields every few milliseconds, always with an index that can be searched. */
  *#applying(changes: readonly AdvertChange[]): Generator<void> {
    const isBulk = changes.length > changesAtOnce;
    for (let start = 0, end = 0; start < changes.length; start = end) {
      const room = Math.min(...Array.from(this.#indexes.values(), (index) => index.room));
      end = Math.min(changes.length, start + Math.min(changesAtOnce, room));
      this.#applyAtOnce(changes.slice(start, end));
      yield;
      const forLayout = (end - start) * (isBulk ? bulkCompactionMs : compactionMs);
      for (const channel of channels) yield* this.#compact(channel, forLayout, isBulk);
    }
  }

  #applyAtOnce(changes: readonly AdvertChange[]): void {
    this.#missed?.push(...changes);
    const last = new Map<string, AdvertChange>();
    let version = this.#version;
    for (const change of changes) {
      if (change.sequence <= version) continue;
      last.set(change.publicReference, withLast(last.get(change.publicReference), change));
      version = change.sequence;
    }
    const whole: WholeChange[] = [];
    const priced: PriceChange[] = [];
    for (const change of last.values()) {
      if ('prices' in change) priced.push(change);
      else whole.push(change);
    }
    const changed: Channel[] = [];
    const placed = new Set<string>();
    for (const channel of channels) {
      const index = this.#indexOf(channel);
      const concerned = whole.filter(
        ({ advert, publicReference }) => advert?.channel === channel || index.has(publicReference),
      );
      applyChanges(index, concerned);
      for (const { publicReference } of concerned) placed.add(publicReference);
      const docs = index.setPrices(priced);
      for (const doc of docs) placed.add(index.rows.references[doc] ?? '');
      this.#compactions.get(channel)?.note(concerned, docs);
      for (const revision of this.#revisions)
        if (revision.index === index) for (const doc of docs) revision.priced.add(doc);
      if (concerned.length + docs.length > 0) changed.push(channel);
    }
    this.#version = version;
    // Whoever shows an advert that is not for sale cannot tell which channel it was in.
    this.#noteChange(placed.size === last.size ? changed : channels);
  }

  #noteChange(changed: readonly Channel[]): void {
    if (changed.length === 0) return;
    const next = { ...this.#editions };
    for (const channel of changed) next[channel] += 1;
    this.#editions = next;
  }

  /** Works on a new layout for a time, if one is due; to its end if there is no room left. */
  *#compact(channel: Channel, milliseconds: number, isBulk: boolean): Generator<void> {
    for (let left = milliseconds; left > 0 || this.#indexOf(channel).room === 0; ) {
      const compaction = this.#compactions.get(channel) ?? this.#beginCompaction(channel, isBulk);
      if (!compaction) return;
      const started = performance.now();
      const compacted = compaction.workFor(Math.min(left, compactionSliceMs));
      left -= performance.now() - started;
      if (compacted) {
        this.#indexes.set(channel, compacted);
        this.#compactions.delete(channel);
      }
      yield;
    }
  }

  /** While changes come in bulk, a new layout waits until there is little room: each costs as much as thousands of changes. */
  #beginCompaction(channel: Channel, isBulk: boolean): Compaction | null {
    const index = this.#indexOf(channel);
    const isUntidy = index.untidiness > Math.max(this.#fewestUntidy, index.rows.count / untidyShare);
    if (!index.isCrowded && (isBulk || !isUntidy)) return null;
    const compaction = new Compaction(index, isBulk ? index.derived.liveCount / bulkReserveShare : 0);
    this.#compactions.set(channel, compaction);
    return compaction;
  }
}

/** Two changes of one advert as one. */
function withLast(before: AdvertChange | undefined, change: AdvertChange): AdvertChange {
  if (!before || 'prices' in before || !('prices' in change)) return change;
  const { sequence, publicReference, prices } = change;
  return { sequence, publicReference, advert: before.advert && { ...before.advert, ...prices } };
}

async function readMarket(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  loading: Loading,
  slice: TimeSlice,
  onRead?: (market: ReadMarket) => void,
): Promise<void> {
  try {
    await readAll(adverts, loading, slice);
    await loading.endReading(() => slice.next());
  } finally {
    await loading.close();
  }
  onRead?.(loading);
}

async function readAll(
  adverts: AsyncIterable<SearchableAdvert> | Iterable<SearchableAdvert>,
  loading: Loading,
  slice: TimeSlice,
): Promise<void> {
  const yieldOnce = async () => {
    await slice.next();
    await loading.keepUp();
  };
  if (Symbol.iterator in adverts) {
    for (const advert of adverts) {
      loading.add(advert);
      if (slice.isOver()) await yieldOnce();
    }
  } else {
    for await (const advert of adverts) {
      loading.add(advert);
      if (slice.isOver()) await yieldOnce();
    }
  }
}

async function finishInSlices<T>(steps: Generator<void, T>, slice: TimeSlice): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (slice.isOver()) await slice.next();
  }
}
