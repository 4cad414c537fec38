import type { Word } from './grammar/words.ts';

/** Words by position, from the first up to but excluding the last. */
export type Span = readonly [start: number, end: number];

/** The input from one word to another, as typed. */
export function textOf(text: string, words: readonly Word[], [start, end]: Span): string {
  return text.slice(words[start]?.start ?? 0, words[end - 1]?.end ?? 0);
}

/** The remaining words, joined as typed: `s-line` stays one. Marks between understood words are dropped. */
export function joinLeft(text: string, words: readonly Word[], left: readonly number[]): string {
  let joined = '';
  let lastEnd = -1;
  for (const [order, index] of left.entries()) {
    const word = words[index];
    if (!word) continue;
    const hasNext = left[order + 1] === index + 1;
    if (word.isMark && !(lastEnd === word.start && hasNext && words[index + 1]?.start === word.end)) continue;
    const isJoined =
      lastEnd >= 0 && !/\s/.test(text.slice(lastEnd, word.start)) && left[order - 1] === index - 1;
    joined += joined === '' ? word.text : (isJoined ? text.slice(lastEnd, word.start) : ' ') + word.text;
    lastEnd = word.end;
  }
  return joined;
}
