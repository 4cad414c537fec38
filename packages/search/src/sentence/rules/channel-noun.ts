import type { Channel } from '@forecourt/domain';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Word } from '../grammar/words.ts';
import { keyAt } from '../grammar/words.ts';

const nouns = buildPhrases<Channel>([
  [
    'van|vans|commercial|commercials|commercial vehicle|commercial vehicles|lorry|lorries|truck|trucks|hgv',
    'Commercial',
  ],
  ['bike|bikes|motorbike|motorbikes|motorcycle|motorcycles|motor bike|motor bikes|motor cycle', 'Bike'],
  ['car|cars|passenger car|private car', 'Car'],
]);

/** "No vans" does not ask for one; a bike rack or a car seat is a thing in a car. */
const denied = new Set(['no', 'not', 'or']);
const things = new Set(
  'rack racks carrier holder seat seats wash port tax derived insurance play phone kit transporter'.split(
    ' ',
  ),
);

export function findChannelNoun(words: readonly Word[], at: number) {
  const found = findPhrase(words, at, nouns);
  if (!found || things.has(keyAt(words, found.end))) return undefined;
  const before = keyAt(words, at - 1) === 'a' ? keyAt(words, at - 2) : keyAt(words, at - 1);
  return denied.has(before) ? undefined : found;
}

/** "No vans" among cars: they are left out already. */
export function endOfOtherChannel(words: readonly Word[], at: number, channel: Channel): number | undefined {
  if (!denied.has(keyAt(words, at)) || keyAt(words, at) === 'or') return undefined;
  const found = findPhrase(words, keyAt(words, at + 1) === 'a' ? at + 2 : at + 1, nouns);
  return found && found.meaning !== channel && !things.has(keyAt(words, found.end)) ? found.end : undefined;
}
