import type { AttributeCondition, Channel, SearchQuery, Sort } from '@forecourt/domain';
import type { Names } from '../names/build-names.ts';
import type { Word } from './words.ts';

export interface Sentence {
  words: readonly Word[];
  channel: Channel;
  names: Names;
  /** Slugs of the makes that are said anywhere: they decide which 500 or which Leon is meant. */
  makesSaid: ReadonlySet<string>;
  today: { year: number; month: number };
}

/** What a run of words was understood as. */
export interface Match {
  /** The first word after it. */
  end: number;
  /** The attribute, or `near`, `sort`, `channel`. */
  key: string;
  label: string;
  filters?: Readonly<Record<string, AttributeCondition>>;
  /** Values that must not be, by attribute. */
  excluded?: Readonly<Record<string, readonly (string | number)[]>>;
  near?: NonNullable<SearchQuery['near']>;
  sort?: Sort;
  /** Understood, but not to be had by any filter: shown among the words that are left. */
  isLeft?: true;
  /** A second reading of the same words, should the first not fit with the rest of the sentence. */
  otherwise?: Match;
}

/** Looks at the words from `at` on, and says what they mean if it knows. */
export type Rule = (sentence: Sentence, at: number) => Match | undefined;
