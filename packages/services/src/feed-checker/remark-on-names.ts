import { type Channel, nameKey, quote } from '@forecourt/domain';
import { type MakeOnSale, nearSpellings } from '@forecourt/search';
import type { RemarkOnAdvert } from '@forecourt/store';
import { keyOfName, knownNames } from '@forecourt/taxonomy';

type NamesByKey = ReadonlyMap<string, string>;
type MakesByKey = ReadonlyMap<string, { models: NamesByKey }>;

/**
 * Remarks on makes and models that are neither known nor sold here: most are typing errors, and buyers who
 * choose from the lists would never find the advert. A market without a single make has no names to compare
 * with.
 */
export function createRemarkOnNames(onSale: ReadonlyMap<Channel, readonly MakeOnSale[]>): RemarkOnAdvert {
  const known = new Map([...onSale].map(([channel, makes]) => [channel, indexMakes(makes)]));
  return ({ channel, vehicle: { make, model } }) => {
    const makes = known.get(channel);
    if (!makes || makes.names.size === 0 || isKnown(channel, make, model)) return [];
    const found = makes.byKey.get(nameKey(make));
    if (!found) return [describe('Make', make, makes.names)];
    return found.models.has(nameKey(model)) ? [] : [describe('Model', model, found.models)];
  };
}

function isKnown(channel: Channel, make: string, model: string): boolean {
  return knownNames(channel).makes.get(keyOfName(make))?.models.has(keyOfName(model)) ?? false;
}

function indexMakes(makes: readonly MakeOnSale[]): { names: NamesByKey; byKey: MakesByKey } {
  return {
    names: new Map(makes.map(({ make }) => [nameKey(make), make])),
    byKey: new Map(
      makes.map(({ make, models }) => [
        nameKey(make),
        { models: new Map(models.map(({ model }) => [nameKey(model), model])) },
      ]),
    ),
  };
}

function describe(field: 'Make' | 'Model', name: string, known: NamesByKey): string {
  const [key] = nearSpellings(nameKey(name), known.keys());
  const guess = key === undefined ? undefined : known.get(key);
  return `${field} ${quote(name)} is on no other advert here${guess ? `. Did you mean ${guess}?` : ''}`;
}
