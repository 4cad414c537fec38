import type { Channel } from '../channel/channel.ts';
import { foldText, foldToKey } from '../slug/fold.ts';
import { attributeByKey } from '../vehicle/attributes-of.ts';
import { parseFeedChoice } from './parse-feed-choice.ts';
import { findVanBody, isPlainVan } from './van-models.ts';

/** They build nothing else. Triumph's cars are known by their models. */
const bikeMakes = new Set(
  (
    'ajs aprilia benelli beta bimota bsa buell cfmoto derbi ducati energica fantic gasgas gilera harleydavidson harley ' +
    'husqvarna hyosung indian kawasaki keeway ktm kymco lambretta lexmoto lml mash motoguzzi mvagusta norton piaggio qjmotor ' +
    'rieju royalenfield sherco sinnis supersoco sym triumph vespa victory voge yamaha zero zontes'
  ).split(' '),
);
const triumphCars = /^(acclaim|dolomite|gt6|herald|spitfire|stag|toledo|tr\d|vitesse|2000|2500)/;

/** Bikes of makes that build cars too, by how their names begin. */
const bikeModels = new Map<string, RegExp>(
  Object.entries({
    honda:
      /^(cb|cbf|cbr|cl|cmx|crf|gl|msx|nc|nt|nx|sh|st|vfr|vt|xl)\d|^(africatwin|adv|forza|fireblade|goldwing|grom|hornet|monkey|pcx|rebel|supercub|transalp|varadero|vision110|xadv)/,
    bmw: /^([cfgkrs]|ce)(04|12|18|\d{3,4})|^(rninet|hp4)/,
    suzuki:
      /^(an|dr|drz|gs|gsf|gsr|gsx|rm|rmz|sv|vl|vs)[a-z]?\d|^(bandit|burgman|gsx|hayabusa|intruder|katana|vstrom|address)/,
    peugeot: /^(django|kisbee|speedfight|tweet|vivacity|xp400)/,
  }),
);

const commercialMakes = new Set('daf iveco ldv man maxus scania volvotrucks renaulttrucks'.split(' '));
const commercialWords = new Set(['van', 'commercial', 'cargo', 'crewcab', 'chassis']);
const longestName = 60;

/**
 * The channel of a row that does not state it. A body goes before names, as a Berlingo is a van or a car; bodies that
 * several channels have say nothing. Whatever gives no sign of being a van or a bike is a car.
 */
export function guessChannel(make: string, model: string, body: string): Channel {
  const makeKey = foldToKey(make.slice(0, longestName));
  const modelKey = foldToKey(model.slice(0, longestName));
  if (isBike(makeKey, modelKey)) return 'Bike';
  if (isPlainVan(body)) return 'Commercial';
  const channels =
    body === '' ? [] : (['Car', 'Commercial', 'Bike'] as const).filter((channel) => isBodyOf(body, channel));
  const [only] = channels;
  if (only !== undefined && channels.length === 1) return only;
  if (commercialMakes.has(makeKey) || findVanBody(model) !== undefined) return 'Commercial';
  const words = foldText(`${model.slice(0, longestName)}`).split(/[^a-z0-9]+/);
  return words.some((word) => commercialWords.has(word)) || /van$/.test(modelKey) ? 'Commercial' : 'Car';
}

function isBike(make: string, model: string): boolean {
  if (make === 'triumph') return !triumphCars.test(model);
  return bikeMakes.has(make) || (bikeModels.get(make)?.test(model) ?? false);
}

function isBodyOf(body: string, channel: Channel): boolean {
  return parseFeedChoice(attributeByKey('body'), body, channel).value !== null;
}
