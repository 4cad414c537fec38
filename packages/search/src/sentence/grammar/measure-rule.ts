import type { Range } from '@forecourt/domain';
import { conditionMatch } from './condition-match.ts';
import { type Limit, limitsBefore } from './limits.ts';
import { type Measure, rangeOf, readLimitAfter, readMeasure } from './measure.ts';
import { buildPhrases, findPhrase, type Phrases } from './phrases.ts';
import type { Rule, Sentence } from './rule.ts';

/** The words around the number. */
export interface Said {
  measure: Measure;
  hasNoun: boolean;
  /** One of the unit in the attribute's own unit; undefined if no unit was given. */
  unit: number | undefined;
  limit: Limit | undefined;
}

export interface MeasureRule {
  key: string;
  /** Before the number: `mileage under 100k`. */
  nouns: Phrases<true>;
  /** After it: `100,000 km`. */
  units: Phrases<number>;
  bare: 'most' | 'least' | 'exact';
  /** Whether this can be the attribute at all; numbers without a unit could be anything. */
  accept: (said: Said, sentence: Sentence, at: number) => boolean;
  /** Adjusts the range at the end: for example, 1.6 litres is 1,550 to 1,649 cc. */
  refine?: (range: Range, said: Said) => Range | undefined;
  /** How to show it if the range alone would be puzzling: `1.6 litre`. */
  label?: (said: Said) => string | undefined;
}

const links = buildPhrases<true>([['of|is|at|about|a|must be|should be|to be', true]]);

/** Understands `[limit] [noun] [limit] number [to number] [unit] [limit]`. */
export function measureRule({ key, nouns, units, bare, accept, refine, label }: MeasureRule): Rule {
  return (sentence, at) => {
    const { words } = sentence;
    const firstLimit = findPhrase(words, at, limitsBefore);
    const noun = findPhrase(words, firstLimit?.end ?? at, nouns) ?? findPhrase(words, at, nouns);
    let start = noun?.end ?? at;
    if (noun) start = findPhrase(words, start, links)?.end ?? start;
    const measure = readMeasure(words, start, units);
    if (!measure) return undefined;
    const unit = findPhrase(words, measure.end, units);
    const late = readLimitAfter(words, unit?.end ?? measure.end);
    // In "under 20k min 250 km" the second limit belongs to what follows.
    const after = measure.limit && late?.meaning.bound !== measure.limit.bound ? undefined : late;
    const limit = measure.limit ?? after?.meaning ?? (noun ? firstLimit?.meaning : undefined);
    const said: Said = { measure, hasNoun: noun !== undefined, unit: unit?.meaning, limit };
    if (!accept(said, sentence, at)) return undefined;
    const factor = unit?.meaning ?? 1;
    const range = rangeOf(measure, limit, bare, (value) => Math.round(value * factor));
    const refined = refine ? refine(range, said) : range;
    const end = after?.end ?? unit?.end ?? measure.end;
    const match = refined && conditionMatch(sentence.channel, key, refined, end);
    const shown = label?.(said);
    return match && shown !== undefined ? { ...match, label: shown } : match;
  };
}
