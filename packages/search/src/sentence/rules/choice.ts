import {
  type Channel,
  channels,
  foldToKey,
  optionsFor,
  parseAttribute,
  type SearchableAttribute,
  searchableAttributesOf,
} from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { runsFrom } from '../grammar/phrases.ts';
import type { Rule, Sentence } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';
import { fillerWords } from '../tables/filler-words.ts';
import { choiceWords, optionsThatAreWords, partsAfter, spoiltBy } from '../tables/spoken-choices.ts';

export interface Choice {
  key: string;
  values: readonly string[];
}

const longestSaying = 4;
/** These have rules of their own: a county may be a point, a seller has many names, 191 may be a number. */
const elsewhere = new Set(['county', 'seller', 'plate', 'priceRating']);

/** Every option of every filterable choice: a new attribute in the table is understood without code here. */
export const choiceRule: Rule = (sentence, at) => {
  let found: { choice: Choice; end: number } | undefined;
  for (const { text, end } of runsFrom(sentence.words, at, longestSaying, '')) {
    const choice = findChoice(sentence.channel, text);
    if (choice && !isOfPart(sentence, choice, at, end)) found = { choice, end };
  }
  return found && choiceMatch(sentence, found.choice, found.end);
};

export function choiceMatch({ channel }: Sentence, { key, values }: Choice, end: number) {
  return conditionMatch(channel, key, { anyOf: values }, end);
}

function isOfPart({ words }: Sentence, { key }: Choice, at: number, end: number): boolean {
  const isSpoilt = spoiltBy[key]?.has(keyAt(words, at - 1)) ?? false;
  // "Electric seats" is a part, "electric 7 seats" is not: only the very next word counts.
  return isSpoilt || (partsAfter[key]?.has(keyAt(words, end)) ?? false);
}

const lookups = new Map(channels.map((channel) => [channel, buildLookup(channel)]));

/** The meaning in a channel of a run of words joined into one. */
export function findChoice(channel: Channel, text: string): Choice | undefined {
  const lookup = lookups.get(channel);
  return lookup?.get(text) ?? findFeedWord(channel, text);
}

/** The keys that a misspelt word may mean. */
export function choiceKeys(channel: Channel): IterableIterator<string> {
  return lookups.get(channel)?.keys() ?? [].values();
}

function buildLookup(channel: Channel): Map<string, Choice> {
  const lookup = new Map<string, Choice>();
  const add = (text: string, choice: Choice) => {
    if (!lookup.has(text) && !fillerWords.has(text)) lookup.set(text, choice);
  };
  for (const word of choiceWords) {
    const isHere = word.channel === undefined || word.channel === channel;
    const options = choicesOf(channel).find(({ key }) => key === word.key);
    if (!isHere || !options || !word.values.every((value) => optionsFor(options, channel).includes(value)))
      continue;
    for (const said of word.said.split('|')) add(foldToKey(said), word);
  }
  for (const attribute of choicesOf(channel)) {
    for (const option of optionsFor(attribute, channel)) {
      const choice = { key: attribute.key, values: [option] };
      // "Quad / ATV" goes by either name.
      for (const name of new Set([option, ...option.split('/')].map(foldToKey))) {
        add(name + foldToKey(attribute.label), choice);
        if (optionsThatAreWords.has(name)) continue;
        add(name, choice);
        if (attribute.key === 'body') add(`${name}s`, choice);
      }
    }
  }
  return lookup;
}

function choicesOf(channel: Channel): SearchableAttribute[] {
  return searchableAttributesOf(channel).filter(
    ({ kind, filter, key }) => kind === 'choice' && filter?.by === 'any-of' && !elsewhere.has(key),
  );
}

const longestFeedWord = 18;
const mostRemembered = 20_000;
const feedWords = new Map<string, Choice | undefined>();

/** The domain knows the words that feeds send. It answers an unknown word with a sentence, so ask once. */
function findFeedWord(channel: Channel, text: string): Choice | undefined {
  if (text.length < 2 || text.length > longestFeedWord) return undefined;
  const key = `${channel} ${text}`;
  const known = feedWords.get(key);
  if (known || feedWords.has(key)) return known;
  if (feedWords.size >= mostRemembered) feedWords.clear();
  const found = fillerWords.has(text) || optionsThatAreWords.has(text) ? undefined : askDomain(channel, text);
  feedWords.set(key, found);
  return found;
}

const choices = new Map(channels.map((channel) => [channel, choicesOf(channel)]));

function askDomain(channel: Channel, text: string): Choice | undefined {
  for (const attribute of choices.get(channel) ?? []) {
    const parsed = parseAttribute(attribute, text, channel);
    if (parsed.kind === 'ok' && typeof parsed.value === 'string')
      return { key: attribute.key, values: [parsed.value] };
  }
  return undefined;
}
