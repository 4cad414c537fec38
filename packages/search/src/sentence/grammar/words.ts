import { foldText } from '@forecourt/domain';

/** A word, a number or a mark such as `€` or `-`, and its position in the input. */
export interface Word {
  text: string;
  /** Lower case, without accents and apostrophes: `NCT'd` is `nctd`. */
  key: string;
  start: number;
  end: number;
  isMark: boolean;
  /** Letters that directly follow digits, as the `k` of `15k`. */
  isGlued: boolean;
  isAfterComma: boolean;
}

const pattern =
  /[<>]=?|[€£+/&–—-]|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\p{N}[\p{L}\p{M}\p{N}]*/gu;
const mark = /^(?:[<>]=?|[€£+/&–—-])$/;

/**
 * Digits and the letters after them become two words, so that `30km` and `30 km` read alike.
 *
 *   'Citroën C4 2.0HDi, €5-8k'  →  citroen c4 2.0 hdi € 5 - 8 k
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index: start } of text.matchAll(pattern)) {
    const last = words.at(-1);
    const isMark = mark.test(found);
    words.push({
      text: found,
      key: foldText(found).replace(/['’]/g, ''),
      start,
      end: start + found.length,
      isMark,
      isAfterComma: last !== undefined && text.slice(last.end, start).includes(','),
      isGlued: !isMark && last?.end === start && /^\d/.test(last.key),
    });
  }
  return words;
}

export function keyAt(words: readonly Word[], at: number): string {
  return words[at]?.key ?? '';
}
