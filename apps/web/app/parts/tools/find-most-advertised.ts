import type { MakeOnSale } from '@forecourt/search';

export interface MakeAndModel {
  make: string;
  model: string;
}

/** The model with the most adverts, for an example that most visitors know; null in an empty market. */
export function findMostAdvertised(makes: readonly MakeOnSale[]): MakeAndModel | null {
  const models = makes.flatMap(({ make, models }) => models.map((each) => ({ make, ...each })));
  const [first] = models.toSorted((a, b) => b.count - a.count);
  return first ? { make: first.make, model: first.model } : null;
}
