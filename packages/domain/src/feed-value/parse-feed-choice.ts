import type { Channel } from '../channel/channel.ts';
import { foldText, foldToKey } from '../slug/fold.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { optionsFor } from '../vehicle/attributes-of.ts';
import { findChoice } from '../vehicle/parsing/parse-choice.ts';
import { quote } from '../vehicle/parsing/parse-value.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { basicColours, tradeColours } from './colour-words.ts';
import { bodyWords, weakBodyWords } from './feed-body-words.ts';
import { choiceWords } from './feed-choice-words.ts';
import { type FeedValue, leftOut, longestShortText, understood } from './feed-value.ts';
import { findFuel } from './find-fuel.ts';
import type { OptionWords } from './option-words.ts';

type ChoiceAttribute = Extract<AttributeDefinition, { kind: 'choice' }>;

/**
 * A feed repeats few spellings: each is parsed once. The cache is bounded, because a feed may also repeat
 * none.
 */
const remembered = new Map<string, string | null>();
const mostRemembered = 5000;

/**
 * Parses a choice in the trade's words, also inside a phrase: `Deep Black Pearl`, `7 speed DSG`, `5 door
 * hatch`.
 */
export function parseFeedChoice(attribute: ChoiceAttribute, raw: unknown, channel: Channel): FeedValue {
  if (typeof raw !== 'string') return leftOut(`${attribute.label} ${quote(raw)} is not a text`);
  const plain = raw.length > longestShortText ? undefined : findChoice(attribute, raw, channel);
  const option = plain ?? findInWords(attribute, raw, channel);
  if (option !== null) return understood(option);
  return leftOut(
    `${attribute.label} ${quote(raw)} is not one of ${optionsFor(attribute, channel).join(', ')}`,
  );
}

function findInWords(attribute: ChoiceAttribute, raw: string, channel: Channel): string | null {
  if (raw.length > longestShortText) return null;
  const key = `${attribute.key} ${channel} ${raw}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = findOption(attribute, raw, channel);
  const option = found !== undefined && optionsFor(attribute, channel).includes(found) ? found : null;
  remembered.set(key, option);
  return option;
}

function findOption(attribute: ChoiceAttribute, raw: string, channel: Channel): string | undefined {
  switch (attribute.key) {
    case 'fuel':
      return findFuel(wordsOf(raw));
    case 'colour':
      return findColour(raw);
    default: {
      const { words, weak } = lookupsOf(attribute.key, channel);
      const phrase = wordsOf(raw);
      return findOnly(phrase, words) ?? findOnly(phrase, weak);
    }
  }
}

/** The body in a version's name, such as `2.0 TDI Avant`; the last if there are several. */
export function findBodyIn(version: string, channel: Channel): string | undefined {
  return optionsIn(wordsOf(version), lookupsOf('body', channel).words).at(-1);
}

/**
 * The interior in a list of equipment, such as `Full leather upholstery`. A steering wheel of leather says
 * nothing about the seats.
 */
export function findInteriorIn(equipment: readonly string[]): string | undefined {
  const { words } = lookupsOf('interior', 'Car');
  for (const item of equipment) {
    if (!/seat|uphols|interior|trim|leather$|alcantara$/i.test(item) || /wheel|knob|gear|armrest/i.test(item))
      continue;
    const found = findOnly(wordsOf(item), words);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A single letter is a class or a trim: the E of an E 220 does not mean electric. */
const letterOrNumber = /^(?:\w|\d+|gas|super95)$/;

/** The fuel in a version's name, such as `1.6TDI` or `2.0 PHEV`. */
export function findFuelIn(version: string): Vehicle['fuel'] {
  const words = wordsOf(version.replace(/(\d)(?=[a-z])/gi, '$1 ')).filter(
    (word) => !letterOrNumber.test(word),
  );
  return (findFuel(words) ?? null) as Vehicle['fuel'];
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

type Lookup = ReadonlyMap<string, string>;

const longestRun = 4;

/** The options named by runs of words, the longest run first: `coupe cabriolet` is one body, not two. */
function optionsIn(phrase: readonly string[], lookup: Lookup): string[] {
  const found: string[] = [];
  for (let at = 0; at < phrase.length; at++) {
    for (let length = longestRun; length > 0; length--) {
      const option = lookup.get(phrase.slice(at, at + length).join(''));
      if (option === undefined) continue;
      found.push(option);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** A text that names two options names none: only the seller can decide `Manual / Automatic`. */
function findOnly(phrase: readonly string[], lookup: Lookup): string | undefined {
  const found = new Set(optionsIn(phrase, lookup));
  const [option] = found;
  return found.size === 1 ? option : undefined;
}

/**
 * A maker's name ends with its colour (`Silver Blue` is a blue), and what follows a separator is the roof or
 * the finish.
 */
function findColour(raw: string): string | undefined {
  const parts = raw
    .toLowerCase()
    .split(/[/,;(&+|]| with | and /)
    .map(wordsOf);
  for (const lookup of [basicLookup, tradeLookup]) {
    for (const words of parts) {
      const option = optionsIn(words, lookup).at(-1);
      if (option !== undefined) return option;
    }
  }
  return undefined;
}

const basicLookup = buildLookup(basicColours);
const tradeLookup = buildLookup(tradeColours);

function buildLookup(words: OptionWords, isOffered: (option: string) => boolean = () => true): Lookup {
  const lookup = new Map<string, string>();
  for (const [option, names] of Object.entries(words)) {
    if (!isOffered(option)) continue;
    for (const name of [foldToKey(option), ...names.split(' ')]) lookup.set(name, option);
  }
  return lookup;
}

const lookups = new Map<string, { words: Lookup; weak: Lookup }>();

function lookupsOf(key: string, channel: Channel) {
  const name = `${key} ${channel}`;
  const known = lookups.get(name);
  if (known) return known;
  const isBody = key === 'body';
  const built = {
    words: buildLookup((isBody ? bodyWords[channel] : choiceWords[key]) ?? {}),
    weak: buildLookup(isBody ? weakBodyWords : {}, (option) => option in bodyWords[channel]),
  };
  lookups.set(name, built);
  return built;
}
