import {
  attributeByKey,
  type Channel,
  channels,
  findVanBody,
  foldText,
  foldToKey,
  isPlainVan,
  parseFeedValue,
} from '@forecourt/domain';
import { carMakes } from '../cars/car-makes.ts';
import { keyOfName, knownNames } from '../names/known-names.ts';
import { NameBook } from '../names/name-book.ts';
import { findModel } from '../taxonomy.ts';

/** Families of bikes from makes that also build cars, for models that are not listed. */
const bikeFamilies = new Map<string, RegExp>(
  Object.entries({
    Honda: /^(?:cbf?|cbr|cl|cmx|crf|gl|msx|nc|nt|nx|sh|st|vfr|vt|xl)\d/,
    BMW: /^(?:[cfgkrs]|ce)(?:04|12|18|\d{3,4})/,
    Suzuki: /^(?:an|drz?|gs[fr]?|gsx[a-z]?|rmz?|sv|vl|vs)\d/,
  }),
);

/** What turns a car into a van. */
const commercialWords = new Set(['van', 'commercial', 'cargo', 'crewcab', 'chassis']);
const longestName = 60;

/**
 * The channel of a row that does not state it. A body takes precedence over names, because a Berlingo is a
 * van or a car; bodies that several channels share decide nothing. Without any sign of being a van or a bike
 * it is a car.
 */
export function guessChannel(make: string, model: string, body: string): Channel {
  const named = channelOfNames(make.slice(0, longestName), model.slice(0, longestName));
  if (named === 'Bike') return 'Bike';
  if (isPlainVan(body)) return 'Commercial';
  const ofBody = body === '' ? [] : channels.filter((channel) => isBodyOf(body, channel));
  const [only] = ofBody;
  return only !== undefined && ofBody.length === 1 ? only : named;
}

const guesses = new Map<string, Channel>();
/** A feed of noise must not fill the memory. */
const mostGuesses = 20_000;

function channelOfNames(make: string, model: string): Channel {
  const key = `${make}\n${model}`;
  let guess = guesses.get(key);
  if (guess === undefined) {
    guess = guessByNames(make, model);
    if (guesses.size >= mostGuesses) guesses.clear();
    guesses.set(key, guess);
  }
  return guess;
}

function guessByNames(make: string, model: string): Channel {
  const [best] = channels.flatMap((channel) => readIn(channel, make, model) ?? []).sort(bySurety);
  if (best?.unread === 0) return best.channel;
  if (hasCommercialWord(model)) return 'Commercial';
  if (best) return best.channel;
  const name = book.read({ channel: 'Bike', make, model, derivative: null }).make;
  if (bikeFamilies.get(name)?.test(foldToKey(model))) return 'Bike';
  return channelOfMake(name);
}

const book = new NameBook();

interface Reading {
  channel: Channel;
  /** How much of the written model is not the model's name. */
  unread: number;
  /** How common the model is in the channel; 0 if only its name is known. */
  weight: number;
}

/** Null if the channel does not know the model for sure. */
function readIn(channel: Channel, make: string, model: string): Reading | null {
  const read = book.read({ channel, make, model, derivative: null });
  if (!read.isKnownModel || read.remarks.length > 0) return null;
  // Every car can be a van: among vans "Golf" is a Golf Van, which decides nothing here.
  if (/ (?:van|commercial)$/i.test(read.model)) return null;
  const weight = findModel(channel, read.make, read.model)?.weight ?? 0;
  // If it is equally common as a car, such as a Vauxhall Vivaro, a van's name decides.
  const isVan = channel === 'Commercial' && findVanBody(read.model) !== undefined;
  return { channel, unread: read.derivative?.length ?? 0, weight: isVan ? weight + 0.5 : weight };
}

function bySurety(one: Reading, other: Reading): number {
  return one.unread - other.unread || other.weight - one.weight;
}

function hasCommercialWord(model: string): boolean {
  const words = foldText(model).split(/[^a-z0-9]+/);
  return words.some((word) => commercialWords.has(word)) || /van$/.test(foldToKey(model));
}

/** For an unknown model. Makers of cars are known for them; of Triumph's only the classics are left. */
function channelOfMake(make: string): Channel {
  const modelsIn = (channel: Channel) => knownNames(channel).makes.get(keyOfName(make))?.names.length ?? 0;
  if (modelsIn('Car') > 0 && !classicMakes.has(make)) return 'Car';
  if (modelsIn('Bike') > modelsIn('Commercial')) return 'Bike';
  return modelsIn('Commercial') > 0 ? 'Commercial' : 'Car';
}

const classicMakes = new Set(
  carMakes
    .filter(({ make }) =>
      carMakes.every((each) => each.make !== make || each.models.every(({ isClassic }) => isClassic)),
    )
    .map(({ make }) => make),
);

function isBodyOf(body: string, channel: Channel): boolean {
  return parseFeedValue(attributeByKey('body'), body, channel).value !== null;
}
