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
 * Asks the engine once per version of the index, and the version may change ten times a second. While only counts change,
 * the vocabulary stays the same object, so that nothing derived from it has to be recomputed.
 */
export function createMakeNames(
  engine: Pick<SearchEngine, 'version' | 'makes' | 'names'>,
  book = new NameBook(),
): (channel: Channel) => Promise<MakeNames> {
  const known = new Map<Channel, Known>();
  return async (channel) => {
    const before = known.get(channel);
    const { version } = engine;
    if (before?.version === version) return before.names;
    const written = await engine.makes(channel);
    const versions = await readVersions(engine, channel);
    const namesAsWritten = listNames(written, versions);
    const needsNoMerging = before?.namesAsWritten === namesAsWritten && !before.names.hasVariants;
    const makes = needsNoMerging ? written : mergeMakes(written);
    const mergedNames = needsNoMerging ? namesAsWritten : listNames(makes, versions);
    const hasVariants = mergedNames !== namesAsWritten;
    const names =
      before?.mergedNames === mergedNames
        ? { ...before.names, makes, hasVariants }
        : { makes, hasVariants, ...buildNames(channel, makes, versions, book) };
    known.set(channel, { version, namesAsWritten, mergedNames, names });
    return names;
  };
}

interface Known {
  version: number;
  /** As the adverts write them. */
  namesAsWritten: string;
  /** Each in one spelling. */
  mergedNames: string;
  names: MakeNames;
}

/** A trim that few adverts have is more often a remark than a name. */
const fewestOfVersion = 5;

async function readVersions(engine: Pick<SearchEngine, 'names'>, channel: Channel): Promise<string[]> {
  const versions = await engine.names(channel, 'version');
  return versions.filter(({ count }) => count >= fewestOfVersion).map(({ name }) => name);
}

/** As text, to compare it. */
function listNames(makes: readonly MakeOnSale[], versions: readonly string[]): string {
  return JSON.stringify([
    makes.map(({ make, models }) => [make, models.map(({ model }) => model)]),
    versions,
  ]);
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
