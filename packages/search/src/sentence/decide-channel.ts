import { type Channel, channels } from '@forecourt/domain';
import { runsFrom } from './grammar/phrases.ts';
import { keyAt, type Word } from './grammar/words.ts';
import type { Names } from './names/build-names.ts';
import { findName } from './names/find-name.ts';
import { findChannelNoun } from './rules/channel-noun.ts';
import { findChoice } from './rules/choice.ts';

/**
 * Which channel a sentence is about: the one it names ("van", "motorbike"), else the only one that has its
 * model, make or body, else the visitor's own. A name known in the visitor's channel never moves them.
 */
export function decideChannel(
  words: readonly Word[],
  current: Channel,
  namesOfChannel: (channel: Channel) => Names,
): Channel {
  return (
    channelOfNoun(words, current) ??
    channelOfNames(words, current, namesOfChannel) ??
    channelOfBody(words, current) ??
    current
  );
}

function channelOfNoun(words: readonly Word[], current: Channel): Channel | undefined {
  const said = words.flatMap(
    (_, at) => findChannelNoun(words, at)?.meaning ?? (isBikeEngine(words, at) ? 'Bike' : []),
  );
  return (
    said.find((channel) => channel !== current && channel !== 'Car') ??
    (said.includes(current) ? current : said[0])
  );
}

function channelOfNames(
  words: readonly Word[],
  current: Channel,
  namesOfChannel: (channel: Channel) => Names,
): Channel | undefined {
  const here = countNames(words, namesOfChannel(current));
  if (here.models > 0) return current;
  const others = channels.filter((channel) => channel !== current);
  for (const channel of others) {
    const there = countNames(words, namesOfChannel(channel));
    if (there.models > 0 || there.makes > here.makes) return channel;
  }
  return here.makes > 0 ? current : undefined;
}

/** Models of vans and bikes that are everyday words: "my partner needs a car". */
const movesNobody = new Set('partner combo boxer monster tiger scrambler vision classic monkey'.split(' '));

/** How many models and makes of a channel are named. Numbers alone are too weak to change the channel. */
function countNames(words: readonly Word[], names: Names): { models: number; makes: number } {
  const count = { models: 0, makes: 0 };
  for (let at = 0; at < words.length; at++) {
    const found = findName(names, words, at);
    const text = words
      .slice(at, found?.end ?? at)
      .map(({ key }) => key)
      .join('');
    if (!found || /^\d*$/.test(text) || movesNobody.has(text)) continue;
    if (found.names.some(({ model }) => model)) count.models++;
    else count.makes++;
  }
  return count;
}

/** Bodies that people also use for any vehicle. */
const describing = new Set(
  'sports sportstourer adventure touring cruiser commuter trial trials electric naked retro classic box recovery beavertail rigid fridge adv mx pickup pick combi scrambler'.split(
    ' ',
  ),
);

function channelOfBody(words: readonly Word[], current: Channel): Channel | undefined {
  for (let at = 0; at < words.length; at++) {
    for (const { text } of runsFrom(words, at, 3, '')) {
      const isBodyIn = (channel: Channel) => findChoice(channel, text)?.key === 'body';
      if (isBodyIn(current)) return current;
      const other = describing.has(text) ? undefined : channels.find(isBodyIn);
      if (other) return other;
    }
  }
  return undefined;
}

/** No car has an engine of 125 cc. */
function isBikeEngine(words: readonly Word[], at: number): boolean {
  const cc = keyAt(words, at + 1) === 'cc' ? Number(keyAt(words, at)) : Number.NaN;
  return cc >= 45 && cc < 600;
}
