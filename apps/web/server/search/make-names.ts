import { type Channel, foldToKey, type NameOfSlug, slugify } from '@forecourt/domain';
import type { MakeOnSale, SearchEngine, SentenceVocabulary } from '@forecourt/search';

/** The makes and models of a channel, as searches, titles and sentences name them. */
export interface MakeNames {
  makes: readonly MakeOnSale[];
  vocabulary: SentenceVocabulary;
  nameOfSlug: NameOfSlug;
}

/**
 * Asks the engine once for each version of the index. While only counts change, the vocabulary stays the same object:
 * those who derive something from it need not do so again.
 */
export function createMakeNames(engine: SearchEngine): (channel: Channel) => Promise<MakeNames> {
  const known = new Map<Channel, { version: number; spelling: string; names: MakeNames }>();
  return async (channel) => {
    const before = known.get(channel);
    const { version } = engine;
    if (before?.version === version) return before.names;
    const makes = await engine.makes(channel);
    const spelling = makes.map(({ make, models }) => [make, ...models.map(({ model }) => model)]).join('\n');
    const names =
      before?.spelling === spelling ? { ...before.names, makes } : { makes, ...buildNames(makes) };
    known.set(channel, { version, spelling, names });
    return names;
  };
}

function buildNames(makes: readonly MakeOnSale[]): Omit<MakeNames, 'makes'> {
  const named = (name: string) => ({ name, slug: slugify(name) });
  const byKey = { make: new Map<string, string>(), model: new Map<string, string>() };
  for (const { make, models } of makes) {
    byKey.make.set(foldToKey(make), make);
    for (const { model } of models) byKey.model.set(foldToKey(model), model);
  }
  return {
    vocabulary: {
      makes: makes.map(({ make, models }) => ({
        ...named(make),
        models: models.map(({ model }) => named(model)),
      })),
    },
    nameOfSlug: (key, slug) => byKey[key].get(foldToKey(slug)),
  };
}
