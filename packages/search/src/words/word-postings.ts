import { type Bitset, hasBit } from '../bits/bitset.ts';
import { PostingSets } from '../index/posting-sets.ts';
import { PairBatch } from './pair-batch.ts';

/** Something that knows which words documents have, in two ranks: those that name the vehicle, and all others. */
export interface WordSource {
  /** Fills the batch with the pairs of one rank, and yields whenever there is something in it to take out. */
  pairs(rank: 'naming' | 'other', batch: PairBatch): Generator<void>;
}

/** The documents of each word. No document has a word in both ranks. */
export class WordPostings implements WordSource {
  readonly naming: PostingSets;
  readonly other: PostingSets;

  constructor(naming: PostingSets, other: PostingSets) {
    this.naming = naming;
    this.other = other;
  }

  pairs(rank: 'naming' | 'other', batch: PairBatch): Generator<void> {
    return this[rank].pairs(batch);
  }
}

/** The postings of the live documents under the places that a layout gives them. */
export function* placeWords(
  source: WordSource,
  words: number,
  live: Bitset,
  placeOf: Uint32Array,
  capacity: number,
): Generator<void, WordPostings> {
  const naming = yield* placeRank(source, 'naming', words, live, placeOf, capacity);
  const other = yield* placeRank(source, 'other', words, live, placeOf, capacity);
  return new WordPostings(naming, other);
}

function* placeRank(
  source: WordSource,
  rank: 'naming' | 'other',
  words: number,
  live: Bitset,
  placeOf: Uint32Array,
  capacity: number,
): Generator<void, PostingSets> {
  const sets = new PostingSets(words, capacity);
  const batch = new PairBatch();
  for (const _ of source.pairs(rank, batch)) {
    expectAll(sets, batch, live, placeOf);
    batch.count = 0;
    yield;
  }
  sets.seal();
  for (const _ of source.pairs(rank, batch)) {
    putAll(sets, batch, live, placeOf);
    batch.count = 0;
    yield;
  }
  return sets;
}

// The two loops are functions of their own because a loop inside a generator is hardly optimised. A document added since
// the layout began has no place yet: the change that brought it is applied again at the end.

function expectAll(sets: PostingSets, { words, docs, count }: PairBatch, live: Bitset, placeOf: Uint32Array) {
  for (let pair = 0; pair < count; pair++) {
    const doc = docs[pair] ?? 0;
    if (doc < placeOf.length && hasBit(live, doc)) sets.expect(words[pair] ?? 0);
  }
}

function putAll(sets: PostingSets, { words, docs, count }: PairBatch, live: Bitset, placeOf: Uint32Array) {
  for (let pair = 0; pair < count; pair++) {
    const doc = docs[pair] ?? 0;
    if (doc < placeOf.length && hasBit(live, doc)) sets.put(words[pair] ?? 0, placeOf[doc] ?? 0);
  }
}
