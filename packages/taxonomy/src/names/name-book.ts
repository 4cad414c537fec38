import { type Channel, quote } from '@forecourt/domain';
import { type KnownMake, keyOfName, knownNames } from './known-names.ts';
import { wordsBesideMake } from './make-aliases.ts';
import { findMisspelt } from './misspelt.ts';
import { joinWords, readModel } from './read-model.ts';

/** A line of the operator's own table: how a make, or a model of a make, is to be written. */
export interface OwnName {
  /** Null means every channel. */
  channel: Channel | null;
  make: string;
  /** Null means the make with any model. */
  model: string | null;
  toMake: string;
  /** Null leaves the model to be parsed as usual. */
  toModel: string | null;
}

export interface WrittenNames {
  channel: Channel;
  make: string;
  model: string;
  derivative: string | null;
}

/** The names in their standard spelling. */
export interface ReadNames {
  make: string;
  model: string;
  derivative: string | null;
  /** Sentences about assumed typing errors. */
  remarks: readonly string[];
  isKnownMake: boolean;
  isKnownModel: boolean;
}

interface Reading extends Omit<ReadNames, 'derivative'> {
  rest: string;
}

const longestDerivative = 120;
/** A feed of noise must not fill the memory. */
const mostReadings = 20_000;

/**
 * Gives every make and model its one spelling: the operator's table first, then the known names, their
 * aliases, known models followed by a version, and typing errors. Unknown names keep their words.
 *
 *     new NameBook().read({ channel: 'Car', make: 'VW', model: 'GOLF GTI', derivative: null })
 *       → { make: 'Volkswagen', model: 'Golf', derivative: 'GTI', … }
 */
export class NameBook {
  readonly #own: ReadonlyMap<string, OwnName>;
  readonly #readings = new Map<string, Reading>();

  constructor(own: readonly OwnName[] = []) {
    this.#own = new Map(own.map((line) => [keyOfLine(line.channel, line.make, line.model), line]));
  }

  read({ channel, make, model, derivative }: WrittenNames): ReadNames {
    const key = `${channel}\n${make}\n${model}`;
    let reading = this.#readings.get(key);
    if (reading === undefined) {
      reading = this.#readNames(channel, make, model);
      if (this.#readings.size >= mostReadings) this.#readings.clear();
      this.#readings.set(key, reading);
    }
    const { rest, ...names } = reading;
    return { ...names, derivative: rest === '' ? derivative : withRest(rest, derivative) };
  }

  #readNames(channel: Channel, make: string, model: string): Reading {
    const own = this.#findOwn(channel, make, model) ?? this.#findOwn(channel, make, null);
    if (own?.toModel != null) return sure(own.toMake, own.toModel);
    const said = own ? { make: own.toMake, model, remark: null } : readMake(channel, make, model);
    // The operator may name a model under the make's final name.
    const again = this.#findOwn(channel, said.make, said.model);
    if (again?.toModel != null) return sure(again.toMake, again.toModel);
    const known = knownNames(channel).makes.get(keyOfName(said.make));
    const found = known ? readModel(known, said.model) : null;
    const remarks = said.remark === null ? [] : [said.remark];
    if (found?.isGuess) remarks.push(`Model ${quote(model)} is read as ${found.model}`);
    return {
      make: own ? own.toMake : (known?.make ?? said.make),
      model: found?.model ?? said.model,
      rest: found?.rest ?? '',
      remarks,
      isKnownMake: known !== undefined || own !== undefined,
      isKnownModel: found !== null,
    };
  }

  #findOwn(channel: Channel, make: string, model: string | null): OwnName | undefined {
    if (this.#own.size === 0) return undefined;
    return this.#own.get(keyOfLine(channel, make, model)) ?? this.#own.get(keyOfLine(null, make, model));
  }
}

function keyOfLine(channel: Channel | null, make: string, model: string | null): string {
  return `${channel ?? ''}/${keyOfName(make)}/${model === null ? '' : keyOfName(model)}`;
}

function sure(make: string, model: string): Reading {
  return { make, model, rest: '', remarks: [], isKnownMake: true, isKnownModel: true };
}

interface SaidMake {
  make: string;
  model: string;
  remark: string | null;
}

function readMake(channel: Channel, make: string, model: string): SaidMake {
  const { makes, aliases } = knownNames(channel);
  const key = keyOfName(make);
  const known = makes.get(key);
  if (known) return { make: asTruck(known.make, channel, model), model, remark: null };
  const meant = aliases.get(key);
  if (meant)
    return { make: asTruck(meant.make, channel, model), model: withFamily(meant.model, model), remark: null };
  const begun = readBegunMake(channel, make, model);
  if (begun) return begun;
  const guess = makes.get(findMisspelt(key, makes.keys()) ?? '');
  if (guess) return { make: guess.make, model, remark: `Make ${quote(make)} is read as ${guess.make}` };
  return { make, model, remark: null };
}

/** "Sport" of the make Range Rover is a Range Rover Sport. */
function withFamily(family: string, model: string): string {
  return family === '' || keyOfName(model).startsWith(keyOfName(family)) ? model : `${family} ${model}`;
}

/** "Volkswagen Commercial Vehicles", and "Ford Focus" as the make of a Titanium. */
function readBegunMake(channel: Channel, make: string, model: string): SaidMake | null {
  const { makes, aliases } = knownNames(channel);
  const words = make.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const key = keyOfName(words.slice(0, count).join(' '));
    const name = makes.get(key)?.make ?? aliases.get(key)?.make;
    if (name === undefined) continue;
    const rest = words.slice(count).filter((word) => !wordsBesideMake.has(word.toLowerCase()));
    if (rest.length === 0) return { make: name, model, remark: null };
    const known = makes.get(keyOfName(name));
    const whole = joinWords(rest.join(' '), model);
    if (known && isSure(known, whole)) return { make: name, model: whole, remark: null };
  }
  return null;
}

function isSure(known: KnownMake, model: string): boolean {
  const found = readModel(known, model);
  return found !== null && !found.isGuess;
}

/** Trucks of two makers have their own make name, which few sellers use. */
function asTruck(make: string, channel: Channel, model: string): string {
  if (channel !== 'Commercial' || (make !== 'Volvo' && make !== 'Renault')) return make;
  const { makes } = knownNames(channel);
  const own = makes.get(keyOfName(make));
  const trucks = makes.get(keyOfName(`${make} Trucks`));
  return trucks && !(own && isSure(own, model)) && isSure(trucks, model) ? trucks.make : make;
}

function withRest(rest: string, derivative: string | null): string {
  const joined = joinWords(rest, derivative ?? '');
  return joined.length <= longestDerivative ? joined : (derivative ?? rest.slice(0, longestDerivative));
}
