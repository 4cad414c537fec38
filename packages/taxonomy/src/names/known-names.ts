import { type Channel, channels, nameKey } from '@forecourt/domain';
import { modelsOf } from '../taxonomy.ts';
import { makeAliases } from './make-aliases.ts';
import { modelAliasesOf } from './model-aliases.ts';
import { otherMakes, otherModels } from './other-models.ts';

/** What a written model means: the model, and the part of it that belongs to the version. */
export interface ModelMeant {
  model: string;
  rest: string;
}

export interface KnownMake {
  make: string;
  /** Models by key, and all their other spellings. */
  models: ReadonlyMap<string, ModelMeant>;
  /** The keys of the models themselves. */
  names: readonly string[];
}

/** Another spelling of a make, or a family of models written as a make. */
export interface MakeMeant {
  make: string;
  model: string;
}

export interface KnownNames {
  makes: ReadonlyMap<string, KnownMake>;
  aliases: ReadonlyMap<string, MakeMeant>;
}

const joined = /[+&]/;

/** Only letters and digits. A plus is a word: the Ka+ is not a Ka, and the Qashqai+2 not a Qashqai 2. */
export function keyOfName(text: string): string {
  return nameKey(joined.test(text) ? text.replaceAll('+', ' plus ').replaceAll('&', ' and ') : text);
}

const built = new Map<Channel, KnownNames>();

/** The names of a channel, built on first use: most processes never need them. */
export function knownNames(channel: Channel): KnownNames {
  let names = built.get(channel);
  if (names === undefined) {
    names = buildNames(channel);
    built.set(channel, names);
  }
  return names;
}

function buildNames(channel: Channel): KnownNames {
  const modelsOfMake = new Map<string, string[]>();
  const add = (make: string, models: readonly string[]) =>
    modelsOfMake.set(make, [...(modelsOfMake.get(make) ?? []), ...models]);
  for (const { make, model } of modelsOf(channel)) add(make, [model]);
  for (const [make, models] of Object.entries(otherModels[channel])) add(make, models.split('|'));
  // A make that is common in another channel has the same spelling here.
  for (const make of [
    ...channels.flatMap((each) => modelsOf(each).map((model) => model.make)),
    ...otherMakes,
  ])
    if (!modelsOfMake.has(make)) add(make, []);
  const makes = new Map(
    [...modelsOfMake].map(([make, models]) => [keyOfName(make), buildMake(channel, make, models)]),
  );
  const aliases = new Map(
    makeAliases.map(({ written, make, model }) => [keyOfName(written), { make, model }]),
  );
  return { makes, aliases };
}

/** The spelling of a make known in any channel, by its name or another spelling. */
export function findMake(written: string): string | undefined {
  const key = keyOfName(written);
  for (const channel of channels) {
    const { makes, aliases } = knownNames(channel);
    const meant = aliases.get(key);
    const found = makes.get(key)?.make ?? (meant?.model === '' ? meant.make : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function buildMake(channel: Channel, make: string, names: readonly string[]): KnownMake {
  const models = new Map<string, ModelMeant>();
  for (const model of names) {
    const key = keyOfName(model);
    if (!models.has(key)) models.set(key, { model, rest: '' });
  }
  const known = [...models.keys()];
  for (const { written, model, rest } of modelAliasesOf(channel, make)) {
    const key = keyOfName(written);
    if (!models.has(key)) models.set(key, { model, rest });
  }
  // Among vans, "Land Cruiser" is a Land Cruiser Commercial and "Golf" a Golf Van.
  if (channel === 'Commercial')
    for (const model of names) {
      const key = keyOfName(model.replace(/ (?:van|commercial)$/i, ''));
      if (!models.has(key)) models.set(key, { model, rest: '' });
    }
  return { make, models, names: known };
}
