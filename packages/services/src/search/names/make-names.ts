import { type Channel, type NameOfSlug, nameKey, nameSlug } from '@forecourt/domain';
import type { MakeOnSale, SearchEngine, SentenceVocabulary } from '@forecourt/search';
import { NameBook } from '@forecourt/taxonomy';
import { buildMarketNames, type MarketNames } from './market-names.ts';
import { mergeMakes } from './merge-spellings.ts';

/** The makes and models of a channel, as searches, titles and sentences name them. */
export interface MakeNames {
  /** Each make and model once, as most adverts write it. */
  makes: readonly MakeOnSale[];
  vocabulary: SentenceVocabulary;
  nameOfSlug: NameOfSlug;
  market: MarketNames;
  /** Whether some make or model has two spellings. */
  hasVariants: boolean;
}

/**
 * Asks the engine once per version of the index. While only counts change, the vocabulary stays the same
 * object, so that nothing derived from it has to be recomputed.
 */
export function createMakeNames(
  engine: Pick<SearchEngine, 'version' | 'makes' | 'names'>,
  book = new NameBook(),
): (channel: Channel) => Promise<MakeNames> {
  const known = new Map<Channel, { version: number; spelling: string; names: MakeNames }>();
  return async (channel) => {
    const before = known.get(channel);
    const { version } = engine;
    if (before?.version === version) return before.names;
    const written = await engine.makes(channel);
    const makes = mergeMakes(written);
    const versions = await readVersions(engine, channel);
    const spelling = [spellingOf(makes), ...versions].join('\n');
    const hasVariants = spellingOf(written) !== spellingOf(makes);
    const names =
      before?.spelling === spelling
        ? { ...before.names, makes, hasVariants }
        : { makes, hasVariants, ...buildNames(channel, makes, versions, book) };
    known.set(channel, { version, spelling, names });
    return names;
  };
}

/** A trim that few adverts have is more often a remark than a name. */
const fewestOfVersion = 5;

async function readVersions(engine: Pick<SearchEngine, 'names'>, channel: Channel): Promise<string[]> {
  const versions = await engine.names(channel, 'version');
  return versions.filter(({ count }) => count >= fewestOfVersion).map(({ name }) => name);
}

function spellingOf(makes: readonly MakeOnSale[]): string {
  return makes.map(({ make, models }) => [make, ...models.map(({ model }) => model)]).join('\n');
}

function buildNames(
  channel: Channel,
  makes: readonly MakeOnSale[],
  versions: readonly string[],
  book: NameBook,
) {
  const named = (name: string) => ({ name, slug: nameSlug(name) });
  const market = buildMarketNames(channel, makes, book);
  const models = new Map<string, string>();
  for (const { models: ofMake } of makes) for (const { model } of ofMake) models.set(nameKey(model), model);
  const nameOfSlug: NameOfSlug = (key, slug) =>
    key === 'make' ? market.readMake(slug) : (models.get(nameKey(slug)) ?? market.modelElsewhere(slug));
  return {
    vocabulary: {
      makes: makes.map(({ make, models: ofMake }) => ({
        ...named(make),
        models: ofMake.map(({ model }) => named(model)),
      })),
      versions,
    },
    nameOfSlug,
    market,
  };
}
