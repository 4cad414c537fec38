import { foldToKey } from '../slug/fold.ts';
import { type Town, towns } from './towns.ts';

const townByKey = new Map<string, Town>();
for (const town of towns) townByKey.set(foldToKey(town.irishName), town);
for (const town of towns) townByKey.set(foldToKey(town.name), town);

/** Finds a town by slug or by its English or Irish name, in any case. */
export function findTown(text: string): Town | undefined {
  return townByKey.get(foldToKey(text));
}
