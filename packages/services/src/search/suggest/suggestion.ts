import type { QueryValue } from '@forecourt/domain';

/** Something that the visitor may have begun to type. */
export interface Suggestion {
  kind: 'make' | 'model' | 'place' | 'dealer';
  label: string;
  /** How many adverts there are; null if they are not counted. */
  count: number | null;
  /** What to add to a search. */
  parameters: Readonly<Record<string, QueryValue>>;
  /** The page that shows it. */
  href: string;
}

export interface Candidate {
  /** The forms people may begin to type, as letters and digits only. */
  keys: readonly string[];
  /** The heavier one comes first among equally good ones. */
  weight: number;
  suggestion: Suggestion;
}
