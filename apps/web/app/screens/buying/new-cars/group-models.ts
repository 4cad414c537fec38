import type { NewVersion } from '@forecourt/services';

/** A new model with facts from its versions in stock. */
export interface NewModel {
  make: string;
  model: string;
  count: number;
  /** The cheapest version; null when all of them are POA. */
  priceFrom: number | null;
  priceTo: number | null;
  bodies: string[];
  fuels: string[];
  co2: Span | null;
  motorTax: Span | null;
  imageUrl: string;
}

export type Span = readonly [low: number, high: number];

/** Groups versions into models, by name. */
export function groupModels(versions: readonly NewVersion[]): NewModel[] {
  const groups = Map.groupBy(versions, ({ make, model }) => `${make}\n${model}`);
  return [...groups.values()]
    .map(buildModel)
    .filter((model) => model !== null)
    .sort(byName);
}

function buildModel(versions: readonly NewVersion[]): NewModel | null {
  const [first] = versions;
  if (!first) return null;
  const prices = spanOf(versions.map(({ price }) => price));
  const cheapest = versions.find(({ price }) => price !== null && price === prices?.[0]) ?? first;
  return {
    make: first.make,
    model: first.model,
    count: versions.length,
    priceFrom: prices?.[0] ?? null,
    priceTo: prices?.[1] ?? null,
    bodies: namesOf(versions.map(({ body }) => body)),
    fuels: namesOf(versions.map(({ fuel }) => fuel)),
    co2: spanOf(versions.map(({ co2 }) => co2)),
    motorTax: spanOf(versions.map(({ motorTax }) => motorTax)),
    imageUrl: cheapest.imageUrl,
  };
}

export function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null;
}

/** Distinct names, the most common first. */
export function namesOf(names: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([name]) => name);
}

export function byName(a: NewModel, b: NewModel): number {
  return `${a.make} ${a.model}`.localeCompare(`${b.make} ${b.model}`, 'en-IE', { numeric: true });
}

export function byStock(a: NewModel, b: NewModel): number {
  return b.count - a.count || byName(a, b);
}

/** Models without a stated price come last in either direction. */
export function byPrice(a: NewModel, b: NewModel): number {
  return (a.priceFrom ?? Number.MAX_SAFE_INTEGER) - (b.priceFrom ?? Number.MAX_SAFE_INTEGER) || byName(a, b);
}
