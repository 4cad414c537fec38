import type { ChannelIndex } from '../index/channel-index.ts';
import type { MakeOnSale, NameOnSale } from './search-engine.ts';

export function buildMakesOnSale(index: ChannelIndex): MakeOnSale[] {
  const { families } = index.schema;
  const makes = new Map<
    string,
    { make: string; count: number; models: { model: string; count: number }[] }
  >();
  for (const family of families.sorted()) {
    const count = index.derived.liveOfFamily[family] ?? 0;
    if (count === 0) continue;
    const make = families.makeName(family);
    const onSale = makes.get(make) ?? { make, count: 0, models: [] };
    onSale.count += count;
    onSale.models.push({ model: families.modelName(family), count });
    makes.set(make, onSale);
  }
  return [...makes.values()];
}

/** By name. */
export function buildNamesOnSale({ schema, derived }: ChannelIndex, key: string): NameOnSale[] {
  const plan = schema.plans[schema.planOf(key)];
  const counts = derived.counter.live[schema.planOf(key)];
  if (plan?.kind !== 'open' || !counts) return [];
  return [...plan.dictionary.entries()]
    .map(([code, name]) => ({ name: String(name), count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
