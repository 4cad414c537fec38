import type { Channel, SearchableAdvert, SearchableAttribute, SearchQuery } from '@forecourt/domain';
import { meetAllConditions } from '../answer/meet-all-conditions.ts';
import type { Bitset } from '../bits/bitset.ts';
import { applyChanges } from '../engine/compaction.ts';
import { createEmptyIndexes } from '../engine/empty-indexes.ts';
import type { ChannelIndex } from '../index/channel-index.ts';

/** More need several batches: sets of so few adverts are short. */
export const mostAtOnce = 256;

/**
 * The adverts of one batch of changes as a market of their own, which answers searches with the code that answers
 * pages. An index takes several batches, because making one takes longer than adding an advert: those of earlier
 * batches are no longer live. It is replaced when it is full, and so are its vocabularies, which only grow.
 */
export class ChangedAdverts {
  readonly #attributes: readonly SearchableAttribute[];
  readonly #today: () => string;
  #indexes: ReadonlyMap<Channel, ChannelIndex>;
  /** By channel: the word of its bitsets in which the documents of this batch begin. */
  readonly #firstWords = new Map<Channel, number>();
  #adverts: readonly SearchableAdvert[] = [];
  #batch = 0;

  constructor(attributes: readonly SearchableAttribute[], today: () => string) {
    this.#attributes = attributes;
    this.#today = today;
    this.#indexes = createEmptyIndexes(attributes, mostAtOnce);
  }

  /** Counts the batches. */
  get batch(): number {
    return this.#batch;
  }

  /** Replaces the last batch; at most `mostAtOnce` adverts, each once. */
  replace(adverts: readonly SearchableAdvert[]): void {
    const last = this.#adverts.map(({ publicReference }) => publicReference);
    for (const index of this.#indexes.values()) index.removeAll(last);
    const hasRoom = ({ room }: ChannelIndex) => adverts.length <= room;
    if (![...this.#indexes.values()].every(hasRoom))
      this.#indexes = createEmptyIndexes(this.#attributes, mostAtOnce);
    for (const [channel, { rows }] of this.#indexes) this.#firstWords.set(channel, rows.count >> 5);
    const changes = adverts.map((advert) => ({
      sequence: 0,
      publicReference: advert.publicReference,
      advert,
    }));
    for (const index of this.#indexes.values()) applyChanges(index, changes);
    this.#adverts = adverts;
    this.#batch++;
  }

  has(channel: Channel): boolean {
    return this.#indexOf(channel).derived.liveCount > 0;
  }

  /** The adverts of this batch that a search finds; null if it finds none. */
  find(query: SearchQuery): Bitset | null {
    const index = this.#indexOf(query.channel);
    const { clauses, matching } = meetAllConditions(index, query, this.#today);
    if (matching.total === 0) return null;
    // A page guesses what a word means if no advert on sale contains it: then these do not contain it either.
    if (clauses.some((clause) => clause.kind === 'word' && clause.spellings)) return null;
    const first = this.#firstWordOf(query.channel);
    const found = new Int32Array(((index.rows.count + 31) >> 5) - first);
    for (const [from, to] of matching.windows) {
      const start = Math.max(from, first);
      if (start < to) found.set(matching.matches.subarray(start, to), start - first);
    }
    return found;
  }

  /** The references of the adverts in a set that `find` gave, or in the common part of several. */
  referencesIn(set: Bitset, channel: Channel): string[] {
    const { references } = this.#indexOf(channel).rows;
    const first = this.#firstWordOf(channel) * 32;
    const found: string[] = [];
    for (let word = 0; word < set.length; word++) {
      for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
        found.push(references[first + word * 32 + 31 - Math.clz32(bits & -bits)] ?? '');
      }
    }
    return found;
  }

  #firstWordOf(channel: Channel): number {
    return this.#firstWords.get(channel) ?? 0;
  }

  #indexOf(channel: Channel): ChannelIndex {
    const index = this.#indexes.get(channel);
    if (!index) throw new Error(`There is no channel ${channel}`);
    return index;
  }
}
