import {
  findSettlements,
  foldToKey,
  listSettlementKeys,
  type NamedPosition,
  parseNear,
} from '@forecourt/domain';
import { nearSpellings } from './near-spellings.ts';

/**
 * The place that an unknown name probably means: `Malow` is close to Mallow. The largest, if there are
 * several.
 */
export function guessTown(text: string): NamedPosition | undefined {
  const near = nearSpellings(foldToKey(text), listSettlementKeys()).flatMap(
    (key) => findSettlements(key)[0] ?? [],
  );
  const [largest] = near.toSorted((a, b) => b.population - a.population);
  return largest && parseNear(`${largest.name}, Co. ${largest.county}`);
}
