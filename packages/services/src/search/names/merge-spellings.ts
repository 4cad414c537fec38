import { nameKey } from '@forecourt/domain';
import type { Facet, MakeOnSale, ModelCount, SearchResult, ValueCount } from '@forecourt/search';
import type { MarketNames } from './market-names.ts';

/**
 * Each make and each of its models once, as most adverts write it. Imports unify spellings, but a market may
 * hold older data: then the order of the rows must not decide what a page is called.
 */
export function mergeMakes(makes: readonly MakeOnSale[]): MakeOnSale[] {
  return [...Map.groupBy(makes, ({ make }) => nameKey(make)).values()]
    .map((same) => ({
      make: commonest(same.map(({ make, count }) => ({ name: make, count }))),
      count: sum(same),
      models: mergeModels(same.flatMap(({ models }) => models)),
    }))
    .sort((a, b) => compare(a.make, b.make));
}

function mergeModels(models: MakeOnSale['models']): MakeOnSale['models'] {
  return [...Map.groupBy(models, ({ model }) => nameKey(model)).values()]
    .map((same) => ({
      model: commonest(same.map(({ model, count }) => ({ name: model, count }))),
      count: sum(same),
    }))
    .sort((a, b) => compare(a.model, b.model));
}

/** On a tie, the alphabetically first. */
function commonest(spellings: readonly { name: string; count: number }[]): string {
  const counts = new Map<string, number>();
  for (const { name, count } of spellings) counts.set(name, (counts.get(name) ?? 0) + count);
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || compare(a, b));
  return first?.[0] ?? '';
}

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The counts of a search by the names that the market uses. */
export function mergeCounts(result: SearchResult, market: MarketNames): SearchResult {
  const spellMake = (make: string) => market.findMake(make)?.make ?? make;
  const models = mergeBy(
    result.models.map((each) => ({ ...each, ...market.spell(each.make, each.model) })),
    ({ make, model }: ModelCount) => `${make}\n${model}`,
  );
  const counted = new Map(models.map(({ model }) => [nameKey(model), model]));
  return {
    ...result,
    models,
    facets: {
      ...result.facets,
      make: mergeFacet(result.facets.make, spellMake),
      model: mergeFacet(result.facets.model, (model) => counted.get(nameKey(model)) ?? model),
    },
  };
}

function mergeFacet(facet: Facet | undefined, spell: (name: string) => string): Facet {
  if (facet?.kind !== 'values') return facet ?? { kind: 'values', values: [] };
  const spelled = facet.values.map(({ value, count }) => ({ value: spell(String(value)), count }));
  const values: ValueCount[] = mergeBy(spelled, ({ value }) => value);
  return { kind: 'values', values };
}

function mergeBy<Counted extends { count: number }>(
  counted: readonly Counted[],
  keyOf: (each: Counted) => string,
): Counted[] {
  const merged = new Map<string, Counted>();
  for (const each of counted) {
    const same = merged.get(keyOf(each));
    merged.set(keyOf(each), same ? { ...same, count: same.count + each.count } : each);
  }
  return [...merged.values()];
}
