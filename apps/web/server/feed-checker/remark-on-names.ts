import { type Channel, foldToKey, quote } from '@forecourt/domain';
import { type MakeOnSale, nearSpellings } from '@forecourt/search';
import type { RemarkOnAdvert } from '@forecourt/store';

type NamesByKey = ReadonlyMap<string, string>;
type MakesByKey = ReadonlyMap<string, { models: NamesByKey }>;

/**
 * Remarks on makes and models that nobody else here sells: most are slips, and buyers who choose from the lists would
 * never find the advert. A market without a single make knows no names to compare with.
 */
export function createRemarkOnNames(onSale: ReadonlyMap<Channel, readonly MakeOnSale[]>): RemarkOnAdvert {
  const known = new Map([...onSale].map(([channel, makes]) => [channel, indexMakes(makes)]));
  return ({ channel, vehicle: { make, model } }) => {
    const makes = known.get(channel);
    if (!makes || makes.names.size === 0) return [];
    const found = makes.byKey.get(foldToKey(make));
    if (!found) return [describe('Make', make, makes.names)];
    return found.models.has(foldToKey(model)) ? [] : [describe('Model', model, found.models)];
  };
}

function indexMakes(makes: readonly MakeOnSale[]): { names: NamesByKey; byKey: MakesByKey } {
  return {
    names: new Map(makes.map(({ make }) => [foldToKey(make), make])),
    byKey: new Map(
      makes.map(({ make, models }) => [
        foldToKey(make),
        { models: new Map(models.map(({ model }) => [foldToKey(model), model])) },
      ]),
    ),
  };
}

function describe(field: 'Make' | 'Model', name: string, known: NamesByKey): string {
  const [key] = nearSpellings(foldToKey(name), known.keys());
  const guess = key === undefined ? undefined : known.get(key);
  return `${field} ${quote(name)} is on no other advert here${guess ? `. Did you mean ${guess}?` : ''}`;
}
