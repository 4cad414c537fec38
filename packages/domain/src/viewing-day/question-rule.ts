import type { Advert } from '../advert/advert.ts';

/** What the rules read: the advert without what its seller did not state, on the day of the viewing. */
export interface QuestionFacts {
  advert: Advert;
  /** In whole years by the stated year. */
  age: number;
  today: Date;
}

/** Null if there is nothing to ask. */
export type QuestionRule = (facts: QuestionFacts) => string | null;
