import {
  type AttributeCondition,
  type Channel,
  nameKey,
  nameSlug,
  type SearchQuery,
} from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import { keyOfName, knownNames, type NameBook } from '@forecourt/taxonomy';

/** A make and a model by slug or in any other spelling. */
export interface NamedVehicle {
  make?: string | null | undefined;
  model?: string | null | undefined;
}

/** No known name is longer. */
const longestRead = 100;

/** What the names in an address mean in a channel: the one place where a part of a path becomes a name. */
export interface MarketNames {
  /** A make on sale, in any spelling. */
  findMake(written: string): MakeOnSale | undefined;
  /** The market's spelling of a make and a model that it has; otherwise unchanged. */
  spell(make: string, model: string): { make: string; model: string };
  /** The spelling of a make that is on sale or known. */
  readMake(written: string): string | undefined;
  /** What a make and a model mean together; null if the model is neither on sale nor known. */
  readPair(make: string, model: string): { make: string; model: string } | null;
  /** The spelling of a model that is known but not on sale. */
  modelElsewhere(written: string): string | undefined;
  /** Whether the make and the model are on sale. They need not belong together. */
  isOnSale(named: NamedVehicle): boolean;
  /** Whether they have a page: also if none is on sale today, but the names are generally known. */
  isKnown(named: NamedVehicle): boolean;
  /** The same search with the slugs that the market uses: `vw` is `volkswagen`, and `e220` the `e-class`. */
  resolve(query: SearchQuery): SearchQuery;
}

export function buildMarketNames(
  channel: Channel,
  makes: readonly MakeOnSale[],
  book: NameBook,
): MarketNames {
  const byKey = new Map(makes.map((each) => [nameKey(each.make), each]));
  const modelsOf = new Map(
    makes.map((each) => [each, new Map(each.models.map(({ model }) => [nameKey(model), model]))]),
  );
  const modelKeys = new Set([...modelsOf.values()].flatMap((models) => [...models.keys()]));

  const modelOf = (make: MakeOnSale | undefined, written: string) =>
    make && modelsOf.get(make)?.get(nameKey(written));

  /** The generally known meaning of these names; null if it would be a guess. */
  const read = (make: string, model: string) => {
    if (make.length + model.length > longestRead) return null;
    const names = book.read({ channel, make: inWords(make), model: inWords(model), derivative: null });
    return names.isKnownMake && names.remarks.length === 0 ? names : null;
  };

  const findMake = (written: string) =>
    byKey.get(nameKey(written)) ?? byKey.get(nameKey(read(written, '')?.make ?? ''));

  const spell = (make: string, model: string) => {
    const onSale = findMake(make);
    return { make: onSale?.make ?? make, model: modelOf(onSale, model) ?? model };
  };

  const readPair: MarketNames['readPair'] = (make, model) => {
    const onSale = findMake(make);
    const same = modelOf(onSale, model);
    if (onSale && same) return { make: onSale.make, model: same };
    const meant = read(make, model);
    if (!meant?.isKnownModel) return null;
    const there = byKey.get(nameKey(meant.make));
    return { make: there?.make ?? meant.make, model: modelOf(there, meant.model) ?? meant.model };
  };

  const readMake = (make: string) => findMake(make)?.make ?? readKnownMake(channel, read(make, '')?.make);

  return {
    findMake,
    spell,
    readMake,
    readPair,
    modelElsewhere: (written) => findKnownModel(channel, written),
    isOnSale: ({ make, model }) =>
      (make == null || byKey.has(nameKey(make))) && (model == null || modelKeys.has(nameKey(model))),
    isKnown({ make, model }) {
      if (make != null && readMake(make) === undefined) return false;
      if (model == null || modelKeys.has(nameKey(model))) return true;
      return make != null && readPair(make, model) !== null;
    },
    resolve(asked) {
      const query = asked.excluded
        ? { ...asked, excluded: resolveExcluded(asked.excluded, readMake) }
        : asked;
      const wanted = { make: namesIn(query.filters?.make), model: namesIn(query.filters?.model) };
      if (wanted.make.length === 0 && wanted.model.length === 0) return query;
      const pairs = wanted.model.map((model) => {
        for (const make of wanted.make) {
          const pair = readPair(make, model);
          if (pair) return { ...pair, written: make };
        }
        return { make: null, model, written: null };
      });
      const ofMake = (make: string) =>
        pairs.find(({ written }) => written === make)?.make ?? readMake(make) ?? make;
      return {
        ...query,
        filters: {
          ...query.filters,
          ...(wanted.make.length > 0 && { make: anyOfNames(wanted.make.map(ofMake)) }),
          ...(wanted.model.length > 0 && { model: anyOfNames(pairs.map(({ model }) => model)) }),
        },
      };
    },
  };
}

/** Makes to leave out have other names too; a model without its make has none that is sure. */
function resolveExcluded(
  excluded: NonNullable<SearchQuery['excluded']>,
  readMake: (make: string) => string | undefined,
): NonNullable<SearchQuery['excluded']> {
  if (!excluded.make) return excluded;
  const makes = excluded.make.map((make) => nameSlug(readMake(String(make)) ?? String(make)));
  return { ...excluded, make: [...new Set(makes)].sort((a, b) => a.localeCompare(b, 'en')) };
}

/** A slug as a feed might write it. */
function inWords(slug: string): string {
  return slug.replaceAll('-', ' ').trim();
}

function namesIn(condition: AttributeCondition | undefined): string[] {
  return condition && 'anyOf' in condition ? condition.anyOf.map(String) : [];
}

function anyOfNames(names: readonly string[]): AttributeCondition {
  return { anyOf: [...new Set(names.map(nameSlug))].sort((a, b) => a.localeCompare(b, 'en')) };
}

function readKnownMake(channel: Channel, make: string | undefined): string | undefined {
  const known = make === undefined ? undefined : knownNames(channel).makes.get(keyOfName(make));
  return known && known.names.length > 0 ? known.make : undefined;
}

function findKnownModel(channel: Channel, written: string): string | undefined {
  const key = keyOfName(written);
  for (const { models } of knownNames(channel).makes.values()) {
    const meant = models.get(key);
    if (meant?.rest === '') return meant.model;
  }
  return undefined;
}
