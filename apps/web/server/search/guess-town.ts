import { findTown, foldToKey, type Town, towns } from '@forecourt/domain';
import { nearSpellings } from '@forecourt/search';

const townKeys = new Set(towns.flatMap(({ name, irishName }) => [foldToKey(name), foldToKey(irishName)]));

/** The town that was probably meant by a name that is none: `Malow` is nearly Mallow. The largest, where several are. */
export function guessTown(text: string): Town | undefined {
  const near = nearSpellings(foldToKey(text), townKeys).flatMap((key) => findTown(key) ?? []);
  return near.toSorted((a, b) => b.population - a.population)[0];
}
