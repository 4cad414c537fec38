import { type Channel, channels } from '@forecourt/domain';
import { nearSpellings } from '../../words/near-spellings.ts';
import type { Rule } from '../grammar/rule.ts';
import { wellSpelt } from '../tables/everyday-words.ts';
import { fillerWords } from '../tables/filler-words.ts';
import { choiceKeys, choiceMatch, findChoice } from './choice.ts';
import { nameMatch } from './names.ts';

/** Shorter words have too many neighbours: "mint" is not a Mini, "gold" is not a Golf. */
const shortest = 5;

/**
 * Tried last: an unknown word may be a typing error for a name or a choice. The first letter is rarely wrong.
 */
export const spellingRule: Rule = (sentence, at) => {
  const { words, names, channel } = sentence;
  const word = words[at];
  if (!word || word.key.length < shortest || word.key.length > 16 || !/^[a-z]+$/.test(word.key))
    return undefined;
  if (word.isGlued || wellSpelt.has(word.key) || fillerWords.has(word.key)) return undefined;
  const letter = word.key.charAt(0);
  const candidates = [
    ...(guessableChoices.get(channel)?.get(letter) ?? []),
    ...(names.guessable.get(letter) ?? []),
  ];
  for (const guess of nearSpellings(word.key, candidates)) {
    const choice = findChoice(channel, guess);
    if (choice) return choiceMatch(sentence, choice, at + 1);
    const named = names.exact.get(guess)?.filter(({ needsMake }) => !needsMake) ?? [];
    if (named.length > 0) return nameMatch(sentence, named, at + 1);
  }
  return undefined;
};

const guessableChoices = new Map(channels.map((channel) => [channel, guessable(channel)]));

function guessable(channel: Channel): Map<string, string[]> {
  const keys = [...choiceKeys(channel)].filter((key) => key.length >= shortest && /^[a-z]+$/.test(key));
  return Map.groupBy(keys, (key) => key.charAt(0));
}
