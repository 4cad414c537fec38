import type { AttributeCondition, Channel, SearchQuery, Sort } from '@forecourt/domain';
import type { Names } from '../names/build-names.ts';
import type { Word } from './words.ts';

export interface Sentence {
  words: readonly Word[];
  channel: Channel;
  names: Names;
  /** Slugs of the makes named anywhere: they decide which 500 or which Leon is meant. */
  makesSaid: ReadonlySet<string>;
  /** Whether a make or a model is named anywhere. */
  hasName: boolean;
  today: { year: number; month: number };
}

/** The meaning of a run of words. */
export interface Match {
  /** The first word after it. */
  end: number;
  /** The attribute, or `near`, `sort`, `channel`. */
  key: string;
  label: string;
  filters?: Readonly<Record<string, AttributeCondition>>;
  /** Excluded values, by attribute. */
  excluded?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Words that no advert found may contain. */
  notWords?: readonly string[];
  near?: NonNullable<SearchQuery['near']>;
  sort?: Sort;
  /** A second reading of the same words, if the first does not fit the rest of the sentence. */
  otherwise?: Match;
}

/** Reads the words from `at` on, and returns their meaning if known. */
export type Rule = (sentence: Sentence, at: number) => Match | undefined;
