import { type Channel, dublinDay, type SearchQuery, type Sort } from '@forecourt/domain';
import { decideChannel } from './decide-channel.ts';
import type { Sentence } from './grammar/rule.ts';
import { splitWords } from './grammar/words.ts';
import { mergeConditions } from './merge-conditions.ts';
import { type Names, namesOf } from './names/build-names.ts';
import { findNamesSaid } from './names/find-name.ts';
import { readWords } from './read-words.ts';
import { joinLeft, textOf } from './typed-text.ts';
import type { SentenceVocabulary } from './vocabulary.ts';
import { weighReadings } from './weigh-readings.ts';

export interface UnderstoodPart {
  /** The words it was read from. */
  text: string;
  /** How to show it as a chip. */
  label: string;
  /** The attribute, or `near`, `sort`, `channel`. */
  key: string;
}

export interface UnderstoodSentence {
  /** May differ from the visitor's channel: "van" moves to commercials. */
  channel: Channel;
  filters: NonNullable<SearchQuery['filters']>;
  excluded?: NonNullable<SearchQuery['excluded']>;
  notWords?: string;
  near?: NonNullable<SearchQuery['near']>;
  sort?: Sort;
  understood: readonly UnderstoodPart[];
  /** The words that were not understood, to be searched and shown as words. */
  rest: string;
  /** Filler words that were left out, such as "looking for a": no advert needs to contain them. */
  fillers: readonly string[];
}

/** Longer texts are truncated: no real search needs so many words. */
const mostWords = 2000;

/**
 * Reads what somebody types or says into a search, with no external service. Every word ends up in one of
 * `understood`, `rest` and `fillers`.
 *
 *     understandSentence('automatic diesel under 15k near Cork', 'Car', …)
 *       filters  { fuel: { anyOf: ['Diesel'] }, transmission: { anyOf: ['Automatic'] }, price: { to: 15000 } }
 *       near     { name: 'cork', radiusKm: 50, … }
 */
export function understandSentence(
  text: string,
  channel: Channel,
  vocabulary: (channel: Channel) => SentenceVocabulary,
  today: Date = new Date(),
): UnderstoodSentence {
  const words = splitWords(text).slice(0, mostWords);
  const decided = decideChannel(words, channel, (each) => namesOf(vocabulary(each)));
  const names: Names = namesOf(vocabulary(decided));
  const sentence: Sentence = {
    words,
    channel: decided,
    names,
    ...findNamesSaid(names, words),
    today: dublinDay(today),
  };
  const { matches: firstReadings, spans, left, fillers } = readWords(sentence, channel);
  const matches = weighReadings(firstReadings);
  const near = matches.findLast((match) => match.near)?.near;
  const notWords = [...new Set(matches.flatMap((match) => match.notWords ?? []))].join(' ');
  const { filters, excluded } = mergeConditions(matches, sentence);
  const sort = matches.findLast((match) => match.sort)?.sort;
  return {
    channel: decided,
    filters,
    ...(excluded && { excluded }),
    ...(notWords && { notWords }),
    ...(near && { near }),
    ...(sort && { sort }),
    understood: matches.map(({ label, key }, index) => ({
      text: textOf(text, words, spans[index] ?? [0, 0]),
      label,
      key,
    })),
    rest: joinLeft(text, words, left),
    fillers,
  };
}
