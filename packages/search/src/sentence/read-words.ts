import { type Channel, channelPlural } from '@forecourt/domain';
import { buildPhrases, findPhrase } from './grammar/phrases.ts';
import type { Match, Sentence } from './grammar/rule.ts';
import { keyAt, type Word } from './grammar/words.ts';
import { endOfOtherChannel, findChannelNoun } from './rules/channel-noun.ts';
import { endOfDeniedNumbers, endOfNegation } from './rules/negation.ts';
import { rules } from './rules/rules.ts';
import { spellingRule } from './rules/spelling.ts';
import { fillerPhrases, fillerWords } from './tables/filler-words.ts';
import type { Span } from './typed-text.ts';

export interface ReadWords {
  matches: Match[];
  /** The position of each match. */
  spans: Span[];
  /** The positions of the words that no rule knows. */
  left: number[];
  fillers: string[];
}

/** From left to right, taking at each word the longest match of all rules. */
export function readWords(sentence: Sentence, asked: Channel): ReadWords {
  const { words } = sentence;
  const matches: Match[] = [];
  const spans: Span[] = [];
  const left: number[] = [];
  const fillers: string[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestMatch(sentence, at) ?? channelMatch(sentence, at, asked);
    if (match) {
      matches.push(match);
      spans.push([at, match.end]);
      at = match.end;
      continue;
    }
    const deniedEnd = Math.max(endOfDeniedNumbers(sentence, at), endOfDeniedMatch(sentence, at));
    if (deniedEnd > at) {
      while (at < deniedEnd) left.push(at++);
      continue;
    }
    const end = endOfFiller(sentence, at);
    for (let index = at; index < Math.max(end, at + 1); index++) {
      if (end === at) left.push(index);
      else if (!words[index]?.isMark) fillers.push(words[index]?.text ?? '');
    }
    at = Math.max(end, at + 1);
  }
  return { matches, spans, left, fillers };
}

function longestMatch(sentence: Sentence, at: number): Match | undefined {
  let longest: Match | undefined;
  for (const rule of rules) {
    const match = rule(sentence, at);
    if (match && match.end > (longest?.end ?? at) && isWhole(sentence.words, match.end)) longest = match;
  }
  if (longest) return longest;
  return endOfFiller(sentence, at) > at ? undefined : spellingRule(sentence, at);
}

/** The end of a condition that a negation denies but that cannot be left out; `at` if there is none. */
function endOfDeniedMatch(sentence: Sentence, at: number): number {
  const start = endOfNegation(sentence, at);
  return start === undefined ? at : (longestMatch(sentence, start)?.end ?? at);
}

/**
 * A match must not leave the d of `320d` behind; `2.0tdi` may be split, because its letters are a word of
 * their own.
 */
function isWhole(words: readonly Word[], end: number): boolean {
  const next = words[end];
  return (
    !next?.isGlued || next.key.length > 2 || (next.key === 'd' && /^\d\.\d$/.test(keyAt(words, end - 1)))
  );
}

/** Show "van" if it changed the visitor's channel; among vans it says nothing. */
function channelMatch({ words, channel }: Sentence, at: number, asked: Channel): Match | undefined {
  const noun = findChannelNoun(words, at);
  if (noun?.meaning !== channel || channel === asked) return undefined;
  return { end: noun.end, key: 'channel', label: channelPlural(channel) };
}

const saysNothing = buildPhrases(fillerPhrases.map((phrase) => [phrase, true] as const));

/** The first word after the filler words; `at` itself if the word is not a filler. */
function endOfFiller({ words, channel }: Sentence, at: number): number {
  const phrase = findPhrase(words, at, saysNothing);
  if (phrase) return phrase.end;
  const other = endOfOtherChannel(words, at, channel);
  if (other) return other;
  const noun = findChannelNoun(words, at);
  if (noun?.meaning === channel) return noun.end;
  return fillerWords.has(keyAt(words, at)) && !words[at + 1]?.isGlued ? at + 1 : at;
}
