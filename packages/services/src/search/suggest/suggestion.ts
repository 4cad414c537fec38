import type { QueryValue } from '@forecourt/domain';

/** Something that the visitor may have begun to type. */
export interface Suggestion {
  kind: 'make' | 'model' | 'place' | 'dealer';
  label: string;
  /** How many adverts there are; null where nobody counts them. */
  count: number | null;
  /** What to add to a search. */
  parameters: Readonly<Record<string, QueryValue>>;
  /** The page that shows it. */
  href: string;
}

export interface Candidate {
  /** The forms by which people begin to type it, as letters and digits only. */
  keys: readonly string[];
  /** The heavier comes first among equally good ones. */
  weight: number;
  suggestion: Suggestion;
}
